/** The file of a message. */
export interface Attachment {
  /** The name, with its ending. */
  getName(): string;
  /** The URL to show or download it, if it has one. */
  getUrl?(): string | undefined;
  /** The MIME type; '' when unknown. */
  getMimeType?(): string;
  /** In bytes; 0 when unknown. */
  getSize?(): number;
  /** Of a picture or video, in pixels; undefined when unknown. */
  getWidth?(): number | undefined;
  /** Of a picture or video, in pixels; undefined when unknown. */
  getHeight?(): number | undefined;
}

/** A file to send; a browser's `File` fits. */
export interface MediaFile {
  /** The name, with its ending. */
  readonly name: string;
  /** The MIME type. */
  readonly type?: string;
  /** In bytes. */
  readonly size?: number;
  /** The URL of a file that is stored already. */
  readonly url?: string;
  /** Of a picture or video, in pixels. */
  readonly width?: number;
  /** Of a picture or video, in pixels. */
  readonly height?: number;
}

/** What the kit passes to `sendMediaMessage`. */
export interface UploadOptions {
  /** Called with the sent part of the file, from 0 to 1. */
  onProgress?(fraction: number): void;
  /** Called with the function that cancels the upload; an SDK that cannot cancel never calls it. */
  onCancelable?(cancel: () => void): void;
}

import { MESSAGE_TYPE, type MessageType } from '../sdk/index.ts';

/** The kinds of files, as message types. */
export type FileKind = Exclude<MessageType, 'text'>;

/** A chosen file that is not sent yet. */
export interface ChosenFile {
  /** Pictures and videos get a width and height once they are known. */
  readonly file: File;
  readonly kind: FileKind;
  /** The URL of a picture's or video's preview; '' without one. */
  readonly url: string;
}

/** Returns the kind of a file by its MIME type. */
export function kindOf(file: Pick<File, 'type'>): FileKind {
  const [start] = String(file.type).split('/');
  const { IMAGE, VIDEO, AUDIO, FILE } = MESSAGE_TYPE;
  return [IMAGE, VIDEO, AUDIO].find((kind) => kind === start) ?? FILE;
}

/** Creates a chosen file; call `releaseFile` when it is no longer shown. */
export function chooseFile(file: File, kind: FileKind): ChosenFile {
  const hasPreview = kind === 'image' || kind === 'video';
  const url = hasPreview && typeof URL.createObjectURL === 'function' ? URL.createObjectURL(file) : '';
  if (url) measure(file, kind, url);
  return { file, kind, url };
}

/** Frees the preview of a file. */
export function releaseFile({ url }: ChosenFile): void {
  if (url) URL.revokeObjectURL(url);
}

/** Sets the width and height of a picture or video if they are known, so that its message reserves space. */
function measure(file: File, kind: FileKind, url: string): void {
  const note = (width: number, height: number) => {
    if (width > 0 && height > 0) Object.assign(file, { width, height });
  };
  if (kind === 'image') {
    const picture = new Image();
    picture.onload = () => note(picture.naturalWidth, picture.naturalHeight);
    picture.src = url;
  } else {
    const video = document.createElement('video');
    video.preload = 'metadata';
    video.onloadedmetadata = () => note(video.videoWidth, video.videoHeight);
    video.src = url;
  }
}

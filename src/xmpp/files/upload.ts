import type { Agent } from 'stanza';
import type { FileJSON } from '../../server/index.ts';
import { codedError } from '../shared/coded-error.ts';
import { isSafeUrl } from '../shared/safe-url.ts';

/** A file of a message, as the app passes it. */
interface GivenFile {
  readonly name: string;
  readonly type?: string;
  readonly size?: number;
}

/** The headers that a server may set (XEP-0363); others could change the request. */
const HEADERS = ['authorization', 'cookie', 'expires'];

/** Whether a file has bytes. Not `instanceof`, because a file from another window has another class. */
const hasBytes = (file: GivenFile): file is File => typeof (file as Partial<File>).arrayBuffer === 'function';

/** Uploads files by HTTP (XEP-0363). */
export class Uploads {
  readonly #agent: () => Agent;
  #service: Promise<{ jid: string; maxSize?: number }> | undefined;

  constructor(agent: () => Agent) {
    this.#agent = agent;
  }

  /** Uploads a file; rejects with `ERR_NO_FILE`, `ERR_FILE_TOO_LARGE` or `ERR_UPLOAD`. */
  async store(file: GivenFile, signal: AbortSignal): Promise<FileJSON> {
    if (!hasBytes(file)) throw codedError('ERR_NO_FILE', `'${file.name}' holds no bytes: pass a File.`);
    const { jid, maxSize } = await this.#find();
    if (maxSize !== undefined && file.size > maxSize) {
      throw codedError('ERR_FILE_TOO_LARGE', `'${file.name}' is larger than the server's ${maxSize} bytes.`);
    }
    const type = file.type || 'application/octet-stream';
    const slot = await this.#agent().getUploadSlot(jid, {
      name: file.name,
      size: file.size,
      mediaType: type,
    });
    if (!isSafeUrl(slot.upload.url) || !isSafeUrl(slot.download)) {
      throw codedError('ERR_UPLOAD', `The server stores '${file.name}' in the open: it has to offer https.`);
    }
    const headers = new Headers({ 'Content-Type': type });
    for (const { name, value } of slot.upload.headers ?? []) {
      if (HEADERS.includes(name.toLowerCase())) headers.set(name, value.replace(/[\r\n]/g, ''));
    }
    const answer = await fetch(slot.upload.url, { method: 'PUT', body: file, headers, signal });
    if (!answer.ok) throw codedError('ERR_UPLOAD', `The server refused '${file.name}': ${answer.status}.`);
    return { name: file.name, url: slot.download, type, size: file.size };
  }

  #find(): Promise<{ jid: string; maxSize?: number }> {
    this.#service ??= this.#agent()
      .getUploadService()
      .catch((error: unknown) => {
        // Ask again for the next file.
        this.#service = undefined;
        throw error;
      });
    return this.#service;
  }
}

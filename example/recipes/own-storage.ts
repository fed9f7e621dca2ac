import type { FileJSON, ServerOptions } from 'solid-chat-kit/server';

/**
 * Uploads files to a storage of your own, with their progress; the option `upload` of `createKit`.
 * @param sign - asks your server for a URL that the file may be put to, and the URL that it can be read at.
 */
export function uploadTo(
  sign: (
    name: string,
    type: string,
  ) => Promise<{ put: string; get: string }>,
): ServerOptions['upload'] {
  return async (file, { signal, onProgress }): Promise<FileJSON> => {
    const { name, size = 0, type = '' } = file;
    const { put, get } = await sign(name, type);
    await new Promise<void>((resolve, reject) => {
      // Unlike fetch(), it tells the progress.
      const request = new XMLHttpRequest();
      request.open('PUT', put);
      request.upload.onprogress = ({ loaded, total }) =>
        onProgress(loaded / total);
      request.onload = () =>
        request.status < 300
          ? resolve()
          : reject(new Error(request.statusText));
      request.onerror = () =>
        reject(new Error('The storage cannot be reached.'));
      signal.addEventListener('abort', () => {
        request.abort();
        reject(signal.reason);
      });
      request.send(file as File);
    });
    return { name, size, type, url: get };
  };
}

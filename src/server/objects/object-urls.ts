/** The object URLs of a session. */
export type ObjectUrls = Set<string>;

interface Made {
  readonly url: string;
  readonly urls: ObjectUrls | undefined;
}

const collected = new FinalizationRegistry<Made>(({ url, urls }) => {
  urls?.delete(url);
  URL.revokeObjectURL(url);
});

/** Creates an object URL. It is revoked when `owner` is garbage, or with `revokeAll`. */
export function makeObjectUrl(owner: object, bytes: Blob, urls: ObjectUrls | undefined): string {
  const url = URL.createObjectURL(bytes);
  urls?.add(url);
  collected.register(owner, { url, urls });
  return url;
}

/** Revokes all object URLs of a session that ends. */
export function revokeAll(urls: ObjectUrls): void {
  for (const url of urls) URL.revokeObjectURL(url);
  urls.clear();
}

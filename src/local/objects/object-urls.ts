/** The object URLs of a user's files, and how many sessions of this page have that user signed in. */
interface Held {
  readonly urls: Set<string>;
  sessions: number;
}

/** By uid, as long as a session is signed in. */
const held = new Map<string, Held>();

interface Made {
  readonly url: string;
  readonly viewer: string | undefined;
}

function revoke({ url, viewer }: Made): void {
  held.get(viewer ?? '')?.urls.delete(url);
  URL.revokeObjectURL(url);
}

const collected = new FinalizationRegistry<Made>(revoke);

/** Creates an object URL. It is revoked when `owner` is garbage, or when the last session of `viewer` signs out. */
export function makeObjectUrl(owner: object, bytes: Blob, viewer: string | undefined): string {
  const url = URL.createObjectURL(bytes);
  held.get(viewer ?? '')?.urls.add(url);
  collected.register(owner, { url, viewer });
  return url;
}

/** Keeps the object URLs of a user who signs in. */
export function holdObjectUrls(viewer: string): void {
  const known = held.get(viewer);
  if (known) known.sessions++;
  else held.set(viewer, { urls: new Set(), sessions: 1 });
}

/** Revokes the object URLs of a user who signs out, unless another session of this page shows them. */
export function releaseObjectUrls(viewer: string): void {
  const known = held.get(viewer);
  if (!known || --known.sessions > 0) return;
  held.delete(viewer);
  for (const url of known.urls) URL.revokeObjectURL(url);
}

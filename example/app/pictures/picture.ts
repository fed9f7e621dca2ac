import type { SeedFile } from 'solid-chat-kit/local';

/** Describes a drawing of the demo as a picture that somebody sends. */
export const picture = (name: string, url: string, width: number, height: number): SeedFile => ({
  name,
  type: 'image/svg+xml',
  size: 182_000,
  url,
  width,
  height,
});

/** The largest picture in a bubble, and its size while unknown, in px. */
const MOST_WIDTH = 320;
const MOST_HEIGHT = 360;
const UNKNOWN = { width: 320, height: 240 };
const LEAST = 96;

/** Returns the size of a picture in a bubble, in whole px: its own, reduced to fit. */
export function fitPicture(width: number, height: number): { width: number; height: number } {
  if (!(width > 0 && height > 0)) return UNKNOWN;
  const scale = Math.min(1, MOST_WIDTH / width, MOST_HEIGHT / height);
  return {
    width: Math.max(LEAST, Math.round(width * scale)),
    height: Math.max(LEAST, Math.round(height * scale)),
  };
}

const MEDIA_PROTOCOLS = new Set(['http:', 'https:', 'blob:']);

/** Whether a file's URL is safe to load and to download: none that a browser executes. */
export function isMediaUrl(url: string): boolean {
  if (/^data:(?:image\/(?!svg)|audio\/|video\/)/i.test(url)) return true;
  try {
    return MEDIA_PROTOCOLS.has(new URL(url, 'https://relative.invalid').protocol);
  } catch {
    return false;
  }
}

const MEDIA_PROTOCOLS = new Set(['http:', 'https:', 'blob:']);

/** Whether a file's URL is safe to load and download: browsers do not execute it. */
export function isMediaUrl(url: string): boolean {
  if (/^data:(?:image\/(?!svg)|audio\/|video\/)/i.test(url)) return true;
  try {
    return MEDIA_PROTOCOLS.has(new URL(url, 'https://relative.invalid').protocol);
  } catch {
    return false;
  }
}

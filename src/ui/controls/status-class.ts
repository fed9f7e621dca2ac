/** A status as it may enter a class name: as it is when it is one plain word, else ''. */
export function statusWord(status: string): string {
  return /^[A-Za-z0-9_-]+$/.test(status) ? status : '';
}

/** Returns a status for use in a class name: unchanged if it is one plain word, else ''. */
export function statusWord(status: string): string {
  return /^[A-Za-z0-9_-]+$/.test(status) ? status : '';
}

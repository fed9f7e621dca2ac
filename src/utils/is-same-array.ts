/** Whether two arrays have the same items in the same order. */
export function isSameArray<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((each, index) => each === b[index]);
}

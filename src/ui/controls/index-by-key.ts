/** Returns the index to which an arrow key, Home or End moves among `count` items. */
export function indexByKey(key: string, index: number, count: number): number | undefined {
  return { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: count - 1 }[key];
}

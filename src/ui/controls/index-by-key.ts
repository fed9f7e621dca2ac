/** Where an arrow key, Home or End leads from an index among `count` items; beyond them at their ends. */
export function indexByKey(key: string, index: number, count: number): number | undefined {
  return { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: count - 1 }[key];
}

/** Returns the index to which an arrow key, Home or End moves among `count` items. */
export function indexByKey(key: string, index: number, count: number): number | undefined {
  return { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: count - 1 }[key];
}

/** The same for a horizontal row; wraps around. */
export function indexInRow(key: string, isRtl: boolean, index: number, count: number): number | undefined {
  const [forward, backward] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const turned = key === forward ? 'ArrowDown' : key === backward ? 'ArrowUp' : key;
  const next = turned === key && key.startsWith('Arrow') ? undefined : indexByKey(turned, index, count);
  return next === undefined ? undefined : (next + count) % count;
}

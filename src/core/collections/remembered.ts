/**
 * A function that remembers what it gave for each key.
 * @param most - so many keys are remembered at the most; then all are forgotten.
 */
// @__NO_SIDE_EFFECTS__
export function remembered<K, T>(compute: (key: K) => T, most = Number.POSITIVE_INFINITY): (key: K) => T {
  const known = new Map<K, T>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined && !known.has(key)) {
      if (known.size >= most) known.clear();
      value = compute(key);
      known.set(key, value);
    }
    return value as T;
  };
}

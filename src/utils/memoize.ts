/**
 * Caches a function's values by key.
 * @param most - the maximum number of keys; one more clears the cache.
 */
// @__NO_SIDE_EFFECTS__
export function memoize<K, T>(compute: (key: K) => T, most = Number.POSITIVE_INFINITY): (key: K) => T {
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

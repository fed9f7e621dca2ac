/**
 * Caches one value per object, for the lifetime of the object. Creates its map on first use: most caches are never
 * used.
 */
// @__NO_SIDE_EFFECTS__
export function memoizeWeak<K extends object, V>(make: (key: K) => V): (key: K) => V {
  let made: WeakMap<K, V> | undefined;
  return (key) => {
    made ??= new WeakMap();
    let value = made.get(key);
    if (value === undefined) {
      value = make(key);
      made.set(key, value);
    }
    return value;
  };
}

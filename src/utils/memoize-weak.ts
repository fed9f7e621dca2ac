/** Caches one value per object, for as long as the object lives. Makes its map when first asked: most caches never are. */
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

/** What nobody has written yet, by the texts to choose from. */
const left = new WeakMap<readonly string[], string[]>();

/** Returns a random text; none comes again before all others have. */
export function someText(texts: readonly string[] = []): string {
  const rest = left.get(texts)?.length ? (left.get(texts) as string[]) : [...texts];
  left.set(texts, rest);
  return rest.splice(Math.floor(Math.random() * rest.length), 1)[0] ?? '👍';
}

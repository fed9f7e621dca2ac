/** Returns a random text. */
export function someText(texts: readonly string[] | undefined): string {
  return texts?.[Math.floor(Math.random() * texts.length)] ?? '👍';
}

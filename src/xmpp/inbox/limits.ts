/** The longest text, or content of an app as JSON, in characters. */
const LONGEST_TEXT = 100_000;
/** How deep the content of an app may be nested. */
const DEEPEST = 32;
/** In characters. */
export const LONGEST_ID = 256;

export const isId = (id: unknown): id is string =>
  typeof id === 'string' && id !== '' && id.length <= LONGEST_ID;

/** Whether a text and the content of an app are small enough to be stored everywhere. */
export function isWithinLimits(text: string, json = ''): boolean {
  return text.length <= LONGEST_TEXT && json.length <= LONGEST_TEXT && depthOf(json) <= DEEPEST;
}

/** Returns how deep JSON is nested: databases copy it recursively. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  // Brackets within strings do not count. The pattern also matches a string without an end, so it never starts over.
  for (const character of json.replace(/"(?:[^"\\]|\\.?)*"?/gs, '')) {
    if (character === '[' || character === '{') deepest = Math.max(deepest, ++depth);
    else if (character === ']' || character === '}') depth--;
  }
  return deepest;
}

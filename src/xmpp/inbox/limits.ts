/** The maximum length of a text, or of an app's content as JSON, in characters. */
const LONGEST_TEXT = 100_000;
/** The maximum nesting depth of an app's content. */
const DEEPEST = 32;
/** In characters. */
export const LONGEST_ID = 256;

export const isId = (id: unknown): id is string =>
  typeof id === 'string' && id !== '' && id.length <= LONGEST_ID;

/** Whether a text and an app's content are small enough to be stored everywhere. */
export function isWithinLimits(text: string, json = ''): boolean {
  return text.length <= LONGEST_TEXT && json.length <= LONGEST_TEXT && depthOf(json) <= DEEPEST;
}

/** Returns the nesting depth of JSON: databases copy it recursively. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  // Ignore brackets within strings. The pattern also matches an unterminated string, so it never backtracks.
  for (const character of json.replace(/"(?:[^"\\]|\\.?)*"?/gs, '')) {
    if (character === '[' || character === '{') deepest = Math.max(deepest, ++depth);
    else if (character === ']' || character === '}') depth--;
  }
  return deepest;
}

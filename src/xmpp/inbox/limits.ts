/** The maximum length of a text, or of an app's content as JSON, in characters. */
const MAX_TEXT = 100_000;
/** The maximum nesting depth of an app's content. */
const MAX_DEPTH = 32;
/** In characters. */
export const MAX_ID = 256;

export const isId = (id: unknown): id is string => typeof id === 'string' && id !== '' && id.length <= MAX_ID;

/** Whether a text and an app's content are small enough to be stored everywhere. */
export function isWithinLimits(text: string, json = ''): boolean {
  return text.length <= MAX_TEXT && json.length <= MAX_TEXT && depthOf(json) <= MAX_DEPTH;
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

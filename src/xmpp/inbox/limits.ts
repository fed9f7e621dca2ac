/** The longest text, or content of an app as JSON, in characters; and how deep that content may be nested. */
const LONGEST_TEXT = 100_000;
const DEEPEST = 32;
/** The longest id. */
const LONGEST_ID = 256;

export const isId = (id: unknown): id is string =>
  typeof id === 'string' && id !== '' && id.length <= LONGEST_ID;

/** Whether a text and the content of an app are small enough for all who have to store them. */
export function isWithinLimits(text: string, json = ''): boolean {
  return text.length <= LONGEST_TEXT && json.length <= LONGEST_TEXT && depthOf(json) <= DEEPEST;
}

/** Returns how deep JSON is nested: databases copy what is nested by recursion. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  // Without what is in strings.
  for (const character of json.replace(/"(?:[^"\\]|\\.)*"/gs, '')) {
    if (character === '[' || character === '{') deepest = Math.max(deepest, ++depth);
    else if (character === ']' || character === '}') depth--;
  }
  return deepest;
}

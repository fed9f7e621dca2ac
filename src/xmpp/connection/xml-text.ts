/** Whether XML allows a code point; lone surrogates are forbidden. */
function isAllowed(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code < 0xd800 || (code > 0xdfff && code !== 0xfffe && code !== 0xffff);
}

/** Removes characters that XML forbids: one of them would end the stream at each attempt to send it. */
export function xmlText(text: string): string {
  let allowed = '';
  for (const character of text) if (isAllowed(character.codePointAt(0) ?? 0)) allowed += character;
  return allowed;
}

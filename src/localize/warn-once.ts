import { DEV } from 'solid-js';

const warned = new Set<string>();

/** Warns on the console in development, once per message. */
export function warnOnce(sentence: string): void {
  if (!DEV || warned.has(sentence)) return;
  warned.add(sentence);
  console.warn(`solid-chat-kit: ${sentence}`);
}

import type { Row, Said, ShownRow, Told } from './page/talk.ts';

/** What a tab must show in the end. */
export interface Expected {
  /** Newest first. */
  readonly rows: readonly Row[];
  /** The expected texts of rows, without unread counts of partly read groups. */
  readonly shown: readonly Partial<ShownRow>[];
  /** By group, oldest first. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  /** The other tab's messages, in the order they were written. */
  readonly heard: readonly string[];
}

/**
 * Computes what a tab must show from what both tabs report: ids give the order, and unread messages are those
 * the other one wrote after the last mark.
 */
export function expectedOf(uid: string, read: Told['read'], all: readonly Said[]): Expected {
  const inOrder = [...all].sort((a, b) => a.id - b.id);
  const texts = new Map<string, string[]>();
  const lasts = new Map<string, number>();
  const unread = new Map<string, number>();
  for (const { id, sender, group, text } of inOrder) {
    const said = texts.get(group);
    if (said) said.push(text);
    else texts.set(group, [text]);
    lasts.set(group, id);
    if (sender !== uid && id > (read[group] ?? 0)) unread.set(group, (unread.get(group) ?? 0) + 1);
  }
  const groups = [...lasts].sort(([, a], [, b]) => b - a).map(([group]) => group);
  const rows = groups.map((group) => ({
    group,
    unread: unread.get(group) ?? 0,
    last: texts.get(group)?.at(-1) ?? '',
  }));
  const other = all.find(({ sender }) => sender !== uid)?.sender ?? '';
  return {
    rows,
    shown: rows.map(({ group, last, unread: count }) => {
      const row = { name: group || other, last };
      // A list gets an event for a read conversation, but not for a partly read one.
      return group in read ? row : { ...row, unread: count > 999 ? '999+' : String(count || '') };
    }),
    texts,
    heard: inOrder.filter(({ sender }) => sender !== uid).map(({ text }) => text),
  };
}

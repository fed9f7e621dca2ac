import type { Row, Said, ShownRow, Told } from './page/talk.ts';

/** What a tab must show once all is said. */
export interface Expected {
  /** Newest first. */
  readonly rows: readonly Row[];
  /** What the screen says of them, but for the unread counts of groups of which a part was read. */
  readonly shown: readonly Partial<ShownRow>[];
  /** By group, oldest first. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  /** What the other tab said, in the order in which it was written. */
  readonly heard: readonly string[];
}

/**
 * Works out by itself, from what both tabs say they did, what one of them must show: ids tell the order in
 * which all was written, and what is unread is what the other one wrote after the last mark.
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
      // A list learns that a conversation was read, not that a part of it was.
      return group in read ? row : { ...row, unread: count > 999 ? '999+' : String(count || '') };
    }),
    texts,
    heard: inOrder.filter(({ sender }) => sender !== uid).map(({ text }) => text),
  };
}

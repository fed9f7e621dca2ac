import type { ServerHandlers } from '../../server/index.ts';
import type { Archive } from '../archive/archive.ts';
import type { Effect } from '../archive/effects.ts';
import type { StoredMessage } from '../archive/records.ts';
import { type JsonWriter, type MessageRelations, seconds } from './json-writer.ts';

/** The data that an announcement needs. */
interface Source {
  readonly archive: Archive;
  readonly json: JsonWriter;
}

/** Finds the messages that a message refers to, and counts its replies. */
export async function relationsOf(
  archive: Archive,
  { quoted, parent, chat, refs: [ref = ''] }: StoredMessage,
): Promise<MessageRelations> {
  const { hasThreads } = archive.chats.get(chat) ?? {};
  return {
    ...(hasThreads && !parent && { replies: await archive.countReplies(ref) }),
    ...(quoted && { quoted: await archive.find(quoted) }),
    ...(parent && { parent: await archive.find([parent]) }),
  };
}

/** Replaces old messages by their chats, whose unread counts may have changed. */
export function withoutHistory(effects: readonly Effect[]): Effect[] {
  const past = new Map(
    effects.flatMap((effect) =>
      effect.what === 'message' ? [[effect.message.key, effect.message.chat] as const] : [],
    ),
  );
  const others = effects.filter((effect) => !('message' in effect && past.has(effect.message.key)));
  return [...others, ...[...new Set(past.values())].map((chat) => ({ what: 'chat' as const, chat }))];
}

/** Reports effects to the kit, in order. */
export async function announce(
  effects: readonly Effect[],
  { archive, json }: Source,
  handlersOf: () => ServerHandlers | undefined,
): Promise<void> {
  for (const effect of effects) {
    if (effect.what === 'typing') {
      if (effect.from === json.me) continue;
      handlersOf()?.typing({ ...json.address(effect.chat, effect.kind, effect.from), typing: effect.typing });
    } else if (effect.what === 'received' || effect.what === 'displayed') {
      const { chat, kind, from, key, at } = effect;
      const receipt = { ...json.address(chat, kind, from), messageId: key, at: seconds(at) };
      if (effect.what === 'received') handlersOf()?.delivered(receipt);
      else handlersOf()?.read(receipt);
    } else if (effect.what === 'chat') {
      const chat = archive.chats.get(effect.chat);
      const last = chat?.lastKey ? await archive.message(chat.lastKey) : undefined;
      if (chat)
        handlersOf()?.unread(json.conversation(chat, last, last && (await relationsOf(archive, last))));
    } else if (effect.what !== 'settled') {
      const message = json.message(effect.message, await relationsOf(archive, effect.message));
      if (effect.what === 'reaction') {
        const { emoji, added, from, at } = effect;
        handlersOf()?.reaction({ message, emoji, added, from: json.directory.user(from), at: seconds(at) });
      } else handlersOf()?.[effect.what](message);
    }
  }
}

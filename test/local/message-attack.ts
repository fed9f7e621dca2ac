import type { LocalKit } from 'solid-chat-kit/local';
import type { RightsOracle, Said } from './rights-oracle.ts';
import { text } from './town.ts';

type Sent = Awaited<ReturnType<LocalKit['sendMessage']>>;

/** A command of a random run: its name, whether it is allowed, the call, and what the oracle learns of it. */
export type AttackCommand = [string, boolean, () => Promise<unknown>, (answer: never) => void];

/** What the commands on a message need to know. */
interface Attack {
  readonly oracle: RightsOracle;
  readonly kit: LocalKit;
  readonly by: string;
  readonly words: string;
  readonly emoji: string;
  /** The message to act on, and the oracle's record of it. */
  readonly message: Sent;
  readonly said: Said;
  /** Records a sent message. */
  note(sent: Sent, facts: { parent?: Said; quoted?: Said }): void;
}

/** Returns all commands on one message, for a user who may have nothing to do with it. */
export function commandsOn({ oracle, kit, by, words, emoji, message, said, note }: Attack): AttackCommand[] {
  const { type, end, nr } = said;
  const isOwn = said.sender === by && (type === 'user' || oracle.scopeOf(end, by) !== undefined);
  const seen = oracle.sees(by, said.id);
  const isSeen = seen.includes(said);
  const parent = said.parent ?? said;
  const other = type === 'user' && said.end === by ? said.sender : end;
  const draft = () => text(kit, other, words, type);
  const [edit, reply, quote] = [draft(), draft(), draft()];
  edit.setId(message.getId());
  reply.setParentMessageId(message.getId());
  quote.setQuotedMessageId(message.getId());
  const copy = oracle.copyOf(by, said.id);
  return [
    [`edit ${nr}`, isOwn && !said.deleted, () => kit.editMessage(edit), () => oracle.edit(said, words)],
    [
      `take back ${nr}`,
      isOwn,
      () => kit.deleteMessage(nr % 2 ? message : message.getId()),
      () => {
        said.deleted = true;
        said.reactions = [];
      },
    ],
    [
      `read ${nr}`,
      isSeen,
      () => kit.markAsRead(message),
      () => {
        if (copy && !said.parent) copy.read = Math.max(copy.read, nr);
      },
    ],
    [
      `mark ${nr} as unread`,
      isSeen && !said.parent,
      () => kit.markMessageAsUnread(message),
      () => {
        const earlier = seen.filter((one) => !one.parent && one.nr < nr).map((one) => one.nr);
        if (copy) copy.read = Math.min(copy.read, Math.max(0, ...earlier));
      },
    ],
    [`fetch ${nr}`, isSeen, () => kit.getMessageDetails(message.getId()), () => undefined],
    [
      `reply to ${nr}`,
      isSeen && seen.includes(parent),
      () => kit.sendMessage(reply),
      (sent: Sent) => note(sent, { parent }),
    ],
    [`quote ${nr}`, isSeen, () => kit.sendMessage(quote), (sent: Sent) => note(sent, { quoted: said })],
    [
      `react to ${nr}`,
      isSeen && !said.deleted,
      () => kit.addReaction(message.getId(), emoji),
      () => oracle.react(said, by, emoji),
    ],
    [
      `take back a reaction to ${nr}`,
      isSeen,
      () => kit.removeReaction(message.getId(), emoji),
      () => {
        said.reactions = said.reactions.filter((one) => one.uid !== by || one.emoji !== emoji);
      },
    ],
  ];
}

import 'solid-chat-kit/css-variables.css';
import { createKitEvents, type Kit, KitConversations, KitProvider } from 'solid-chat-kit';
import { createLocalKit, type LocalKit, type TextMessage } from 'solid-chat-kit/local';
import { createComponent, render } from 'solid-js/web';
import { Random } from '../../support/seeded-random.ts';

/** How many messages are sent at a time. */
const IN_FLIGHT = 4;
/** The longest pause before a message, in ms. */
const PAUSE = 6;
/** How many received messages there are per read mark, in the first groups only. */
const READ_EVERY = 50;
const READ_GROUPS = 3;

/** What two tabs do. */
export interface TalkPlan {
  readonly database: string;
  readonly uid: string;
  /** The user to write to one-on-one. */
  readonly other: string;
  /** The groups of both users. */
  readonly groups: readonly string[];
  readonly messages: number;
  readonly seed: number;
}

/** A message as seen by a tab. */
export interface Said {
  readonly id: number;
  readonly sender: string;
  /** The group, or '' for the one-on-one conversation. */
  readonly group: string;
  readonly text: string;
}

/** A conversation as shown by a tab. */
export interface Row {
  /** The group, or '' for the one-on-one conversation. */
  readonly group: string;
  readonly unread: number;
  readonly last: string;
}

/** A row on the screen. */
export interface ShownRow {
  readonly name: string;
  readonly last: string;
  /** The badge: '12', or '999+' above that; '' without one. */
  readonly unread: string;
}

/** What a tab sent, received and shows. */
export interface Told {
  readonly sent: readonly Said[];
  /** In the order of the events. */
  readonly heard: readonly Said[];
  /** The highest id marked as read, by group. */
  readonly read: Readonly<Record<string, number>>;
}

/** A tab that sends messages and can be queried. */
export interface Talker {
  /** Sends everything; resolves when all of it is acknowledged. */
  run(): Promise<Told>;
  /** Returns the number of messages received from the other tab. */
  heard(): number;
  told(): Told;
  /** The conversations as the SDK lists them. */
  rows(): Promise<Row[]>;
  /** Returns the texts of the rendered rows, top first. */
  shown(): ShownRow[];
  /** All texts of a conversation, oldest first. */
  texts(group: string): Promise<string[]>;
  close(): Promise<void>;
}

/** Creates two users and their groups. */
export async function prepareTalk(database: string, groups: readonly string[]): Promise<void> {
  const kit = createLocalKit({ persist: database });
  for (const uid of ['ann', 'bob']) await kit.createUser(new kit.User(uid, uid));
  await kit.login('ann');
  for (const guid of groups) {
    await kit.createGroup(new kit.Group(guid, guid));
    await kit.addMembersToGroup(guid, ['bob']);
  }
  await kit.logout();
  await kit.data.close();
}

/** Signs a user in on the shared database, and shows the list. */
export async function talk(plan: TalkPlan): Promise<Talker> {
  const kit = createLocalKit({ persist: plan.database });
  await kit.login(plan.uid);
  const host = document.querySelector('#list');
  if (!host) throw new Error('The page has no place for the list.');
  const events = createKitEvents();
  const dispose = render(
    () =>
      createComponent(KitProvider, {
        sdk: kit,
        events,
        get children() {
          return createComponent(KitConversations, {});
        },
      }),
    host,
  );
  const sent: Said[] = [];
  const heard: Said[] = [];
  const read: Record<string, number> = {};
  const marks: Promise<void>[] = [];

  const markRead = async (message: Kit.TextMessage) => {
    await kit.markAsRead(message);
    const { group, id } = saidOf(message);
    read[group] = Math.max(read[group] ?? 0, id);
  };
  const onTextMessageReceived = (message: Kit.TextMessage) => {
    heard.push(saidOf(message));
    const isRead = plan.groups.slice(0, READ_GROUPS).includes(message.getReceiverId());
    if (isRead && heard.length % READ_EVERY === 0) marks.push(markRead(message));
  };
  kit.addMessageListener('talk', new kit.MessageListener({ onTextMessageReceived }));

  const told = (): Told => ({ sent, heard, read });
  return {
    async run() {
      const random = new Random(plan.seed);
      let left = plan.messages;
      const line = async () => {
        while (left > 0) {
          const number = plan.messages - left--;
          await pause(random);
          const message = await say(kit, plan, number, random);
          // As an app does: an SDK sends the sender's own session no event.
          events.messages.ccMessageSent.next({ message, status: 'success' });
          sent.push(saidOf(message));
        }
      };
      await Promise.all(Array.from({ length: IN_FLIGHT }, line));
      await Promise.all(marks);
      return told();
    },
    heard: () => heard.length,
    told,
    async rows() {
      await Promise.all(marks);
      const page = await new kit.ConversationsRequestBuilder().setLimit(100).build().fetchNext();
      return page.map(rowOf);
    },
    shown: () =>
      Array.from(host.querySelectorAll('.kit-list__row'), (row) => ({
        name: textOf(row, '.kit-list-item__body-title'),
        last: textOf(row, '.kit-conversations__subtitle-text-body'),
        unread: textOf(row, '.kit-badge:not([hidden]) .kit-badge__count'),
      })),
    async texts(group) {
      const builder = new kit.MessagesRequestBuilder().setLimit(1_000);
      const request = (group ? builder.setGUID(group) : builder.setUID(plan.other)).build();
      const texts: string[] = [];
      for (;;) {
        const page = (await request.fetchPrevious()) as TextMessage[];
        const said = page.filter((message) => message.getType() === 'text');
        if (page.length === 0) return texts;
        texts.unshift(...said.map((message) => message.getText()));
      }
    },
    async close() {
      dispose();
      await kit.logout();
      await kit.data.close();
    },
  };
}

function say(kit: LocalKit, plan: TalkPlan, number: number, random: Random): Promise<Kit.TextMessage> {
  const group = plan.groups[random.below(plan.groups.length + 1)];
  const text = `${plan.uid} ${number}`;
  const message = group
    ? new kit.TextMessage(group, text, 'group')
    : new kit.TextMessage(plan.other, text, 'user');
  return kit.sendMessage(message) as Promise<Kit.TextMessage & TextMessage>;
}

function textOf(row: Element, selector: string): string {
  return row.querySelector(selector)?.textContent?.trim() ?? '';
}

function pause(random: Random): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, random.next() * PAUSE));
}

function saidOf(message: Kit.TextMessage): Said {
  return {
    id: Number(message.getId()),
    sender: message.getSender().getUid(),
    group: message.getReceiverType() === 'group' ? message.getReceiverId() : '',
    text: message.getText(),
  };
}

function rowOf(conversation: Kit.Conversation): Row {
  const isGroup = conversation.getConversationType() === 'group';
  return {
    group: isGroup ? (conversation.getConversationWith() as Kit.Group).getGuid() : '',
    unread: conversation.getUnreadMessageCount(),
    last: (conversation.getLastMessage() as Kit.TextMessage | undefined)?.getText() ?? '',
  };
}

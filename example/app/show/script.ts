import type { Kit } from 'solid-chat-kit';
import { USER_STATUS } from 'solid-chat-kit/contract';
import { controlOf } from 'solid-chat-kit/local/control';
import type { DemoTexts } from '../../texts/demo-texts.ts';
import type { WordKey } from '../../words/words.ts';
import { fileOf } from '../data/files.ts';
import type { Session } from '../device/create-device.ts';
import { someText } from '../live/some-text.ts';
import { loadPeers, type Peer, somePeer } from '../simulate/create-peers.ts';
import { STORY_FRIENDS, STORY_GROUP } from '../story/story.ts';

/** A look of the shown device. */
export interface Look {
  readonly theme?: 'light' | 'dark';
  readonly isRtl?: boolean;
}

/** What a step acts on. */
export interface Stage {
  readonly session: Session;
  readonly texts: DemoTexts;
  readonly peers: readonly Peer[];
  /** The device that is shown. */
  readonly element: HTMLElement;
  /** What the user wrote. */
  own?: Kit.Message;
  /** Goes back to where the story's chat was opened. */
  goBack?: () => void;
  /** Waits; rejects when the show is stopped. */
  pause(ms: number): Promise<void>;
  /** Waits for the next frame; rejects when the show is stopped. */
  frame(): Promise<void>;
  /** Shows the device in another look, or in its own. */
  look(look?: Look): void;
  /** Tells how many events there have been. */
  count(events: number): void;
}

/** A step of the show, and what it is called. */
export interface Step {
  readonly title: WordKey;
  /** Whether the frames are measured. */
  readonly isMeasured?: true;
  run(stage: Stage): Promise<void>;
}

const BURST = 10_000;
/** Most events between two frames; a slower machine takes longer. */
const EVENTS_PER_FRAME = 60;
/** How often people say something else. */
const EVENTS_PER_LINE = 1_000;
const FRAMES_PER_LETTER = 3;
const TYPING_MS = 1_400;
/** The pause between two letters. */
const LETTER_MS = 55;
/** Leaves time to read what happened. */
const READ_MS = 1_600;

async function write({ session, pause }: Stage, peer: Peer, text: string): Promise<void> {
  const { kit } = session;
  const control = controlOf(kit);
  const indicator = new kit.TypingIndicator(peer.receiverId, peer.type);
  await control.setPresence(peer.uid, USER_STATUS.ONLINE);
  await control.typeAs(peer.uid, indicator, true);
  await pause(TYPING_MS);
  await control.typeAs(peer.uid, indicator, false);
  await control.sendAs(peer.uid, new kit.TextMessage(peer.receiverId, text, peer.type));
}

const fieldOf = (element: HTMLElement) =>
  element.querySelector<HTMLTextAreaElement>('.kit-message-composer textarea');

function putLetter(field: HTMLTextAreaElement, letter: string): void {
  field.value += letter;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function clear(field: HTMLTextAreaElement): void {
  field.value = '';
  putLetter(field, '');
}

/** Opens the story's chat where none is open, as on a narrow screen; returns how to go back. */
async function openChat({ element, texts, pause }: Stage): Promise<() => void> {
  if (fieldOf(element)) return () => {};
  const rows = [...element.querySelectorAll<HTMLElement>('.kit-conversations .kit-list-item__action')];
  rows.find((row) => row.textContent === texts.story.group)?.click();
  await pause(READ_MS / 2);
  return () => element.querySelector<HTMLElement>('.kit-message-header__back')?.click();
}

/** Types letter by letter into the open chat and sends it, as a user would. Returns what was sent. */
async function typeAndSend(
  { session, element, pause }: Stage,
  text: string,
): Promise<Kit.Message | undefined> {
  const field = fieldOf(element);
  if (!field) return undefined;
  const sent = new Promise<Kit.Message>((resolve) => {
    const subscription = session.events.messages.ccMessageSent.subscribe(({ message, status }) => {
      if (status !== 'success') return;
      subscription.unsubscribe();
      resolve(message);
    });
  });
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    putLetter(field, segment);
    await pause(LETTER_MS);
  }
  const focused = document.activeElement;
  element.querySelector<HTMLElement>('.kit-message-composer__send')?.click();
  // Sending focuses the field, but here the user did not write.
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return sent;
}

/** Returns a friend who writes into the story's chat. */
const friend = (uid: string): Peer => ({ uid, type: 'group', receiverId: STORY_GROUP, own: undefined });

/** Everybody else has, or has read, a message of the story's chat. */
async function receive({ session }: Stage, message: Kit.Message, isRead: boolean): Promise<void> {
  for (const uid of STORY_FRIENDS) await controlOf(session.kit).receiveAs(uid, message, isRead);
}

/** The show, in about 40 seconds. */
export const STEPS: readonly Step[] = [
  {
    title: 'demo.showPeople',
    async run(stage) {
      const { session, peers, texts, pause } = stage;
      const { story } = texts;
      await write(stage, friend('jonas'), story.packed);
      await pause(READ_MS / 2);
      const leila: Peer = { ...friend('leila'), type: 'user', receiverId: session.me.getUid() };
      await write(stage, leila, story.secret);
      await pause(READ_MS / 2);
      const [, , , other] = peers;
      if (other) await write(stage, other, someText(texts.news));
      await pause(READ_MS / 2);
    },
  },
  {
    title: 'demo.showAnswer',
    async run(stage) {
      const { texts, pause } = stage;
      stage.goBack = await openChat(stage);
      const message = await typeAndSend(stage, texts.story.tent);
      if (!message) return;
      stage.own = message;
      await pause(READ_MS / 2);
      await receive(stage, message, false);
      await pause(READ_MS / 2);
      await receive(stage, message, true);
      await write(stage, friend('leila'), texts.story.tentAnswer);
      await pause(READ_MS);
    },
  },
  {
    title: 'demo.showReply',
    async run(stage) {
      const { session, texts, pause, own } = stage;
      const { kit } = session;
      const control = controlOf(kit);
      if (!own) return;
      await control.reactAs('mira', own, '❤️');
      await pause(READ_MS / 2);
      const reply = new kit.TextMessage(STORY_GROUP, texts.story.tentQuote, 'group');
      reply.setQuotedMessageId(own.getId());
      await control.sendAs('jonas', reply);
      await pause(READ_MS / 2);
      await control.sendAs('bob', new kit.MediaMessage(STORY_GROUP, fileOf(0) as never, 'image', 'group'));
      await pause(READ_MS);
    },
  },
  {
    title: 'demo.showThread',
    async run(stage) {
      const { session, texts, element, pause, own } = stage;
      if (!own) return;
      const reply = new session.kit.TextMessage(STORY_GROUP, texts.story.tentThread, 'group');
      reply.setParentMessageId(own.getId());
      await controlOf(session.kit).sendAs('mira', reply);
      await pause(READ_MS / 2);
      [...element.querySelectorAll<HTMLElement>('.kit-message-bubble__thread')].at(-1)?.click();
      await pause(READ_MS * 1.5);
      element.querySelector<HTMLElement>('.kit-chat__thread .kit-thread-header__close')?.click();
      await pause(READ_MS / 4);
      stage.goBack?.();
    },
  },
  {
    title: 'demo.showLooks',
    async run({ look, pause }) {
      look({ theme: 'dark' });
      await pause(READ_MS);
      look({ theme: 'dark', isRtl: true });
      await pause(READ_MS);
      look();
      await pause(READ_MS / 2);
    },
  },
  {
    title: 'demo.showBurst',
    isMeasured: true,
    async run(stage) {
      const { session, peers, texts, element, pause, frame, count } = stage;
      const { kit } = session;
      const control = controlOf(kit);
      const field = fieldOf(element);
      const letters = [...texts.story.busy];
      // As many people as there are lines, so that no two say the same.
      const lines = [...texts.seed.chats.flat(), ...texts.news];
      const crowd = peers.slice(0, lines.length);
      for (let sent = 0; sent < BURST; sent += EVENTS_PER_FRAME) {
        await frame();
        // The user goes on writing meanwhile.
        if (field && (sent / EVENTS_PER_FRAME) % FRAMES_PER_LETTER === 0)
          putLetter(field, letters.shift() ?? '');
        for (let nth = sent; nth < Math.min(BURST, sent + EVENTS_PER_FRAME); nth++) {
          const peer = somePeer(crowd);
          if (!peer) return;
          const line = crowd.indexOf(peer) + Math.floor(nth / EVENTS_PER_LINE);
          const text = lines[line % lines.length] ?? '';
          void control.sendAs(peer.uid, new kit.TextMessage(peer.receiverId, text, peer.type));
        }
        count(Math.min(BURST, sent + EVENTS_PER_FRAME));
      }
      await pause(READ_MS);
      if (field) clear(field);
    },
  },
  {
    title: 'demo.showOffline',
    async run(stage) {
      const { session, peers, texts, pause } = stage;
      const { kit } = session;
      const control = controlOf(kit);
      control.disconnect();
      await pause(READ_MS);
      const write = (peer: Peer, text: string) =>
        control.sendAs(peer.uid, new kit.TextMessage(peer.receiverId, text, peer.type));
      for (const peer of peers.slice(2, 5)) await write(peer, someText(texts.news));
      await write(friend('mira'), texts.story.cannotWait);
      await pause(READ_MS);
    },
  },
  {
    title: 'demo.showOnline',
    async run({ session, pause }) {
      await controlOf(session.kit).connect();
      await pause(READ_MS * 2);
    },
  },
];

/** Loads the people who write besides the story's. */
export async function loadCast({ kit, me }: Session): Promise<readonly Peer[]> {
  const peers = await loadPeers(kit.data, me.getUid());
  return peers.filter(({ uid, type }) => type === 'user' && !STORY_FRIENDS.includes(uid));
}

import type { Kit } from 'solid-chat-kit';
import { USER_STATUS } from 'solid-chat-kit/contract';
import { controlOf } from 'solid-chat-kit/local/control';
import { type Accessor, createEffect, onCleanup, untrack } from 'solid-js';
import type { DemoTexts } from '../../texts/demo-texts.ts';
import type { Session } from '../device/create-device.ts';
import { loadPeers, type Peer } from '../simulate/create-peers.ts';
import { continueStory, STORY_GROUP } from '../story/story.ts';
import { signedInUids } from './signed-in.ts';
import { someText } from './some-text.ts';

/** How long people pause between what they do, in ms. */
const PAUSE = { least: 2_500, most: 6_000 };
/** How much longer they pause for those who prefer little motion. */
const CALM = 5;
const TYPING = { least: 1_400, most: 2_800 };
/** The newest conversations, in which things happen. */
const NEAREST = 14;

/** When the other person has what was written, has read it, and begins to write, in ms. */
const DELIVERED = 500;
const READ = 900;
const BEGINS = 700;

const between = ({ least, most }: { least: number; most: number }) => least + Math.random() * (most - least);

/** The people around a signed-in user: they come and go, write, answer, and go on with the story if told to. */
export function createLife(
  session: Accessor<Session | undefined>,
  texts: Accessor<DemoTexts | undefined>,
  isOn: Accessor<boolean>,
  goesOn = false,
): void {
  createEffect(() => {
    const current = session();
    const said = texts();
    if (current && said && isOn()) untrack(() => liveWith(current, said, goesOn));
  });
}

/** Lives until the owner ends. */
function liveWith({ kit, events, me }: Session, texts: DemoTexts, goesOn: boolean): void {
  const control = controlOf(kit);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)');
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const peers = loadPeers(kit.data, me.getUid());
  let isOver = false;

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        resolve();
      }, ms);
      timers.add(timer);
    });
  const write = async (peer: Peer, text: string) => {
    const indicator = new kit.TypingIndicator(peer.receiverId, peer.type);
    await control.typeAs(peer.uid, indicator, true);
    await pause(between(TYPING));
    await control.typeAs(peer.uid, indicator, false);
    await control.sendAs(peer.uid, new kit.TextMessage(peer.receiverId, text, peer.type));
  };
  const actOnce = async () => {
    const busy = await signedInUids();
    const free = (await peers)
      .slice(0, NEAREST)
      .filter(({ uid, receiverId }) => !busy.has(uid) && receiverId !== STORY_GROUP);
    const peer = free[Math.floor(Math.random() * free.length)];
    if (!peer || isOver || document.hidden) return;
    if (Math.random() < 0.55) {
      await control.setPresence(peer.uid, Math.random() < 0.7 ? USER_STATUS.ONLINE : USER_STATUS.OFFLINE);
    } else {
      await control.setPresence(peer.uid, USER_STATUS.ONLINE);
      await write(peer, someText(texts.news));
    }
  };
  const live = async () => {
    if (goesOn) await continueStory(kit, texts.story, pause).catch(() => undefined);
    while (!isOver) {
      await pause(between(PAUSE) * (isCalm.matches ? CALM : 1));
      // People who were blocked meanwhile cannot write.
      if (!isOver) await actOnce().catch(() => undefined);
    }
  };
  const answer = async (message: Kit.Message) => {
    const id = message.getReceiverId();
    const isGroup = message.getReceiverType() === 'group';
    const known = (await peers).find((peer) => (isGroup ? peer.receiverId === id : peer.uid === id));
    const peer = known ?? (isGroup ? undefined : personOf(id, me));
    if (!peer || (await signedInUids()).has(peer.uid)) return;
    await pause(DELIVERED);
    await control.setPresence(peer.uid, USER_STATUS.ONLINE);
    await control.receiveAs(peer.uid, message, false);
    await pause(READ);
    await control.receiveAs(peer.uid, message, true);
    await pause(BEGINS);
    await write(peer, someText(id === STORY_GROUP ? texts.story.answers : texts.answers));
  };

  const subscription = events.messages.ccMessageSent.subscribe(({ message, status }) => {
    if (status === 'success') void answer(message).catch(() => undefined);
  });
  void live();
  onCleanup(() => {
    isOver = true;
    subscription.unsubscribe();
    for (const timer of timers) clearTimeout(timer);
  });
}

function personOf(uid: string, me: Kit.User): Peer {
  return { uid, type: 'user', receiverId: me.getUid(), own: undefined };
}

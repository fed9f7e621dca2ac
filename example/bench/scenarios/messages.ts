import { find } from '../lists/subject.ts';
import { interleave, nextFrame, type Runner } from '../measure/interleave.ts';
import { forceLayout, quantile, type Sample } from '../measure/sample.ts';
import { timedAsync } from '../measure/timed-async.ts';
import { type ChatOptions, createChatFeed, PAGE } from '../messages/feed.ts';
import { mountOurs } from '../messages/ours.tsx';
import { type ChatMountOptions, type ChatSubject, settleFrames, settleUntil } from '../messages/subject.ts';
import { mountTanStack } from '../messages/tanstack.tsx';
import { mountVanilla } from '../messages/vanilla/chat.ts';
import { chatTemplateOf } from '../messages/vanilla/template.ts';
import { figure, type Result, type Scenario } from './result.ts';
import { createHost } from './stage.ts';

/** The most messages that the kit keeps loaded. */
const LOADED = 600;
/** The distance of one scroll step, in px: four rows or five. */
const STEP = 300;
const OTHER = 'createVirtualizer and store';

type MountChat = (options: ChatMountOptions) => Promise<ChatSubject>;

/** Mounts a chat into its own host; its view has settled. */
async function staged(mount: MountChat, options: ChatOptions): Promise<ChatSubject> {
  const host = createHost();
  const subject = await mount({ feed: createChatFeed(options), host });
  // A list may get its height from an observer, which runs in frames.
  for (let frame = 0; frame < 2; frame++) {
    await nextFrame();
    await settleFrames();
  }
  return {
    ...subject,
    dispose() {
      subject.dispose();
      host.remove();
    },
  };
}

/** The kit's list, the hand-written one with the same markup, and an ordinary one. */
async function lists(): Promise<[ours: MountChat, vanilla: MountChat, other: MountChat]> {
  const ours: MountChat = (options) => mountOurs(options);
  const copied = await staged(ours, { first: PAGE });
  // The first row is a day.
  await scrollTo(copied, startOf(copied));
  const template = await chatTemplateOf(copied);
  copied.dispose();
  return [ours, (options) => mountVanilla(options, template), mountTanStack];
}

/** Returns the scroll position of a list's start: the kit's list scrolls from its end. */
function startOf({ scroller }: ChatSubject): number {
  const isFromEnd = getComputedStyle(scroller).flexDirection === 'column-reverse';
  return isFromEnd ? scroller.clientHeight - scroller.scrollHeight : 0;
}

/** Scrolls as the user does, and renders at once what that needs. */
function scrollTo({ scroller }: ChatSubject, top: number): Promise<void> {
  scroller.scrollTop = top;
  scroller.dispatchEvent(new Event('scroll'));
  return settleFrames();
}

/** Measures the three lists in turn: the first two are compared, the third is a figure beside them. */
async function measure(
  name: string,
  goal: number,
  rounds: number,
  runners: readonly [ours: Runner, vanilla: Runner, other: Runner],
): Promise<Result[]> {
  const [ours, vanilla, other] = await interleave(rounds, runners);
  return [
    { kind: 'time', name, ours, vanilla, goals: { whole: goal } },
    {
      ...figure(`${name}, with layout: ${OTHER}`, 'us', other.whole),
      beside: { name: 'script', value: other.script },
    },
  ];
}

/** One kind of work on the three lists, each mounted once. */
async function measureMounted(
  name: string,
  goal: number,
  options: ChatOptions & { rounds: number },
  step: (subject: ChatSubject, round: number) => Promise<Sample | undefined>,
  check: (subject: ChatSubject) => void,
): Promise<Result[]> {
  const subjects: ChatSubject[] = [];
  for (const mount of await lists()) subjects.push(await staged(mount, options));
  const [first, second, third] = subjects.map((subject) => (round: number) => step(subject, round));
  if (!first || !second || !third) throw new Error('Nothing was mounted.');
  const results = await measure(name, goal, options.rounds, [first, second, third]);
  for (const subject of subjects.slice(0, 2)) check(subject);
  for (const subject of subjects) subject.dispose();
  return results;
}

/** Messages that arrive while the end is visible. */
const append: Scenario = {
  name: 'messages-append',
  run: ({ quick }) =>
    measureMounted(
      'a message at the end of 600',
      1.3,
      { first: LOADED, total: 2 * LOADED, rounds: quick ? 60 : 300 },
      (subject) =>
        timedAsync(subject, async () => {
          subject.feed.message();
          await settleFrames();
        }),
      (subject) => {
        const { scrollHeight, clientHeight, scrollTop } = subject.scroller;
        const left = scrollHeight - clientHeight - (scrollTop - startOf(subject));
        if (left > 2) throw new Error(`The end is ${left} px away.`);
      },
    ),
};

/** Pages put in front of what is visible; every second round only scrolls to the start. */
const prepend: Scenario = {
  name: 'messages-page',
  run({ quick }) {
    const rounds = quick ? 40 : 120;
    return measureMounted(
      'a page of 30 in front of 600',
      1.3,
      { first: LOADED, total: LOADED + PAGE * rounds, rounds },
      async (subject, round) => {
        const { requests } = subject.feed;
        if (round % 2 === 0) {
          requests.isHeld = true;
          await scrollTo(subject, startOf(subject));
          forceLayout(subject);
          if (requests.waiting !== 1) throw new Error('The list asked for no page at its start.');
          return undefined;
        }
        const rows = subject.scroller.getElementsByClassName('kit-message-list__row');
        const first = rows[0]?.textContent;
        const sample = await timedAsync(subject, async () => {
          requests.release();
          await settleUntil(() => rows[0]?.textContent !== first);
          await settleFrames();
        });
        requests.isHeld = false;
        return sample;
      },
      (subject) => {
        if (subject.scroller.scrollTop - startOf(subject) < STEP)
          throw new Error('What was visible did not keep its place.');
      },
    );
  },
};

/** Steps from the end to the start, through rows that were never mounted. */
const scroll: Scenario = {
  name: 'messages-scroll',
  async run({ quick }) {
    const rounds = quick ? 60 : 330;
    const [first, second, third] = (await lists()).map(async (mount) => {
      let subject = await staged(mount, { first: LOADED });
      return {
        async run() {
          const { scrollTop } = subject.scroller;
          if (scrollTop - startOf(subject) > 2 * STEP)
            return timedAsync(subject, () => scrollTo(subject, scrollTop - STEP));
          subject.dispose();
          subject = await staged(mount, { first: LOADED });
          return undefined;
        },
        dispose: () => subject.dispose(),
      };
    });
    if (!first || !second || !third) throw new Error('Nothing was mounted.');
    const mounted = [await first, await second, await third] as const;
    const results = await measure('a scroll step through unmeasured messages', 1.3, rounds, [
      mounted[0].run,
      mounted[1].run,
      mounted[2].run,
    ]);
    for (const each of mounted) each.dispose();
    return results;
  },
};

/** From an empty host to the newest 30 messages, measured and in place. */
const open: Scenario = {
  name: 'messages-open',
  async run({ quick }) {
    const [first, second, third] = (await lists()).map((mount) => async () => {
      const feed = createChatFeed({ first: PAGE });
      const host = createHost();
      let subject: ChatSubject | undefined;
      const sample = await timedAsync({ host }, async () => {
        subject = await mount({ feed, host });
        await settleFrames();
      });
      subject?.dispose();
      host.remove();
      return sample;
    });
    if (!first || !second || !third) throw new Error('Nothing was mounted.');
    return measure('opening a chat with 30 messages', 1.5, quick ? 40 : 150, [first, second, third]);
  },
};

/** Keys in the composer below a long chat. */
const key: Scenario = {
  name: 'messages-key',
  async run({ quick }) {
    const subject = await staged((options) => mountOurs(options, { hasComposer: true }), { first: LOADED });
    const input = find(subject.host, '.kit-message-composer__input') as HTMLTextAreaElement;
    input.focus();
    const times: number[] = [];
    for (let typed = 0; typed < (quick ? 60 : 300); typed++) {
      await nextFrame();
      const { whole } = await timedAsync(subject, async () => {
        // Inserts as a key does, with its events.
        document.execCommand('insertText', false, typed % 6 === 5 ? ' ' : 'a');
        await settleFrames();
      });
      times.push(whole / 1000);
    }
    const { length } = input.value;
    subject.dispose();
    if (length !== times.length) throw new Error('The keys were not typed.');
    return [
      figure('a key in the composer, 600 messages loaded: 95th percentile', 'ms', quantile(times, 0.95), 8),
    ];
  },
};

export const MESSAGE_SCENARIOS = [append, prepend, scroll, open, key];

import type { Feed } from '../feed/feed.ts';
import type { Subject } from '../lists/subject.ts';
import { interleave } from '../measure/interleave.ts';
import { createDice, forceLayout, type Sample, timed } from '../measure/sample.ts';
import { figure, type Scenario } from './result.ts';
import { stageOurs } from './stage.ts';
import { measureAll, type Step } from './steps.ts';

/** The goals for a message to any row. */
const MESSAGE_GOALS = { script: 1.7, whole: 1.3 };
const MESSAGE_GROWTH = { script: 1.3, whole: 1.15 };

/** The events per sample, where a single one is shorter than the clock's resolution. */
const BATCH = 100;
/** Rows that are visible in every list. */
const IN_VIEW = 8;

/** An event that is rendered at once. */
function drawn(subject: Subject, event: (feed: Feed) => void): Sample {
  return timed(subject, () => {
    event(subject.feed);
    subject.flush();
  });
}

/** Many events to rows outside the viewport, rendered together. */
function hidden(act: (feed: Feed, index: number, isSecond: boolean) => void): () => Step {
  return () => (subject, _round, rows) =>
    timed(
      subject,
      () => {
        for (let i = 0; i < BATCH; i++) act(subject.feed, Math.floor(rows / 2) + (i >> 1), i % 2 === 1);
        subject.flush();
      },
      BATCH,
    );
}

const togglePresence = (feed: Feed, index: number) =>
  feed.presence(index, feed.users[index]?.getStatus() !== 'online');

/** All kinds of events of the conversation list. The order of rows is known until other work changes it. */
const events: Scenario = {
  name: 'events',
  run: (effort) =>
    measureAll(
      [
        {
          name: 'typing, row out of view',
          step: hidden((feed, index, isSecond) => feed.typing(index, !isSecond)),
        },
        { name: 'presence, row out of view', step: hidden(togglePresence) },
        {
          name: 'a message, the last row',
          step: () => (subject, round, rows) =>
            drawn(subject, (feed) => feed.message(rows - 1 - (round % rows))),
          goals: MESSAGE_GOALS,
        },
        {
          name: 'a message, any row',
          step: () => {
            const dice = createDice(1);
            return (subject, _round, rows) => drawn(subject, (feed) => feed.message(dice(rows)));
          },
          goals: MESSAGE_GOALS,
          growthGoals: MESSAGE_GROWTH,
        },
        {
          name: 'a message, row in view',
          step: () => {
            const dice = createDice(2);
            return (subject) => drawn(subject, (feed) => feed.message(dice(IN_VIEW)));
          },
          goals: MESSAGE_GOALS,
        },
        {
          name: 'typing, row in view',
          step: () => (subject, round) =>
            drawn(subject, (feed) => feed.typing((round >> 1) % IN_VIEW, round % 2 === 0)),
        },
        {
          name: 'presence, row in view',
          step: () => (subject, round) =>
            drawn(subject, (feed) => togglePresence(feed, (round >> 1) % IN_VIEW)),
        },
        {
          name: 'a receipt, row in view',
          step: () => (subject, round) => {
            const index = Math.floor(round / 3) % IN_VIEW;
            if (round % 3 > 0) return drawn(subject, (feed) => feed.receipt(index, round % 3 === 2));
            subject.feed.ownMessage(index);
            subject.flush();
            forceLayout(subject);
            return undefined;
          },
        },
      ],
      { effort, rounds: effort.quick ? 50 : 200 },
    ),
};

/** The events of the user list, which is grouped by letter. */
const users: Scenario = {
  name: 'users',
  run: (effort) =>
    measureAll(
      [
        { name: 'users: presence, row out of view', step: hidden(togglePresence) },
        {
          name: 'users: presence, row in view',
          step: () => (subject, round) =>
            drawn(subject, (feed) => togglePresence(feed, (round >> 1) % IN_VIEW)),
        },
      ],
      { effort, rounds: effort.quick ? 50 : 200, kind: 'users' },
    ),
};

/** A message to a row that the app renders, beside one to the built-in row. */
const slots: Scenario = {
  name: 'slots',
  async run({ quick }) {
    const builtIn = await stageOurs({ first: 1000 });
    const slotted = await stageOurs({ first: 1000, hasItemView: true });
    const run = (subject: Subject) => {
      const dice = createDice(3);
      return () => drawn(subject, (feed) => feed.message(dice(IN_VIEW)));
    };
    const [without, drawnByApp] = await interleave(quick ? 200 : 600, [run(builtIn), run(slotted)]);
    builtIn.dispose();
    slotted.dispose();
    if (!without || !drawnByApp) throw new Error('Nothing was measured.');
    return (['script', 'whole'] as const).map((part) =>
      figure(
        `a message to a row with an itemView, ${part === 'script' ? 'script alone' : 'with layout'}, against the built-in row`,
        'x',
        drawnByApp[part] / without[part],
        1.3,
      ),
    );
  },
};

/** Events with five lists of one SDK mounted, beside one. */
const lists: Scenario = {
  name: 'lists',
  async run({ quick }) {
    const rows = 1000;
    const one = await stageOurs({ first: rows });
    const five = await stageOurs({ first: rows, beside: { kind: 'conversations', count: 4 } });
    const others = await stageOurs({ first: rows, beside: { kind: 'users', count: 4 } });
    const measure = async (step: Step, of: readonly Subject[]) => {
      const runners = of.map((subject) => (round: number) => step(subject, round, rows));
      const samples = await interleave(quick ? 100 : 400, runners);
      const [alone, ...more] = samples.map(({ script }) => script);
      return more.map((script) => script / (alone as number));
    };
    const presence = hidden(togglePresence)();
    const dice = createDice(4);
    const message: Step = (subject) => drawn(subject, (feed) => feed.message(dice(IN_VIEW)));
    const [changed] = await measure(presence, [one, five]);
    const [moved, unseen] = await measure(message, [one, five, others]);
    for (const subject of [one, five, others]) subject.dispose();
    const beside = 'script alone, against one list';
    return [
      figure(
        `presence of a row out of view with five lists that have it, ${beside}`,
        'x',
        changed as number,
        1.3,
      ),
      figure(`a message with five lists that draw it, ${beside}`, 'x', moved as number),
      figure(`a message with four lists that do not have it, ${beside}`, 'x', unseen as number, 1.1),
    ];
  },
};

export const EVENT_SCENARIOS = [events, users, slots, lists];

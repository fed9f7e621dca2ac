import { createConversationFeed } from '../feed/feed.ts';
import { mountStore } from '../lists/others/store.tsx';
import { mountTanStack } from '../lists/others/tanstack.tsx';
import { mountVirtuoso } from '../lists/others/virtuoso.ts';
import type { Subject } from '../lists/subject.ts';
import { interleave } from '../measure/interleave.ts';
import { createDice, type Sample, timed } from '../measure/sample.ts';
import { figure, type Result, type Scenario } from './result.ts';
import { staged, stageOurs, stageTemplate, stageVanilla } from './stage.ts';

/** The maximum for a list that renders every row, and for one that reconciles every row. */
const STORE_MOST = 1_000;
const TANSTACK_MOST = 10_000;

type Mount = (rows: number) => Promise<Subject>;

/** Messages to random rows, alternating between lists. */
async function messages(rows: number, rounds: number, lists: Record<string, Mount>): Promise<Result[]> {
  const subjects: Subject[] = [];
  for (const mount of Object.values(lists)) subjects.push(await mount(rows));
  const runners = subjects.map((subject) => {
    const dice = createDice(17);
    return () =>
      timed(subject, () => {
        subject.feed.message(dice(rows));
        subject.flush();
      });
  });
  const samples: readonly Sample[] = await interleave(rounds, runners);
  for (const subject of subjects) subject.dispose();
  return Object.keys(lists).map((name, index) => ({
    ...figure(
      `a message at ${rows.toLocaleString('en')}, with layout: ${name}`,
      'us',
      samples[index]?.whole ?? 0,
    ),
    beside: { name: 'script', value: samples[index]?.script ?? 0 },
  }));
}

/** A message to a random row in each list, to compare windowing and fine-grained updates. */
const others: Scenario = {
  name: 'others',
  isSlow: true,
  async run() {
    const rounds = 100;
    const template = await stageTemplate({});
    const results: Result[] = [];
    for (const rows of [100, 1_000, 10_000, 100_000]) {
      const windowed = await messages(rows, rounds, {
        ours: (first) => stageOurs({ first }),
        vanilla: (first) => stageVanilla({ first }, template),
        'react-virtuoso': (first) =>
          staged((host) => mountVirtuoso({ feed: createConversationFeed({ first }), host })),
        ...(rows <= TANSTACK_MOST && {
          'TanStack Virtual and store': (first) =>
            staged((host) => mountTanStack({ feed: createConversationFeed({ first }), host })),
        }),
      });
      results.push(...windowed);
      if (rows > STORE_MOST) continue;
      // Separate, because this many elements slow everything else on the page down.
      const store = (first: number) =>
        staged((host) => mountStore({ feed: createConversationFeed({ first }), host }));
      results.push(...(await messages(rows, rounds, { 'store and reconcile': store })));
    }
    return results;
  },
};

export const OTHER_SCENARIOS = [others];

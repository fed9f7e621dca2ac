import { createConversationFeed, createUserFeed } from '../feed/feed.ts';
import { type Subject, settle } from '../lists/subject.ts';
import type { Template } from '../lists/vanilla/template.ts';
import { interleave } from '../measure/interleave.ts';
import { forceLayout, type Sample, timed } from '../measure/sample.ts';
import { timedAsync } from '../measure/timed-async.ts';
import type { Result, Scenario } from './result.ts';
import { createHost, type ListKind, mountOurs, mountVanilla, stagePair, stageTemplate } from './stage.ts';
import { measureAll, type Step } from './steps.ts';

const PAGE = 30;
const HUGE_PAGE = 100_000;

/** From an empty page to the first rows, out of a page of 30. */
const mount: Scenario = {
  name: 'mount',
  run: ({ quick }) => measureMounts(PAGE, quick ? 40 : 150, { whole: 1.5 }),
};

/** The same out of a page of 100,000: all of them are merged before the first is rendered. */
const mountHuge: Scenario = {
  name: 'mount-huge',
  isSlow: true,
  run: () => measureMounts(HUGE_PAGE, 15),
};

/** Mounts each list with a first page of so many rows, in turns with the one by hand. */
async function measureMounts(first: number, rounds: number, goals: Partial<Sample> = {}): Promise<Result[]> {
  const results: Result[] = [];
  for (const kind of ['conversations', 'users'] as const) {
    const template = await stageTemplate({ kind });
    const [ours, vanilla] = await interleave(rounds, [
      () => timeMount(kind, first),
      () => timeMount(kind, first, template),
    ]);
    const name = `${kind === 'users' ? 'users: ' : ''}mount, first page of ${first.toLocaleString('en')}`;
    results.push({ kind: 'time', name, ours, vanilla, goals });
  }
  return results;
}

async function timeMount(kind: ListKind, first: number, template?: Template): Promise<Sample> {
  const feed = kind === 'users' ? createUserFeed({ first }) : createConversationFeed({ first });
  const host = createHost();
  let subject: Subject | undefined;
  const sample = await timedAsync({ host }, async () => {
    subject = await (template
      ? mountVanilla(kind, { feed, host }, template)
      : mountOurs(kind, { feed, host }));
  });
  subject?.dispose();
  host.remove();
  return sample;
}

/** The next page of a mounted list that is scrolled to its end; every second round only scrolls there. */
const nextPage: () => Step = () => async (subject, round) => {
  const { scroller, feed } = subject;
  const { requests } = feed;
  if (round % 2 === 0) {
    requests.isHeld = true;
    scrollTo(subject, scroller.scrollHeight);
    forceLayout(subject);
    if (requests.waiting !== 1) throw new Error('The list asked for no page at its end.');
    return undefined;
  }
  const rows = scroller.getElementsByTagName('li');
  const last = rows[rows.length - 2];
  return timedAsync(subject, () => {
    requests.release();
    return settle(subject, () => rows[rows.length - 2] !== last);
  });
};

/** Scrolls as the user does, and dispatches the event at once. */
export function scrollTo({ scroller }: Subject, top: number): void {
  scroller.scrollTop = top;
  scroller.dispatchEvent(new Event('scroll'));
}

/** A further page, at several sizes. */
const page: Scenario = {
  name: 'page',
  async run(effort) {
    const rounds = effort.quick ? 40 : 120;
    const options = { effort, rounds, more: PAGE * rounds };
    const goals = { goals: { whole: 1.25 }, growthGoals: { script: 1.5, whole: 1.5 } };
    return [
      ...(await measureAll([{ name: 'a page of 30', step: nextPage, ...goals }], options)),
      ...(await measureAll([{ name: 'users: a page of 30', step: nextPage, ...goals }], {
        ...options,
        kind: 'users',
      })),
    ];
  },
};

/** From the first page to many rows, page by page, and the total time. */
const load: Scenario = {
  name: 'load',
  async run({ quick }) {
    const most = quick ? 10_000 : 100_000;
    const pair = await stagePair({ first: 100, total: most, page: 100 });
    const step = nextPage();
    const sums = { ours: { script: 0, whole: 0 }, vanilla: { script: 0, whole: 0 } };
    const results: Result[] = [];
    for (let loaded = 100, round = 0; loaded < most; round++) {
      for (const list of ['ours', 'vanilla'] as const) {
        const sample = await step(pair[list], round, loaded);
        sums[list].script += sample?.script ?? 0;
        sums[list].whole += sample?.whole ?? 0;
      }
      if (round % 2 === 0) continue;
      loaded += 100;
      if (![1_000, 10_000, 100_000].includes(loaded)) continue;
      const { ours: first, vanilla: second } = structuredClone(sums);
      const name = `load ${loaded.toLocaleString('en')} by pages of 100`;
      results.push({ kind: 'time', name, ours: first, vanilla: second, goals: {} });
    }
    pair.dispose();
    return results;
  },
};

/** Rows that are added and removed. */
const comings: Scenario = {
  name: 'comings',
  run: (effort) =>
    measureAll(
      [
        {
          name: 'delete, row in view',
          step: () => (subject, round) =>
            timed(subject, () => {
              subject.remove?.(round);
              subject.flush();
            }),
        },
        {
          name: 'a new conversation',
          step: () => (subject) => {
            const rows = subject.scroller.getElementsByTagName('li');
            const first = rows[1];
            return timedAsync(subject, () => {
              subject.feed.newcomer();
              return settle(subject, () => rows[1] !== first);
            });
          },
          growthGoals: { script: 1.5, whole: 1.5 },
        },
      ],
      { effort, rounds: effort.quick ? 30 : 80 },
    ),
};

export const ROW_SCENARIOS = [mount, mountHuge, page, load, comings];

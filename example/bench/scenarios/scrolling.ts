import { createTraffic, EVERYDAY, startTraffic } from '../feed/traffic.ts';
import type { Subject } from '../lists/subject.ts';
import { edgesOf, travelled, watchFrames } from '../measure/frames.ts';
import { interleave } from '../measure/interleave.ts';
import { outside } from '../measure/outside.ts';
import { createDice, timed } from '../measure/sample.ts';
import { figure, type Result, type Scenario } from './result.ts';
import { scrollTo } from './rows.ts';
import { type ListKind, stageOurs, stagePair } from './stage.ts';

const ROWS = 10_000;
/** The distance of one wheel turn, in px. */
const TURN = 120;
/** The row that reading starts at. */
const READING = 500;

/** Whether rows cover the whole viewport. */
function isCovered({ host, scroller }: Subject): boolean {
  const { top, bottom } = scroller.getBoundingClientRect();
  const rows = [...host.querySelectorAll('.kit-list__row, .kit-list__section-header')];
  const first = rows[0]?.getBoundingClientRect().top ?? Number.NaN;
  const last = rows.at(-1)?.getBoundingClientRect().bottom ?? Number.NaN;
  return first <= top && last >= bottom;
}

async function scrollThrough(kind: ListKind, rounds: number): Promise<Result[]> {
  const { ours, vanilla, dispose } = await stagePair({ kind, first: ROWS });
  const height = ours.scroller.scrollHeight - ours.scroller.clientHeight;
  let blank = 0;
  const step = (subject: Subject, round: number) =>
    timed(subject, () => scrollTo(subject, (height * (round + 1)) / (rounds + 1)));
  const [first, second] = await interleave(rounds, [
    (round) => {
      const sample = step(ours, round);
      if (!isCovered(ours)) blank++;
      return sample;
    },
    (round) => step(vanilla, round),
  ]);
  dispose();
  const name = `${kind === 'users' ? 'users: ' : ''}a scroll step, through 10,000 rows`;
  return [
    { kind: 'time', name, ours: first, vanilla: second, goals: { whole: 1.3 } },
    figure(`${name}: blank frames`, '', blank, 0),
  ];
}

/** Steps of equal length from the top to the end, and small ones that change a row or two. */
const scroll: Scenario = {
  name: 'scroll',
  async run({ quick }) {
    const rounds = quick ? 60 : 800;
    const results = [
      ...(await scrollThrough('conversations', rounds)),
      ...(await scrollThrough('users', rounds)),
    ];
    const { ours, vanilla, dispose } = await stagePair({ first: ROWS });
    const small = (subject: Subject, round: number) =>
      timed(subject, () => scrollTo(subject, (round + 1) * TURN));
    const [first, second] = await interleave(quick ? 60 : 400, [
      (round) => small(ours, round),
      (round) => small(vanilla, round),
    ]);
    dispose();
    return [
      ...results,
      { kind: 'time', name: 'a scroll step of 120 px', ours: first, vanilla: second, goals: { whole: 1.3 } },
    ];
  },
};

/** Scrolls with the wheel during events: the content must move as far as the wheel turns, and never back. */
const wheel: Scenario = {
  name: 'wheel',
  isPaced: true,
  async run() {
    const turnWheel = outside('turnWheel');
    const ours = await stageOurs({ first: ROWS });
    scrollTo(ours, 72 * READING);
    const box = ours.scroller.getBoundingClientRect();
    const distance = 6000;
    let turned = 0;
    let still = 0;
    let sum = 0;
    let backwards = 0;
    const stop = startTraffic(createTraffic(ours.feed, EVERYDAY, createDice(5)), () => 1000);
    const turns = (async () => {
      for (; turned < distance; turned += TURN) await turnWheel(box.x + 100, box.y + 300, TURN);
    })();
    let before = edgesOf(ours.host);
    const frames = await watchFrames(() => {
      const after = edgesOf(ours.host);
      const moved = travelled(before, after) ?? 0;
      before = after;
      sum += moved;
      if (moved < -1) backwards++;
      still = turned >= distance && Math.abs(moved) < 1 ? still + 1 : 0;
      return still > 20;
    });
    stop();
    await turns;
    ours.dispose();
    return [
      figure(
        'a wheel scrolls 6,000 px under 1,000 events a second: travel off by',
        '%',
        Math.abs(sum / distance - 1) * 100,
        2,
      ),
      figure('a wheel scrolls 6,000 px under 1,000 events a second: frames backwards', '', backwards, 0),
      figure(
        'a wheel scrolls 6,000 px under 1,000 events a second: frames over 50 ms',
        '',
        frames.filter((ms) => ms > 50).length,
      ),
    ];
  },
};

/** Rows jump to the top, including visible ones, while one row is being read. */
const anchor: Scenario = {
  name: 'anchor',
  async run() {
    const ours = await stageOurs({ first: ROWS });
    scrollTo(ours, 72 * READING);
    const dice = createDice(7);
    const top = ours.scroller.getBoundingClientRect().top;
    const readOne = () => [...edgesOf(ours.host)].find(([, edge]) => edge >= top);
    let reading = readOne();
    let most = 0;
    for (let jump = 0; jump < 1000; jump++) {
      // Every other jump is of a row near the one being read.
      const index = jump % 2 === 0 ? READING + dice(16) : dice(ROWS);
      ours.feed.message(index);
      ours.flush();
      const edges = edgesOf(ours.host);
      const now = reading && edges.get(reading[0]);
      if (reading && now !== undefined && now >= top - 720 && now <= top + 720) {
        most = Math.max(most, Math.abs(now - reading[1]));
      } else {
        reading = readOne();
      }
    }
    ours.dispose();
    return [figure('row being read, at row 500: moved by 1,000 jumps to the top', 'px', most, 1)];
  },
};

export const SCROLL_SCENARIOS = [scroll, wheel, anchor];

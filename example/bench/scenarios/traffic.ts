import { createTraffic, EVERYDAY, startTraffic } from '../feed/traffic.ts';
import type { Subject } from '../lists/subject.ts';
import { watchFrames } from '../measure/frames.ts';
import { interleave } from '../measure/interleave.ts';
import { createDice, quantile, timed } from '../measure/sample.ts';
import { figure, type Result, type Scenario } from './result.ts';
import { stagePair } from './stage.ts';

const ROWS = 100_000;
const BURST = 10_000;

/** The events of one task, which must cause one render and no long task after it. */
const burst: Scenario = {
  name: 'burst',
  isPaced: true,
  async run({ quick }) {
    const { ours, vanilla, dispose } = await stagePair({ first: ROWS });
    const run = (subject: Subject) => {
      const next = createTraffic(subject.feed, EVERYDAY, createDice(11));
      return async () => {
        // Sooner after another burst, the list would wait with this one.
        await watchFrames((elapsed) => elapsed > 100);
        return timed(subject, () => {
          for (let i = 0; i < BURST; i++) next();
          subject.flush();
        });
      };
    };
    const [first, second] = await interleave(quick ? 6 : 20, [run(ours), run(vanilla)]);
    const after = await afterBurst(ours);
    dispose();
    return [
      { kind: 'time', name: '10,000 events in one task', ours: first, vanilla: second, goals: {} },
      figure('10,000 events in one task: flushes', '', after.flushes, 1),
      figure('10,000 events in one task: later tasks over 50 ms', '', after.longTasks, 0),
    ];
  },
};

/** Runs a burst, and lets the following frames finish it. */
async function afterBurst({ feed, host }: Subject): Promise<{ flushes: number; longTasks: number }> {
  // Bursts that follow each other at once are floods in a row, after which rows around the viewport are mounted.
  await watchFrames((elapsed) => elapsed > 1000);
  let flushes = 0;
  const items = host.getElementsByClassName('kit-list__items')[0] as HTMLElement;
  // The changes of one flush come in one batch of records; attributes lag behind on purpose and do not count.
  const observer = new MutationObserver(() => flushes++);
  observer.observe(items, { childList: true, characterData: true, subtree: true });
  const next = createTraffic(feed, EVERYDAY, createDice(12));
  for (let i = 0; i < BURST; i++) next();
  const end = performance.now();
  let longTasks = 0;
  const tasks = new PerformanceObserver((list) => {
    // The burst's own task is reported as well; it started earlier.
    longTasks += list.getEntries().filter(({ startTime }) => startTime > end).length;
  });
  tasks.observe({ type: 'longtask' });
  await watchFrames((elapsed) => elapsed > 1000);
  tasks.disconnect();
  observer.disconnect();
  return { flushes, longTasks };
}

/** A steady rate of events for some seconds, for each list separately. */
const steady: Scenario = {
  name: 'steady',
  isPaced: true,
  async run({ quick }) {
    const { ours, vanilla, dispose } = await stagePair({ first: ROWS });
    const results: Result[] = [];
    const run = async (subject: Subject) => {
      const next = createTraffic(subject.feed, EVERYDAY, createDice(13));
      const stop = startTraffic(next, () => 2000);
      const before = subject.feed.events;
      const frames = await watchFrames((elapsed) => elapsed > (quick ? 1500 : 5000));
      stop();
      return { frames, events: subject.feed.events - before };
    };
    const first = await run(ours);
    const second = await run(vanilla);
    dispose();
    const long = (frames: readonly number[]) => frames.filter((ms) => ms > 50).length;
    const name = `2,000 events a second for ${quick ? '1.5' : '5'} s`;
    const beside = (value: number) => ({ beside: { name: 'vanilla', value } });
    results.push({ ...figure(`${name}: events`, '', first.events), ...beside(second.events) });
    results.push({
      ...figure(`${name}: frames over 50 ms`, '', long(first.frames)),
      ...beside(long(second.frames)),
    });
    results.push({
      ...figure(`${name}: frame time, 95th percentile`, 'ms', quantile(first.frames, 0.95)),
      ...beside(quantile(second.frames, 0.95)),
    });
    return results;
  },
};

export const TRAFFIC_SCENARIOS = [burst, steady];

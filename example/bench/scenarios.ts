import { createBenchSDK } from './bench-sdk.ts';
import { createDice, interleave, type Sample, time, timeMessage } from './measure.ts';
import { mountOurs } from './ours.tsx';
import type { Subject } from './subject.ts';
import { mountVanilla, type Template, templateOf } from './vanilla.ts';

const MANY = 100_000;
const FEW = 100;

/** How long to measure: `quick` gives rough figures within a minute. */
export interface Effort {
  quick: boolean;
}

/** A figure beside what it must reach. */
export interface Result {
  name: string;
  unit: 'x' | 'rows' | 'changes' | 'bytes';
  value: number;
  /** The most it may be. */
  goal: number;
  /** The two times in microseconds that a ratio comes from. */
  of?: { ours: number; other: number };
}

function ratio(name: string, goal: number, ours: number, other: number): Result {
  return { name, unit: 'x', value: ours / other, goal, of: { ours, other } };
}

/** Mounts a list of ours and one by hand with as many conversations, all loaded. */
async function mountBoth(count: number): Promise<{ ours: Subject; vanilla: Subject; dispose: () => void }> {
  const ours = await mountOurs(createBenchSDK(count), count);
  const vanilla = await mountVanilla(createBenchSDK(count), count, templateOf(ours));
  return {
    ours,
    vanilla,
    dispose() {
      ours.dispose();
      vanilla.dispose();
    },
  };
}

/** Messages to any of many conversations, one a frame, against the list by hand. */
async function message({ quick }: Effort): Promise<Result[]> {
  const { ours, vanilla, dispose } = await mountBoth(MANY);
  const [forOurs, forVanilla] = [createDice(1), createDice(1)];
  const rounds = quick ? 150 : 600;
  const [a, b] = await interleave(
    rounds,
    () => timeMessage(ours, forOurs(MANY)),
    () => timeMessage(vanilla, forVanilla(MANY)),
  );
  dispose();
  return [
    ratio('a message at 100,000, with layout, against vanilla', 1.3, a.whole, b.whole),
    ratio('a message at 100,000, script alone, against vanilla', 1.7, a.script, b.script),
    ratio('vanilla itself: script of its whole (else it is no limit)', 0.25, b.script, b.whole),
  ];
}

/** Messages to rows that are in view. */
async function messageInView({ quick }: Effort): Promise<Result[]> {
  const { ours, vanilla, dispose } = await mountBoth(MANY);
  const [forOurs, forVanilla] = [createDice(2), createDice(2)];
  const [a, b] = await interleave(
    quick ? 150 : 600,
    () => timeMessage(ours, forOurs(8)),
    () => timeMessage(vanilla, forVanilla(8)),
  );
  dispose();
  return [
    ratio('a message to a row in view, with layout, against vanilla', 1.3, a.whole, b.whole),
    ratio('a message to a row in view, script alone, against vanilla', 1.7, a.script, b.script),
  ];
}

/** The same messages where many and where few conversations are loaded. */
async function size({ quick }: Effort): Promise<Result[]> {
  const many = await mountOurs(createBenchSDK(MANY), MANY);
  const few = await mountOurs(createBenchSDK(FEW), FEW);
  const [ofMany, ofFew] = [createDice(3), createDice(3)];
  const [a, b] = await interleave(
    quick ? 150 : 600,
    () => timeMessage(many, ofMany(FEW) * (MANY / FEW)),
    () => timeMessage(few, ofFew(FEW)),
  );
  many.dispose();
  few.dispose();
  return [
    ratio('a message at 100,000 against one at 100, script alone', 1.3, a.script, b.script),
    ratio('a message at 100,000 against one at 100, with layout', 1.15, a.whole, b.whole),
  ];
}

/** From nothing to the first 30 rows. */
async function mount({ quick }: Effort): Promise<Result[]> {
  const first = await mountOurs(createBenchSDK(FEW), 30);
  const template: Template = templateOf(first);
  first.dispose();
  const timed = async (draw: () => Promise<Subject>): Promise<Sample> => {
    const start = performance.now();
    const subject = await draw();
    const script = performance.now() - start;
    const layout = time(subject.host, () => undefined).whole;
    subject.dispose();
    return { script: script * 1000, whole: script * 1000 + layout };
  };
  const [a, b] = await interleave(
    quick ? 30 : 100,
    () => timed(() => mountOurs(createBenchSDK(FEW), 30)),
    () => timed(() => mountVanilla(createBenchSDK(FEW), 30, template)),
  );
  return [ratio('mount, with layout, against vanilla', 1.5, a.whole, b.whole)];
}

/** A scroll through all of 10,000 rows, in steps of a wheel. */
async function scroll({ quick }: Effort): Promise<Result[]> {
  const count = 10_000;
  const { ours, vanilla, dispose } = await mountBoth(count);
  const step = ({ host, scroller }: Subject, round: number) =>
    time(host, () => {
      scroller.scrollTop = round * 240;
      scroller.dispatchEvent(new Event('scroll'));
    });
  const [a, b] = await interleave(
    quick ? 300 : 1200,
    (round) => step(ours, round + 1),
    (round) => step(vanilla, round + 1),
  );
  dispose();
  return [ratio('a scroll step through 10,000, with layout, against vanilla', 1.3, a.whole, b.whole)];
}

/** What a message to a row in view, and one to a row out of view, change in the page. */
async function changes(): Promise<Result[]> {
  const ours = await mountOurs(createBenchSDK(MANY), MANY);
  const list = ours.host.querySelector('.kit-list__items');
  if (!list) throw new Error('There is no list.');
  const observer = new MutationObserver(() => undefined);
  observer.observe(ours.host, { subtree: true, childList: true, attributes: true, characterData: true });
  const recordsOf = (index: number) => {
    observer.takeRecords();
    ours.receive(index);
    ours.flush();
    return observer.takeRecords();
  };
  recordsOf(4);
  const records = recordsOf(6);
  const moved = records.flatMap(({ target, addedNodes }) => (target === list ? [...addedNodes] : []));
  const attributes = records.filter(({ type }) => type === 'attributes');
  const rows = ours.host.querySelectorAll('.kit-list__row').length;
  observer.disconnect();
  ours.dispose();
  return [
    { name: 'nodes moved by a message to a row in view', unit: 'changes', value: moved.length, goal: 1 },
    { name: 'attributes written by it', unit: 'changes', value: attributes.length, goal: 1 },
    { name: 'rows mounted at 100,000 in 720 px', unit: 'rows', value: rows, goal: 24 },
  ];
}

/** What a loaded conversation costs beyond the SDK's own object. */
async function heap(): Promise<Result[]> {
  const bench = createBenchSDK(MANY);
  const before = await usedHeap();
  const ours = await mountOurs(bench, MANY);
  const value = ((await usedHeap()) - before) / MANY;
  ours.dispose();
  return [{ name: 'heap a loaded conversation', unit: 'bytes', value, goal: 120 }];
}

async function usedHeap(): Promise<number> {
  const { gc } = globalThis as { gc?: (options: object) => Promise<void> };
  const { memory } = performance as { memory?: { usedJSHeapSize: number } };
  if (!gc || !memory) throw new Error('The browser was started without --expose-gc.');
  for (let i = 0; i < 3; i++) await gc({ type: 'major', execution: 'async' });
  return memory.usedJSHeapSize;
}

/** Every scenario by its name, in the order of a run. */
export const SCENARIOS = { message, messageInView, size, mount, scroll, changes, heap } satisfies Record<
  string,
  (effort: Effort) => Promise<Result[]>
>;

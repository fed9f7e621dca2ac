import { type Subject, settle } from '../lists/subject.ts';
import { interleave, nextFrame } from '../measure/interleave.ts';
import { type Sample, timed } from '../measure/sample.ts';
import { timedAsync } from '../measure/timed-async.ts';
import type { Scenario } from './result.ts';
import { scrollTo } from './rows.ts';
import { stageOurs, stagePair, stageTemplate, stageVanilla } from './stage.ts';

const ROWS = 10_000;

/** A click on the first checkbox, and one with Shift on the last. */
const select: Scenario = {
  name: 'select',
  async run({ quick }) {
    const options = { first: ROWS, isSelectable: true };
    const template = await stageTemplate(options);
    const run = async (mounted: Promise<Subject>) => {
      const subject = await mounted;
      boxesOf(subject)[0]?.click();
      subject.flush();
      scrollTo(subject, subject.scroller.scrollHeight);
      await nextFrame();
      const last = boxesOf(subject).at(-1);
      const sample = timed(subject, () => {
        last?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }));
        subject.flush();
      });
      scrollTo(subject, 0);
      if (!boxesOf(subject)[1]?.checked) throw new Error('The rows between were not selected.');
      subject.dispose();
      return sample;
    };
    const [ours, vanilla] = await interleave(quick ? 8 : 30, [
      () => run(stageOurs(options)),
      () => run(stageVanilla(options, template)),
    ]);
    return [{ kind: 'time', name: 'select all of 10,000 by a range', ours, vanilla, goals: {} }];
  },
};

const boxesOf = ({ host }: Subject) => [
  ...host.querySelectorAll<HTMLInputElement>('.kit-list__items .kit-list-item__checkbox'),
];

/** From the results of a keyword, and of clearing it, to the rendered rows. */
const search: Scenario = {
  name: 'search',
  async run({ quick }) {
    const { ours, vanilla, dispose } = await stagePair({ kind: 'users', first: ROWS });
    const run = async (subject: Subject, round: number): Promise<Sample> => {
      const { requests } = subject.feed;
      requests.isHeld = true;
      subject.search?.(round % 2 === 0 ? 'name' : '');
      while (requests.waiting === 0) await nextFrame();
      const rows = subject.host.getElementsByTagName('li');
      const first = rows[2];
      const sample = await timedAsync(subject, () => {
        requests.release();
        return settle(subject, () => rows[2] !== first);
      });
      requests.isHeld = false;
      return sample;
    };
    const [forOurs, forVanilla] = await interleave(quick ? 8 : 40, [
      (round) => run(ours, round),
      (round) => run(vanilla, round),
    ]);
    dispose();
    return [
      { kind: 'time', name: 'users: search and back, 10,000', ours: forOurs, vanilla: forVanilla, goals: {} },
    ];
  },
};

export const ACTION_SCENARIOS = [select, search];

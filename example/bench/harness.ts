import 'solid-chat-kit/css-variables.css';
import { ACTION_SCENARIOS } from './scenarios/actions.ts';
import { BUDGET_SCENARIOS } from './scenarios/budgets.ts';
import { EVENT_SCENARIOS } from './scenarios/events.ts';
import { MESSAGE_SCENARIOS } from './scenarios/messages.ts';
import { OTHER_SCENARIOS } from './scenarios/others.ts';
import type { Effort, Result } from './scenarios/result.ts';
import { ROW_SCENARIOS } from './scenarios/rows.ts';
import { SCROLL_SCENARIOS } from './scenarios/scrolling.ts';
import { TRAFFIC_SCENARIOS } from './scenarios/traffic.ts';

const SCENARIOS = [
  ...EVENT_SCENARIOS,
  ...ROW_SCENARIOS,
  ...SCROLL_SCENARIOS,
  ...ACTION_SCENARIOS,
  ...TRAFFIC_SCENARIOS,
  ...BUDGET_SCENARIOS,
  ...MESSAGE_SCENARIOS,
  ...OTHER_SCENARIOS,
];

/** Controls the bench from outside the page. */
export interface Bench {
  scenarios: { name: string; isPaced: boolean; isSlow: boolean }[];
  run(name: string, effort: Effort): Promise<Result[]>;
}

const bench: Bench = {
  scenarios: SCENARIOS.map(({ name, isPaced = false, isSlow = false }) => ({ name, isPaced, isSlow })),
  async run(name, effort) {
    const scenario = SCENARIOS.find((each) => each.name === name);
    if (!scenario) throw new Error(`There is no scenario ${name}.`);
    return scenario.run(effort);
  },
};
Object.assign(globalThis, { bench });

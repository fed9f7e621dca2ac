import 'solid-chat-kit/css-variables.css';
import { type Effort, type Result, SCENARIOS } from './scenarios.ts';

/** What drives the bench from outside the page. */
export interface Bench {
  names: string[];
  run(name: string, effort: Effort): Promise<Result[]>;
}

const isName = (name: string): name is keyof typeof SCENARIOS => name in SCENARIOS;

const bench: Bench = {
  names: Object.keys(SCENARIOS),
  async run(name, effort) {
    if (!isName(name)) throw new Error(`There is no scenario ${name}.`);
    return SCENARIOS[name](effort);
  },
};
Object.assign(globalThis, { bench });

import headless from './examples/headless.tsx?raw';
import liveEvents from './examples/live-events.tsx?raw';
import ownRows from './examples/own-rows.tsx?raw';
import selection from './examples/selection.tsx?raw';
import theme from './examples/theme.tsx?raw';
import twoPanels from './examples/two-panels.tsx?raw';
import wholeChat from './examples/whole-chat.tsx?raw';

/** A program that the playground starts with. */
export interface Example {
  /** Its name in the address, behind `#`. */
  readonly id: string;
  readonly title: string;
  readonly source: string;
}

/** All examples; the first one is shown when the address names none. */
export const EXAMPLES: readonly [Example, ...Example[]] = [
  { id: 'whole-chat', title: 'A whole chat', source: wholeChat },
  { id: 'two-panels', title: 'Two panels', source: twoPanels },
  { id: 'own-rows', title: 'Rows of your own', source: ownRows },
  { id: 'live-events', title: 'Live events', source: liveEvents },
  { id: 'selection', title: 'Selecting users', source: selection },
  { id: 'theme', title: 'A theme', source: theme },
  { id: 'headless', title: 'A headless list', source: headless },
];

/** The example of this id, or the first one. */
export function exampleOf(id: string): Example {
  return EXAMPLES.find((example) => example.id === id) ?? EXAMPLES[0];
}

const SOURCES = import.meta.glob<string>('./examples/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A program that the playground starts with. */
export interface Example {
  /** Its name in the address, behind `#`, and that of its file. */
  readonly id: string;
  readonly title: string;
}

const FIRST: Example = { id: 'whole-chat', title: 'A whole chat' };

/** All examples, by the label of their group; the first one is shown when the address names none. */
export const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  Basics: [
    FIRST,
    { id: 'two-panels', title: 'Two panels' },
    { id: 'own-rows', title: 'Rows of your own' },
    { id: 'live-events', title: 'Live events' },
    { id: 'selection', title: 'Selecting users' },
    { id: 'theme', title: 'A theme' },
    { id: 'headless', title: 'A headless list' },
  ],
  Gallery: [
    { id: 'unread-inbox', title: 'Unread inbox' },
    { id: 'support-desk', title: 'Support desk' },
    { id: 'users-grid', title: 'Grid of people' },
    { id: 'team-chat', title: 'Team chat' },
    { id: 'widget-bubble', title: 'Widget in a corner' },
    { id: 'terminal', title: 'Terminal' },
    { id: 'right-to-left', title: 'Right to left' },
    { id: 'high-contrast', title: 'High contrast' },
    { id: 'in-a-dialog', title: 'In a dialog' },
  ],
};

/** The example of this id, or the first one. */
export function exampleOf(id: string): Example {
  return (
    Object.values(EXAMPLES)
      .flat()
      .find((example) => example.id === id) ?? FIRST
  );
}

/** The program of an example. */
export const sourceOf = ({ id }: Example): string => SOURCES[`./examples/${id}.tsx`] ?? '';

/** The colour schemes. */
export type Scheme = 'light' | 'dark';

/** A colour that can be chosen for each scheme. */
export interface ColorToken {
  readonly token: string;
  readonly label: string;
}

/** A length or font family that can be chosen. */
export interface ChoiceToken {
  readonly token: string;
  readonly label: string;
  /** The values to choose from, with their labels. */
  readonly choices: readonly (readonly [value: string, label: string])[];
  /** The lists' default. */
  readonly standard: string;
}

export const COLORS: readonly ColorToken[] = [
  { token: '--kit-background-color-01', label: 'Background' },
  { token: '--kit-background-color-03', label: 'Fields' },
  { token: '--kit-hover-background-color', label: 'Row under the pointer' },
  { token: '--kit-background-color-02', label: 'Behind messages' },
  { token: '--kit-message-background-color', label: 'Messages' },
  { token: '--kit-message-own-background-color', label: 'Own messages' },
  { token: '--kit-text-color-primary', label: 'Text' },
  { token: '--kit-text-color-secondary', label: 'Second line' },
  { token: '--kit-text-color-tertiary', label: 'Dates and letters' },
  { token: '--kit-online-color', label: 'Online' },
];

const px = (...values: number[]) => values.map((value) => [`${value}px`, `${value} px`] as const);

export const CHOICES: readonly ChoiceToken[] = [
  {
    token: '--kit-radius-4',
    label: 'Corners of rows',
    choices: px(0, 4, 8, 12, 16, 20, 28),
    standard: '16px',
  },
  {
    token: '--kit-radius-3',
    label: 'Corners of fields and buttons',
    choices: px(0, 4, 8, 12, 16, 20),
    standard: '12px',
  },
  {
    token: '--kit-radius-max',
    label: 'Corners of avatars and badges',
    choices: [...px(0, 4, 8, 12, 16), ['999px', 'round']],
    standard: '999px',
  },
  {
    token: '--kit-font-family',
    label: 'Font',
    choices: [
      ['', 'Of the system'],
      ['ui-rounded, "Nunito", "Varela Round", system-ui, sans-serif', 'Rounded'],
      ['Georgia, "Iowan Old Style", "Noto Serif", serif', 'Serif'],
      ['ui-monospace, "Cascadia Code", "DejaVu Sans Mono", monospace', 'Monospaced'],
    ],
    standard: '',
  },
];

/** Pairs of foreground and background, with the minimum contrast of WCAG 2.2 AA. */
export const PAIRS: readonly (readonly [label: string, front: string, back: string, least: number])[] = [
  ['Text', '--kit-text-color-primary', '--kit-background-color-01', 4.5],
  ['Second line', '--kit-text-color-secondary', '--kit-background-color-01', 4.5],
  ['Second line, active row', '--kit-text-color-secondary', '--kit-active-background-color', 4.5],
  ['Dates', '--kit-text-color-tertiary', '--kit-background-color-01', 4.5],
  ['Dates, active row', '--kit-text-color-tertiary', '--kit-active-background-color', 4.5],
  ['Typing', '--kit-text-color-highlight', '--kit-background-color-01', 4.5],
  ['Link, own message', '--kit-text-color-highlight', '--kit-message-own-background-color', 4.5],
  ['Badge and button', '--kit-text-color-on-primary', '--kit-primary-color', 4.5],
  ['Search field', '--kit-text-color-tertiary', '--kit-background-color-03', 4.5],
  ['Focus ring', '--kit-border-color-highlight', '--kit-background-color-01', 3],
  ['Online', '--kit-online-color', '--kit-background-color-01', 3],
];

import { createMemo, createRenderEffect, onCleanup } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import type { Scheme } from './tokens.ts';

/** The chosen values; missing ones are the lists' defaults. */
export interface Choices {
  /** A colour such as '#0d6b75'. */
  accent: string | undefined;
  /** Colours by token. */
  colors: Record<string, Partial<Record<Scheme, string>>>;
  /** Other values by token. */
  values: Record<string, string>;
}

const NOTHING: Choices = { accent: undefined, colors: {}, values: {} };

/** Creates a theme: the choices, and their CSS, which applies to the selector `preview` at once. */
export function createTheme(preview: string, defaultOf: (token: string, scheme: Scheme) => string) {
  const [choices, setChoices] = createStore<Choices>(structuredClone(NOTHING));

  const lines = createMemo((): [token: string, value: string][] => {
    const accent: [string, string][] = choices.accent ? [['--kit-primary-color', choices.accent]] : [];
    const colors = Object.entries(choices.colors).map(([token, chosen]): [string, string] => {
      const { light = defaultOf(token, 'light'), dark = defaultOf(token, 'dark') } = chosen;
      return [token, `light-dark(${light}, ${dark})`];
    });
    const values = Object.entries(choices.values).filter(([, value]) => value !== '');
    return [...accent, ...colors, ...values];
  });
  const cssFor = (selector: string) => {
    if (lines().length === 0) return '';
    return `${selector} {\n${lines()
      .map(([token, value]) => `  ${token}: ${value};\n`)
      .join('')}}\n`;
  };

  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  onCleanup(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });
  // Runs before effects, which read the updated page.
  createRenderEffect(() => sheet.replaceSync(cssFor(preview)));

  return {
    choices,
    /** The CSS to copy; '' without any choices. */
    css: () => cssFor('.kit'),
    setAccent: (accent: string) => setChoices('accent', accent),
    setColor: (token: string, scheme: Scheme, value: string) =>
      setChoices('colors', token, (chosen = {}) => ({ ...chosen, [scheme]: value })),
    setValue: (token: string, value: string) => setChoices('values', token, value),
    reset: () => setChoices(reconcile(structuredClone(NOTHING))),
  };
}

/** The result of `createTheme`. */
export type Theme = ReturnType<typeof createTheme>;

import type { WordKey } from '../words/words.ts';
import type { Recipes } from './recipe.ts';

/** Where an option stands on the page. */
export const GROUPS = [
  'demo.behaviour',
  'demo.requests',
  'demo.views',
  'demo.events',
] as const satisfies readonly WordKey[];
export type Group = (typeof GROUPS)[number];

/** A value of a prop, and the expression that it is in code. */
export interface Choice {
  readonly name: string;
  readonly code: string;
  /** Returns the value; read as often as the prop is. */
  value(): unknown;
}

/** A prop to switch; without a choice it is not set. */
export interface Option {
  readonly group: Group;
  readonly choices: readonly Choice[];
  /** Whether the list reads it once, when it is made. */
  readonly isReadOnce?: boolean;
}

/** A prop that is true or not set. */
export function flag(): Option {
  return values('demo.behaviour', { true: true });
}

/** A prop with values, by their code. */
export function values(group: Group, byCode: Readonly<Record<string, unknown>>): Option {
  const choices = Object.entries(byCode).map(([code, value]) => ({ name: code, code, value: () => value }));
  return { group, choices };
}

/** A prop whose values are recipes. */
export function recipesOf(recipes: Recipes, group: Group, ...names: string[]): Option {
  return { group, choices: names.map((name) => ({ name, code: name, value: () => recipes.run(name) })) };
}

/** A prop whose values are what recipes return: elements and signals. */
export function callsOf(recipes: Recipes, group: Group, ...names: string[]): Option {
  const call = (name: string) => (recipes.run(name) as () => unknown)();
  return { group, choices: names.map((name) => ({ name, code: `${name}()`, value: () => call(name) })) };
}

import type { Choice } from './option.ts';
import { HOOKS, PARTS, type Part } from './parts.ts';
import { importsFor, type Source, statementsFor } from './recipe.ts';

/** What is switched on: the choice of each prop, and the hooks that are called. */
export interface Settings {
  readonly props: ReadonlyMap<string, Choice>;
  readonly hooks: readonly string[];
}

/** Writes the component that a part and its settings are: what the page runs, as a file. */
export function codeOf(part: Part, { props, hooks }: Settings): string {
  const component = componentOf(part.name, [...props], hooks);
  const expressions = [...props.values()].map(({ code }) => code.replace('()', ''));
  const parts = [
    ...statementsFor(HOOKS.source, hooks),
    ...statementsFor(part.recipes.source, expressions),
  ].map(({ code }) => code);
  const body = [...parts, component].join('\n\n');
  return `${importsFor([OF_PAGE, HOOKS.source, part.recipes.source], body)}\n${soundOf(body)}\n${body}\n`;
}

/** What the component itself imports. */
const OF_PAGE: Source = {
  imports: new Map([
    ...Object.values(PARTS).map(({ name }) => [name, 'solid-chat-kit'] as const),
    ['EnterKeyBehavior', 'solid-chat-kit'],
    ['MessageListAlignment', 'solid-chat-kit'],
    ['SelectionMode', 'solid-chat-kit'],
    ['firstConversations', './kit.ts'],
    ['firstMessages', './kit.ts'],
    ['firstUsers', './kit.ts'],
  ]),
  statements: [],
};

const soundOf = (body: string) => (body.includes('={beep}') ? "import beep from './beep.wav?url';\n" : '');

function componentOf(
  name: string,
  props: readonly (readonly [string, Choice])[],
  hooks: readonly string[],
): string {
  const attributes = props.map(([prop, { code }]) => {
    if (code === 'true') return prop;
    return code.startsWith("'") ? `${prop}=${code.replaceAll("'", '"')}` : `${prop}={${code}}`;
  });
  const element =
    attributes.length < 2
      ? `<${[name, ...attributes].join(' ')} />`
      : `(\n    <${name}\n${attributes.map((each) => `      ${each}\n`).join('')}    />\n  )`;
  const calls = hooks.map((hook) => `  ${hook}();\n`).join('');
  return `export function List() {\n${calls}  return ${element};\n}`;
}

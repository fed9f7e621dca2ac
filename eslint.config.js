// Only what the formatter-linter cannot see: the reactivity rules of Solid.
import solid from 'eslint-plugin-solid/configs/typescript';
import { parser } from 'typescript-eslint';

export default [
  { ignores: ['dist/**', 'coverage/**'] },
  {
    ...solid,
    files: ['src/**/*.{ts,tsx}', 'example/**/*.{ts,tsx}', 'site/**/*.{ts,tsx}'],
    languageOptions: { parser, sourceType: 'module' },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...solid.rules,
      'solid/reactivity': [
        'warn',
        { customReactiveFunctions: ['subscribeToClient', 'watchConnection', 'subscribeToTyping'] },
      ],
    },
  },
];

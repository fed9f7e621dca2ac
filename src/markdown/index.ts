export { KitMarkdownFormatter } from './kit-markdown-formatter.ts';

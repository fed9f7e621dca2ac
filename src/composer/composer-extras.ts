export { ComposerFiles } from './composer-files.tsx';
export { ComposerPreview } from './composer-preview.tsx';
export { ComposerSuggestions } from './composer-suggestions.tsx';

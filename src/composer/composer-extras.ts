export { ComposerFiles } from './composer-files.tsx';
export { ComposerLink } from './composer-link.tsx';
export { ComposerPreview } from './composer-preview.tsx';
export { ComposerSuggestions } from './composer-suggestions.tsx';

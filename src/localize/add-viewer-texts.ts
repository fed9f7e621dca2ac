import { enViewer } from './en-viewer.ts';
import { ENGLISH } from './language.ts';

/** Adds the texts of the picture viewer to the fallback of every language, as `addMessageTexts` does. */
export function addViewerTexts(): void {
  Object.assign(ENGLISH.words, enViewer);
}

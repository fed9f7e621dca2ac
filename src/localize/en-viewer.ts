import type { DictionaryEntry } from './dictionary.ts';

/** The English texts of the picture viewer, which loads on demand. */
export const enViewer = {
  'viewer.count': '{index} of {count}',
  'viewer.previous': 'Previous',
  'viewer.next': 'Next',
  'viewer.zoomIn': 'Zoom in',
  'viewer.zoomOut': 'Zoom out',
  'viewer.failed': '{name} could not be loaded.',
} as const satisfies Record<string, DictionaryEntry>;

/** The key of a text of the picture viewer. */
export type ViewerTextKey = keyof typeof enViewer;

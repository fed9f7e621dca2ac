import { createContext } from 'solid-js';
import type { ConversationRecord } from '../client/records/conversation-record.ts';
import type { PreviewText } from '../text/preview-text.ts';

/** Returns what a row shows of the unsent text of its chat; undefined without one. Tracked. */
export type DraftPreview = (record: ConversationRecord) => PreviewText | undefined;

/** The drafts that rows show; a list outside `KitChat` has none. */
export const DraftPreviews = /* @__PURE__ */ createContext<DraftPreview>();

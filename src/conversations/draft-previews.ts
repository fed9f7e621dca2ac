import { createContext } from 'solid-js';
import type { ConversationRecord } from '../client/records/conversation-record.ts';
import type { PreviewText } from '../text/preview-text.ts';

/** Returns the preview of a chat's unsent text; undefined without one. Tracked. */
export type DraftPreview = (record: ConversationRecord) => PreviewText | undefined;

/** The drafts to show in rows; none outside `KitChat`. */
export const DraftPreviews = /* @__PURE__ */ createContext<DraftPreview>();

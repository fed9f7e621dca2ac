import type { Accessor } from 'solid-js';
import type { DraftPreview } from '../conversations/draft-previews.ts';
import { peerKey } from '../core/collections/peer-map.ts';
import type { Localizer } from '../localize/index.ts';
import { createDrafts } from '../primitives/composer/drafts.ts';
import type { Report } from '../primitives/guard/create-report.ts';
import { draftText } from '../primitives/text/preview-text.ts';
import type { KitSDK } from '../sdk/index.ts';

/** The options of the drafts in a list. */
export interface DraftPreviewOptions {
  sdk: Accessor<KitSDK | undefined>;
  /** The uid of the signed-in user; '' without one. */
  uid: Accessor<string>;
  t: Localizer['t'];
  report: Report;
}

/** Creates what rows of chats show of their drafts. */
export function createDraftPreviews({ sdk, uid, t, report }: DraftPreviewOptions): DraftPreview {
  const drafts = createDrafts(sdk, uid, report);
  return (peer) => {
    const text = drafts()?.textOf(peerKey(peer));
    return text ? draftText(text, t) : undefined;
  };
}

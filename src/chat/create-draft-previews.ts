import type { Accessor } from 'solid-js';
import { peerKey } from '../client/boundary/peer-map.ts';
import type { Report } from '../client/create-report.ts';
import { createDrafts } from '../composer/drafts.ts';
import type { DraftPreview } from '../conversations/draft-previews.ts';
import type { Localizer } from '../localize/index.ts';
import type { KitSDK } from '../sdk/index.ts';
import { draftText } from '../text/preview-text.ts';

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

import { type Accessor, createMemo, untrack } from 'solid-js';
import type { DraftPreview } from '../conversations/draft-previews.ts';
import type { Localizer } from '../localize/index.ts';
import { draftsOf } from '../primitives/composer/drafts.ts';
import type { Report } from '../primitives/guard/create-report.ts';
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
  const drafts = createMemo(() => {
    const current = sdk();
    return current && uid() ? untrack(() => draftsOf(current, uid(), report)) : null;
  });
  return ({ isGroup, id }) => {
    const text = drafts()?.textOf(`${isGroup ? 'g' : 'u'}:${id}`);
    if (!text) return undefined;
    const sender = t('composer.draft');
    const [, colon = ''] = t('message.sender', { name: sender }).split(sender);
    return { kind: 'draft', sender, colon, body: [{ type: 'text', text }] };
  };
}

import type { Accessor } from 'solid-js';
import { addMessageTexts } from '../localize/add-message-texts.ts';
import type { KitSDK } from '../sdk/index.ts';
import { type ClientContextValue, useClient } from './kit-context.tsx';

/** Returns the context for a part of the message view: that of the nearest provider, or of the part's own SDK. */
export function useChatKit(sdk?: Accessor<KitSDK | undefined>): ClientContextValue {
  addMessageTexts();
  return useClient(sdk);
}

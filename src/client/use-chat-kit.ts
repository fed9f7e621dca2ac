import type { Accessor } from 'solid-js';
import { addTexts } from '../localize/add-texts.ts';
import { enMessages } from '../localize/en-messages.ts';
import type { KitSDK } from '../sdk/index.ts';
import { type ClientContextValue, useClient } from './kit-context.tsx';

/** Returns the context for a part of the message view: that of the nearest provider, or of the part's own SDK. */
export function useChatKit(sdk?: Accessor<KitSDK | undefined>): ClientContextValue {
  addTexts(enMessages);
  return useClient(sdk);
}

import type { Kit } from '../../sdk/index.ts';
import { isMessage } from '../boundary/messages.ts';
import { toSDK } from '../boundary/to-sdk.ts';

/** An edit of the signed-in user: the edited message, or a message and the state of its edit. */
export type Edit =
  | Kit.Message
  | { readonly message: Kit.Message; readonly status: 'inprogress' | 'success' | 'error' };

/** Returns the edited message; null while the edit is running, and if it failed. */
export function editedMessage(edit: Edit): Kit.Message | null {
  if (!isEvent(edit)) return edit;
  return edit.status === 'success' ? toSDK(edit.message) : null;
}

/** Tells events from messages: an SDK's message may have fields of these names, but an event has no accessors. */
function isEvent(edit: Edit): edit is Exclude<Edit, Kit.Message> {
  return 'message' in edit && 'status' in edit && !isMessage(edit);
}

import type { MessageRecord } from '../core/timeline/message-record.ts';

/** Whether a message may have entries in its built-in menu; what the SDK and the app permit is left open. */
export function mayHaveMenu({ state, isDeleted, isAction }: MessageRecord): boolean {
  return state === 'failed' || (state === 'sent' && !isDeleted && !isAction);
}

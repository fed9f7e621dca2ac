import { createRoot } from 'solid-js';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createSeenMarks } from '../../src/messages/bubble/create-seen-marks.ts';
import type { MessageRecord } from '../../src/messages/timeline/message-record.ts';

it('[messages.read] marks the newest message that is seen, not an action after it', async () => {
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const text = { kind: 'message', isOwn: false, isAction: false } as MessageRecord;
  const joined = { kind: 'message', isOwn: false, isAction: true } as MessageRecord;
  const seen = vi.fn();
  const dispose = createRoot((end) => {
    const shown = {
      range: () => ({ first: 0, last: 1 }),
      isAtEnd: () => true,
      rows: { element: () => document.createElement('li') },
    };
    createSeenMarks(() => [text, joined], shown as never, seen).observe(document.createElement('div'));
    return end;
  });
  onTestFinished(() => {
    dispose();
    hasFocus.mockRestore();
  });
  await vi.waitFor(() => expect(seen).toHaveBeenCalled());
  expect(seen.mock.calls).toEqual([[text]]);
});

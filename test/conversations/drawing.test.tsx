import type { KitTextFormatter } from 'solid-chat-kit';
import type { Localizer } from 'solid-chat-kit/localize';
import { createRoot } from 'solid-js';
import { describe, expect, it, vi } from 'vitest';
import { createGuard } from '../../src/client/create-report.ts';
import { createRowText } from '../../src/ui/controls/create-row-text.ts';
import { heard, idle, renderFaked, withUser } from './harness.tsx';

const page = () => [withUser('ann', heard({ id: 2 })), withUser('bob', heard({ id: 1, from: 'bob' }))];

describe('what a setting of the app throws while rows are drawn', () => {
  it('[error.drawing] by a formatter leaves the text as it was, in every row, and is reported once', async () => {
    const onError = vi.fn();
    const broken = {
      format: () => {
        throw new Error('no format');
      },
    } as unknown as KitTextFormatter;
    const { sdk, list } = await renderFaked(page(), { onError, textFormatters: [broken] });
    for (let id = 3; id < 8; id++) sdk.emit('message', 'onTextMessageReceived', heard({ id }));
    await idle();
    expect([list.preview('Ann'), list.preview('Bob'), list.badge('Ann')]).toEqual([
      'Message 7',
      'Message 1',
      '5',
    ]);
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'ERR_FORMATTER_FAILED', message: 'no format' }),
    );
  });

  it('[error.drawing] by a date pattern costs the dates alone, and is reported once', async () => {
    const lastMessageDateTimeFormat = {
      get otherDays(): string {
        throw new Error('no pattern');
      },
    };
    const onError = vi.fn();
    const { sdk, list } = await renderFaked(page(), { onError, lastMessageDateTimeFormat });
    for (let id = 3; id < 8; id++) sdk.emit('message', 'onTextMessageReceived', heard({ id }));
    await idle();
    expect([list.names(), list.preview('Ann'), list.badge('Ann')]).toEqual([
      ['Ann', 'Bob'],
      'Message 7',
      '5',
    ]);
    expect(onError).toHaveBeenCalledOnce();
  });

  it('[error.drawing] by the dictionary falls back to an empty text, and is reported once', () => {
    const report = vi.fn();
    const broken = {
      t: () => {
        throw new Error('no words');
      },
    } as unknown as Localizer;
    createRoot((dispose) => {
      const t = createRowText(broken, createGuard(report));
      expect([t('menu.more'), t('unread.count', { count: 3 })]).toEqual(['', '']);
      dispose();
    });
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: 'no words' }),
      'ERR_VIEW_FAILED',
    );
  });
});

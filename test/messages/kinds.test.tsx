import { KitTextFormatter, type TextSegment } from 'solid-chat-kit';
import { describe, expect, it, vi } from 'vitest';
import { openChat, say } from './harness.tsx';

describe('what a bubble shows', () => {
  it('[messages.text] texts are text: markup stays as it was typed, and only safe addresses are links', async () => {
    const chat = await openChat(async ({ bob }) => {
      await say(bob, 'ann', '<img src=x onerror=alert(1)> <b>bold</b>');
      await say(bob, 'ann', 'see https://example.org/a?b=1, javascript:alert(1) and bob@example.org.');
      await say(bob, 'ann', '🎉🎉');
    });
    expect(chat.row('<b>bold</b>').querySelector('b, img')).toBeNull();
    const links = [...chat.row('javascript:').querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://example.org/a?b=1',
      'mailto:bob@example.org',
    ]);
    for (const link of links) expect(link.rel).toContain('noopener');
    expect(chat.row('🎉').querySelector('[data-emoji="2"]')).not.toBeNull();
  });

  it('[messages.links] a link shows where it leads, whatever letters and marks its text has', async () => {
    class Links extends KitTextFormatter {
      override format(text: string): readonly TextSegment[] {
        return [{ type: 'link', text, href: text }];
      }
    }
    const chat = await openChat(
      async ({ bob }) => {
        await say(bob, 'ann', 'https://p\u0430ypal.com/first');
        await say(bob, 'ann', 'https://evil.example/\u202Efdp.exe');
      },
      { textFormatters: [new Links()] },
    );
    expect(chat.rows().map((row) => row.querySelector('a')?.textContent)).toEqual([
      'https://xn--pypal-4ve.com/first',
      'https://evil.example/%E2%80%AEfdp.exe',
    ]);
  });

  it('[messages.time] the time has the pattern of the language, unless the app gives one', async () => {
    const chat = await openChat(({ bob }) => say(bob, 'ann', 'Hallo'), {}, 'de');
    const time = () => chat.row('Hallo').querySelector('time')?.textContent;
    await vi.waitFor(() => expect(time()).toMatch(/^\d\d:\d\d$/));
    chat.set({ messageSentAtDateTimeFormat: { today: 'h:mm A' } });
    await vi.waitFor(() => expect(time()).toMatch(/^\d{1,2}:\d\d [AP]M$/i));
  });

  it('[messages.text] the formatters of the app replace the built-in ones, and cannot make unsafe links', async () => {
    class Script extends KitTextFormatter {
      override format(text: string): readonly TextSegment[] {
        return [{ type: 'link', text, href: 'javascript:alert(1)' }];
      }
    }
    const chat = await openChat(({ bob }) => say(bob, 'ann', 'click me'), { textFormatters: [new Script()] });
    expect(chat.row('click me').querySelector('a')).toBeNull();
  });

  it('[messages.text] long texts are cut, and shown as a whole on demand', async () => {
    const long = `${'and on '.repeat(4000)}the end`;
    const chat = await openChat(({ bob }) => say(bob, 'ann', long));
    const [row] = chat.rows();
    expect(row?.textContent?.length).toBeLessThan(1000);
    const more = row?.querySelector<HTMLElement>('.kit-message-bubble__more');
    more?.click();
    expect(row?.textContent).toContain('the end');
    expect(more?.getAttribute('aria-expanded')).toBe('true');
  });

  it('[messages.kinds] all files of a message show', async () => {
    const chat = await openChat(async ({ ann, bob }) => {
      const file = (name: string) => ({ getName: () => name, getUrl: () => `https://example.org/${name}` });
      const sent = await bob.sendMediaMessage(
        new bob.MediaMessage('ann', { name: 'a.pdf', size: 1, type: '' }, 'file', 'user'),
      );
      Object.assign(sent, { getAttachments: () => [file('a.pdf'), file('b.pdf')] });
      Object.assign(ann, {
        MessagesRequestBuilder: class extends ann.MessagesRequestBuilder {
          override build() {
            const page = [sent];
            const next = async () => page.splice(0);
            return Object.assign(super.build(), { fetchPrevious: next, fetchNext: async () => [] });
          }
        },
      });
    });
    const names = [...(chat.rows()[0]?.querySelectorAll('a.kit-message-bubble__file-name') ?? [])];
    expect(names.map((name) => name.textContent)).toEqual(['a.pdf', 'b.pdf']);
  });

  it('[messages.kinds] each kind has its content, and unknown kinds their word', async () => {
    const chat = await openChat(async ({ bob, ann }) => {
      const file = (type: string, name: string, size: number, url?: string) =>
        bob.sendMediaMessage(
          new bob.MediaMessage('ann', { name, size, type: '', url, width: 800, height: 400 }, type, 'user'),
        );
      await file('image', 'sea.png', 2048, 'https://example.org/sea.png');
      await file('video', 'waves.mp4', 2048, 'https://example.org/waves.mp4');
      await file('audio', 'gulls.mp3', 2048, 'https://example.org/gulls.mp3');
      await file('file', 'tides.pdf', 1_800_000, 'https://example.org/tides.pdf');
      await file('image', 'evil.png', 0, 'javascript:alert(1)');
      await bob.sendCustomMessage(new bob.CustomMessage('ann', 'user', 'poll', {}));
      const gone = await say(bob, 'ann', 'gone');
      await bob.deleteMessage(String(gone.getId()));
      await say(ann, 'bob', 'mine');
    });
    const [image] = chat.container.querySelectorAll('img.kit-message-bubble__image');
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['320', '160']);
    expect(chat.container.querySelectorAll('video, audio')).toHaveLength(2);
    expect(chat.row('tides.pdf').textContent).toContain('1.8 MB');
    expect(chat.row('evil.png').querySelector('[href], [src]')).toBeNull();
    expect(chat.row('poll')).toBeDefined();
    expect(chat.row('Message deleted')).toBeDefined();
    expect(chat.row('mine').dataset.own).toBe('');
  });

  it('[messages.kinds] a location is a card with a link to a map; one without coordinates is a word', async () => {
    const chat = await openChat(async ({ bob }) => {
      const send = (data: object, text: string) => {
        const message = new bob.CustomMessage('ann', 'user', 'location', data);
        message.setConversationText?.(text);
        return bob.sendCustomMessage(message);
      };
      await send({ latitude: 59.33258, longitude: -18.0649 }, 'The pier');
      await send({ latitude: 591, longitude: 18 }, 'Nowhere');
      await send({ latitude: '59', longitude: '18' }, 'In words');
    });
    const [card, ...others] = chat.container.querySelectorAll<HTMLAnchorElement>(
      '.kit-message-bubble__location',
    );
    expect(others).toEqual([]);
    expect(card?.textContent).toBe('The pier59.3326, -18.0649');
    expect(card?.href).toBe(
      'https://www.openstreetmap.org/?mlat=59.33258&mlon=-18.0649#map=15/59.33258/-18.0649',
    );
    expect(card?.rel).toBe('noopener noreferrer');
    expect(chat.row('Nowhere').querySelector('a')).toBeNull();
    expect(chat.row('In words').querySelector('a')).toBeNull();
  });

  it('[messages.text] a text of 1 MB is cut, and whole on demand', async () => {
    const text = `<b>${'wide sea '.repeat(120_000)}</b>`;
    const chat = await openChat(({ bob }) => say(bob, 'ann', text));
    const shown = () => chat.find('.kit-message-bubble__text')?.textContent ?? '';
    const more = () => chat.find('.kit-message-bubble__more');
    expect(shown().length).toBeLessThanOrEqual(701);
    expect(shown().startsWith('<b>wide sea')).toBe(true);
    more()?.click();
    expect([shown(), more()?.getAttribute('aria-expanded')]).toEqual([text, 'true']);
    more()?.click();
    expect(shown().length).toBeLessThanOrEqual(701);
    expect(chat.errors).toEqual([]);
  });

  it('[messages.playing] a video that plays is not touched by what happens to its message', async () => {
    const chat = await openChat(({ bob }) => {
      const file = { name: 'waves.mp4', size: 2048, type: '', url: 'https://example.org/waves.mp4' };
      return bob.sendMediaMessage(new bob.MediaMessage('ann', file, 'video', 'user'));
    });
    const [video] = chat.container.getElementsByTagName('video');
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(video as Node, { attributes: true, childList: true });
    const [message] = await new chat.ann.MessagesRequestBuilder()
      .setUID('bob')
      .setLimit(1)
      .build()
      .fetchPrevious();
    const id = String(message?.getId());
    await chat.bob.addReaction(id, '👍');
    await say(chat.bob, 'ann', 'and another');
    await vi.waitFor(() => expect(chat.find('.kit-message-bubble__reaction')).not.toBeNull());
    await vi.waitFor(() => expect(chat.rows()).toHaveLength(2));
    expect([...chat.container.getElementsByTagName('video')]).toEqual([video]);
    expect([...changes, ...observer.takeRecords()]).toEqual([]);
  });

  it('[messages.slots] the app renders parts, and a part that throws costs only itself', async () => {
    const chat = await openChat(({ bob }) => say(bob, 'ann', 'hello'), {
      bubbleContentView: (message) => <i>{`own: ${Reflect.get(message, 'getText').call(message)}`}</i>,
      bubbleFooterView: () => {
        throw new Error('broken');
      },
    });
    expect(chat.find('i')?.textContent).toBe('own: hello');
    chat.set({ bubbleView: (_message, _row, builtIn) => <u>{builtIn()}</u> });
    expect(chat.find('u > .kit-message-bubble__body i')?.textContent).toBe('own: hello');
    chat.set({ bubbleContentView: () => undefined });
    expect(chat.find('.kit-message-bubble__text')?.textContent).toBe('hello');
    chat.set({ bubbleContentView: () => null });
    expect(chat.find('.kit-message-bubble__text')).toBeNull();
    expect(chat.find('.kit-message-bubble__status-info-view')).not.toBeNull();
    expect(chat.errors.map(({ code }) => code)).toEqual(['ERR_VIEW_FAILED']);
  });
});

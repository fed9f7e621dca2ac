import { render } from '@solidjs/testing-library';
import type { LocalKit } from 'solid-chat-kit/local';
import { flushNow } from 'solid-chat-kit/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { PictureViewer, type ViewedPicture } from '../../src/ui/controls/picture-viewer.tsx';
import { openChat, say } from './harness.tsx';

afterEach(() => vi.restoreAllMocks());

/** Sends files by name as one message. */
const send = (kit: LocalKit, to: string, names: readonly string[], caption?: string) => {
  const files = names.map((name) => ({
    name,
    type: name.endsWith('.mp4') ? 'video/mp4' : name.endsWith('.pdf') ? 'application/pdf' : 'image/png',
    url: `https://example.org/${name}`,
    width: 800,
    height: 600,
  }));
  const message = new kit.MediaMessage(to, files, 'image', 'user');
  if (caption) message.setCaption(caption);
  return kit.sendMediaMessage(message);
};

const labels = (row: Element | undefined) =>
  [...(row?.querySelectorAll('.kit-message-bubble__album > button') ?? [])].map((tile) =>
    tile.getAttribute('aria-label'),
  );

it('[messages.albums] has a tile for each of up to four pictures, and a number over the last for more', async () => {
  const { rows } = await openChat(async ({ bob }) => {
    await send(bob, 'ann', ['a.png'], 'Alone');
    await send(bob, 'ann', ['a.png', 'b.mp4'], 'Two, https://example.org');
    await send(bob, 'ann', ['a.png', 'b.png', 'c.png', 'd.png', 'e.png', 'f.png']);
  });
  const [one, two, six] = rows();
  expect([labels(one), one?.querySelectorAll('.kit-message-bubble__picture').length]).toEqual([[], 1]);
  expect(labels(two)).toEqual(['Open a.png', 'Open b.mp4']);
  expect(two?.querySelector('.kit-message-bubble__text a')?.getAttribute('href')).toBe('https://example.org');
  expect(two?.querySelector('video')?.hasAttribute('inert')).toBe(true);
  expect(labels(six)).toEqual(['Open a.png', 'Open b.png', 'Open c.png', 'Open d.png and 2 more']);
  const album = six?.querySelector<HTMLElement>('.kit-message-bubble__album');
  expect([album?.dataset.count, album?.textContent]).toEqual(['4', '+2']);
});

it('[messages.albums] shows files without an address below the pictures', async () => {
  const { rows } = await openChat(({ bob }) => {
    const files = ['a.png', 'b.png', 'c.png'].map((name, at) => ({ name, url: at === 1 ? '' : `/${name}` }));
    return bob.sendMediaMessage(new bob.MediaMessage('ann', files, 'image', 'user'));
  });
  expect([labels(rows()[0]), rows()[0]?.querySelector('.kit-message-bubble__file')?.textContent]).toEqual([
    ['Open a.png', 'Open c.png'],
    'b.pngPhoto',
  ]);
});

it('[messages.albums] an edited caption keeps the elements of its pictures', async () => {
  const chat = await openChat(({ bob }) => send(bob, 'ann', ['a.png', 'b.png'], 'Before'));
  const album = chat.find('.kit-message-bubble__album');
  const [first] = await new chat.bob.MessagesRequestBuilder().setUID('ann').build().fetchPrevious();
  const edited = new chat.bob.MediaMessage('ann', [{ name: 'a.png' }, { name: 'b.png' }], 'image', 'user');
  edited.setAttachments((first as typeof edited).getAttachments());
  edited.setId(first?.getId() ?? 0);
  edited.setCaption('After');
  await chat.bob.editMessage(edited);
  await vi.waitFor(() => expect(chat.find('.kit-message-bubble__text')?.textContent).toBe('After'));
  expect([chat.find('.kit-message-bubble__album') === album, labels(chat.rows()[0]).length]).toEqual([
    true,
    2,
  ]);
});

it('[messages.captions] has Edit in its menu where the SDK edits captions', async () => {
  const chat = await openChat(({ ann }) => send(ann, 'bob', ['a.png', 'b.png'], 'Before'));
  const asked: string[] = [];
  chat.events.messages.ccMessageEdited.subscribe((event) => asked.push(String(Reflect.get(event, 'status'))));
  await chat.openMenu(chat.row('Before'));
  chat.choose('Edit');
  expect(asked).toEqual(['inprogress']);
  Object.assign(chat.ann, { editCaption: undefined });
  await chat.openMenu(chat.row('Before'));
  expect(chat.menu()).not.toContain('Edit');
});

/** Opens the viewer at the first tile or picture of a row. */
async function openViewer(locale = 'en') {
  const chat = await openChat(
    async ({ bob, ann }) => {
      await send(bob, 'ann', ['old.png'], 'Long ago');
      await send(bob, 'ann', ['a.png', 'b.mp4', 'c.png'], 'From <@uid:ann>');
      await say(ann, 'bob', 'Nice');
      await send(ann, 'bob', ['mine.png']);
    },
    {},
    locale,
  );
  const tile = chat.find('.kit-message-bubble__tile') as HTMLElement;
  tile.focus();
  tile.click();
  await vi.waitFor(() => expect(chat.find('.kit-picture-viewer__bar')).not.toBe(null));
  const dialog = chat.find('.kit-picture-viewer') as HTMLDialogElement;
  const part = (name: string) => chat.find(`.kit-picture-viewer__${name}`);
  const shown = () => {
    const media = dialog.querySelector('img, video');
    return media?.getAttribute('alt') ?? media?.getAttribute('aria-label');
  };
  const press = (key: string) => {
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    flushNow();
  };
  const click = (icon: string) => dialog.querySelector<HTMLElement>(`[data-icon="${icon}"]`)?.click();
  return { ...chat, dialog, part, shown, press, click, tile };
}

it('[messages.viewer] begins at the picked picture, and leads through those of all messages', async () => {
  const { part, shown, press, click, dialog } = await openViewer();
  expect([
    shown(),
    part('count')?.textContent,
    part('name')?.textContent,
    part('caption')?.textContent,
  ]).toEqual(['a.png', '2 of 5', 'Bob Okafor', 'From @Ann Lindqvist']);
  const seen: unknown[] = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Home', 'ArrowLeft', 'End']) {
    press(key);
    seen.push(shown());
  }
  expect(seen).toEqual(['b.mp4', 'c.png', 'mine.png', 'mine.png', 'old.png', 'old.png', 'mine.png']);
  expect([part('name')?.textContent, part('caption')]).toEqual(['You', null]);
  expect(dialog.querySelector('[aria-live]')?.textContent).toBe('mine.png, 5 of 5');
  click('next');
  expect(shown()).toBe('mine.png');
  click('previous');
  expect([shown(), dialog.querySelector('a')?.getAttribute('href')]).toEqual([
    'c.png',
    'https://example.org/c.png',
  ]);
});

it('[messages.viewer] follows the direction of the language', async () => {
  const { shown, press } = await openViewer('he');
  press('ArrowLeft');
  expect(shown()).toBe('b.mp4');
});

it('[messages.viewer] enlarges by keys and buttons, and moves an enlarged picture by arrows', async () => {
  const { shown, press, click, dialog, part } = await openViewer();
  const isEnlarged = () => part('stage')?.hasAttribute('data-enlarged');
  press('+');
  expect([isEnlarged(), part('image')?.style.getPropertyValue('--kit-picture-scale')]).toEqual([true, '1.5']);
  press('ArrowRight');
  expect(shown()).toBe('a.png');
  click('zoom-out');
  expect([
    isEnlarged(),
    dialog.querySelector('[data-icon="zoom-out"]')?.getAttribute('aria-disabled'),
  ]).toEqual([false, 'true']);
  press('=');
  press('PageDown');
  expect([isEnlarged(), shown()]).toEqual([false, 'b.mp4']);
});

it('[messages.viewer] says which picture could not be loaded, and shows the next', async () => {
  const { shown, press, dialog, part } = await openViewer();
  dialog.querySelector('img')?.dispatchEvent(new Event('error'));
  expect([part('failed')?.textContent, shown()]).toEqual(['a.png could not be loaded.', undefined]);
  press('ArrowRight');
  expect([part('failed'), shown()]).toEqual([null, 'b.mp4']);
});

it('[messages.viewer] a picture that fails after another is shown leaves that one alone', async () => {
  const { shown, press, dialog, part } = await openViewer();
  const first = dialog.querySelector('img');
  press('ArrowRight');
  first?.dispatchEvent(new Event('error'));
  expect([part('failed'), shown()]).toEqual([null, 'b.mp4']);
});

it('[messages.viewer] loads the picked picture first', () => {
  const set = vi.spyOn(HTMLImageElement.prototype, 'setAttribute');
  const pictures = ['a', 'b'].map(
    (key): ViewedPicture => ({
      key,
      kind: 'image',
      url: `https://example.org/${key}`,
      name: key,
      sender: '',
      sentAt: 1,
      caption: '',
      owner: {},
    }),
  );
  const { container } = render(() => <PictureViewer pictures={pictures} open="b" onEnd={() => {}} />);
  expect(set.mock.calls.filter(([name]) => name === 'src')).toEqual([['src', 'https://example.org/b']]);
  expect(container.querySelector('[aria-live]')?.textContent).toBe('b, 2 of 2');
});

it('[messages.viewer] a pinch shows no other picture, however far the last finger moves', async () => {
  const { shown, part } = await openViewer();
  const touch = (type: string, pointerId: number, clientX: number) =>
    part('image')?.dispatchEvent(
      Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY: 100 }), { pointerId }),
    );
  const drag = (pointerId: number, to: number) => {
    touch('pointermove', pointerId, to);
    touch('pointerup', pointerId, to);
  };
  touch('pointerdown', 1, 300);
  touch('pointerdown', 2, 400);
  touch('pointermove', 2, 390);
  touch('pointerup', 2, 390);
  drag(1, 100);
  expect(shown()).toBe('a.png');
  touch('pointerdown', 1, 300);
  drag(1, 100);
  expect(shown()).toBe('b.mp4');
});

it('[messages.viewer] stays where it is while messages arrive and are deleted, and closes without pictures', async () => {
  const { ann, bob, shown, part, dialog, press, container, events } = await openViewer();
  press('ArrowRight');
  const live = dialog.querySelector('[aria-live]');
  const said = live?.firstChild;
  await send(bob, 'ann', ['new.png']);
  await vi.waitFor(() => expect(part('count')?.textContent).toBe('3 of 6'));
  expect([shown(), live?.firstChild]).toEqual(['b.mp4', said]);
  const media = await new ann.MessagesRequestBuilder().setUID('bob').build().fetchPrevious();
  for (const message of media.filter((each) => each.getType() === 'image')) {
    const isMine = message.getSender().getUid() === 'ann';
    const deleted = await (isMine ? ann : bob).deleteMessage(message);
    if (isMine) events.messages.ccMessageDeleted.next(deleted);
  }
  await vi.waitFor(() => expect(dialog.open).toBe(false));
  expect(container.querySelectorAll('.kit-picture-viewer__bar').length).toBe(0);
});

it('[messages.viewer] closes by its button and gives the focus back', async () => {
  const { dialog, click, tile } = await openViewer();
  expect(dialog.open).toBe(true);
  click('close');
  await vi.waitFor(() => expect([dialog.open, document.activeElement]).toEqual([false, tile]));
});

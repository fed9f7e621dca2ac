import { render } from '@solidjs/testing-library';
import {
  clearStored,
  createKitEvents,
  type Kit,
  KitMessageComposer,
  type KitMessageComposerSettings,
  KitProvider,
} from 'solid-chat-kit';
import { TextMessage, User } from 'solid-chat-kit/local';
import { loadLanguage } from 'solid-chat-kit/localize';
import { createStore } from 'solid-js/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settled } from '../support/fake-sdk.ts';
import { SendingSdk } from '../support/sending-sdk.ts';

const network = vi.hoisted(() => ({ isDown: false }));
vi.mock('../../src/ui/emoji/data/sv.ts', async (original) => {
  const names = await original<typeof import('../../src/ui/emoji/data/sv.ts')>();
  return {
    get NAMES() {
      if (network.isDown) throw new Error('offline');
      return names.NAMES;
    },
  };
});

const ann = new User('ann', 'Ann');

beforeEach(() => {
  localStorage.clear();
  network.isDown = false;
  // The size of the grid, which jsdom does not lay out.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

afterEach(() => vi.restoreAllMocks());

/** Mounts a composer to Ann. */
async function mount(given: KitMessageComposerSettings = {}, locale = 'en') {
  const [props, set] = createStore<KitMessageComposerSettings>(given);
  const errors: Kit.Exception['code'][] = [];
  const sdk = new SendingSdk();
  const events = createKitEvents();
  await loadLanguage(locale);
  const { container, unmount } = render(() => (
    <KitProvider sdk={sdk} events={events} locale={locale}>
      <KitMessageComposer
        disableSoundForMessages
        onError={({ code }) => errors.push(code)}
        {...props}
        user={ann}
      />
    </KitProvider>
  ));
  await settled();
  await settled();
  const find = (selector: string) => container.querySelector<HTMLElement>(selector);
  const texts = (selector: string) =>
    [...container.querySelectorAll(selector)].map((each) => each.textContent);
  return {
    events,
    set,
    errors,
    unmount,
    find,
    texts,
    field: find('textarea') as HTMLTextAreaElement,
    button: () => find('.kit-message-composer__emoji'),
    async open() {
      find('.kit-message-composer__emoji')?.click();
      await vi.waitFor(() => expect(find('.kit-emoji-picker__emoji')).not.toBeNull(), 10_000);
    },
    cell: (name: string) => find(`.kit-emoji-picker__emoji[aria-label="${name}"]`),
    press: (key: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }),
      ),
  };
}

describe('the emoji picker of a composer', () => {
  it('[composer.hideEmojiPicker] has a button, unless it is hidden', async () => {
    const { button, set } = await mount();
    expect(button()?.getAttribute('aria-label')).toBe('Choose an emoji');
    set({ hideEmojiPicker: true });
    expect(button()).toBeNull();
    set({ hideEmojiPicker: undefined });
    expect(button()).not.toBeNull();
  });

  it('[composer.emoji] names groups and emojis in the language of the page', async () => {
    const { open, texts, cell } = await mount({}, 'de');
    await open();
    expect(texts('.kit-emoji-picker__heading')[0]).toBe('Smileys & Personen');
    expect(cell('grinsendes Gesicht')?.textContent).toBe('😀');
  });

  it('[composer.emojiNames] reports that the names of emojis could not be loaded', async () => {
    network.isDown = true;
    const { find, errors } = await mount({}, 'sv');
    const field = find('textarea') as HTMLTextAreaElement;
    field.value = ':lach';
    field.setSelectionRange(5, 5);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await vi.waitFor(() => expect(errors).toEqual(['ERR_NOT_LOADED']), 10_000);
  });

  it('[composer.emoji] says that the emojis could not be loaded, reports it, and loads them again', async () => {
    network.isDown = true;
    const { find, button, errors } = await mount({}, 'sv');
    button()?.click();
    await vi.waitFor(
      () => expect(find('[role=alert]')?.textContent).toBe('Emojierna kunde inte läsas in.'),
      10_000,
    );
    expect(errors).toEqual(['ERR_NOT_LOADED']);
    network.isDown = false;
    find('.kit-emoji-picker__notice button')?.click();
    await vi.waitFor(() => expect(find('.kit-emoji-picker__emoji')).not.toBeNull(), 10_000);
    expect(find('[role=alert]')).toBeNull();
  });

  it('[composer.emoji] keeps recent emojis for the account until they are cleared', async () => {
    const first = await mount();
    await first.open();
    first.cell('grinning face')?.click();
    first.unmount();
    const second = await mount();
    await second.open();
    expect(second.texts('.kit-emoji-picker__heading')).toContain('Recent');
    second.unmount();
    clearStored({ uid: 'me' });
    const third = await mount();
    await third.open();
    expect(third.texts('.kit-emoji-picker__heading')).not.toContain('Recent');
  });

  it('[composer.disableStorage] stores no recent emojis', async () => {
    const { open, cell, field } = await mount({ disableStorage: true });
    await open();
    cell('grinning face')?.click();
    expect(field.value).toBe('😀');
    expect(localStorage.length).toBe(0);
  });

  it('[composer.emoji] Escape closes the picker before it ends a reply', async () => {
    const { open, find, press, events, field } = await mount();
    const message = new TextMessage('me', 'Dinner?', 'user');
    message.setId(1);
    message.setSender(ann);
    events.messages.ccReplyToMessage.next({ message, status: 'inprogress' });
    await vi.waitFor(() => expect(find('.kit-message-composer__preview')).not.toBeNull());
    await open();
    field.focus();
    press('Escape');
    expect(find('.kit-emoji-picker')).toBeNull();
    expect(find('.kit-message-composer__preview')).not.toBeNull();
    press('Escape');
    expect(find('.kit-message-composer__preview')).toBeNull();
  });
});

import { cleanup, render } from '@solidjs/testing-library';
import {
  type ComposerHandle,
  createKitEvents,
  EnterKeyBehavior,
  type Kit,
  KitMessageComposer,
  type KitMessageComposerProps,
  type KitMessageComposerSettings,
  KitProvider,
  type Suggestion,
  type SuggestionList,
} from 'solid-chat-kit';
import { Group, TextMessage, User } from 'solid-chat-kit/local';
import { createStore } from 'solid-js/store';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyChat } from '../support/any-chat.ts';
import { settled } from '../support/fake-sdk.ts';
import { SendingSdk } from '../support/sending-sdk.ts';

const ann = new User('ann', 'Ann');
const team = new Group('team', 'Team');

beforeEach(() => localStorage.clear());

/** Mounts a composer to Ann; the rest of its props may change. */
async function mount(given: KitMessageComposerSettings & AnyChat = {}, sdk = new SendingSdk()) {
  const [props, set] = createStore<KitMessageComposerSettings & AnyChat>({
    user: ann,
    disableSoundForMessages: true,
    ...given,
  });
  const errors: Kit.Exception['code'][] = [];
  const events = createKitEvents();
  const { container } = render(() => (
    <KitProvider sdk={sdk} events={events}>
      <KitMessageComposer onError={({ code }) => errors.push(code)} {...(props as KitMessageComposerProps)} />
    </KitProvider>
  ));
  await settled();
  await settled();
  const find = <E extends HTMLElement = HTMLElement>(part: string) =>
    container.querySelector<E>(`.kit-message-composer__${part}`);
  const field = find<HTMLTextAreaElement>('input') as HTMLTextAreaElement;
  return {
    sdk,
    events,
    errors,
    set,
    container,
    field,
    find,
    textOf: (part: string) => find(part)?.textContent ?? null,
    type(text: string) {
      field.focus();
      field.value = text;
      field.setSelectionRange(text.length, text.length);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
    /** Presses a key; returns whether the field left it to the browser. */
    press: (key: string, init: KeyboardEventInit = {}) =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })),
    described: () =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => (id ? document.getElementById(id)?.textContent : '')),
  };
}

function sent(id: number, text: string, from = 'me'): TextMessage {
  const message = new TextMessage('ann', text, 'user');
  message.setId(id);
  message.setSender(new User(from, from));
  if (from !== 'me') Object.assign(message, { getReceiverId: () => 'me' });
  return message;
}

describe('the field', () => {
  it('[composer.label] is named by the chat, and described by what is wrong', async () => {
    const { field, described, set } = await mount({ placeholderText: 'Say something', maxLength: 2 });
    expect([field.getAttribute('aria-label'), field.placeholder]).toEqual([
      'Message to Ann',
      'Say something',
    ]);
    set({ initialComposerText: undefined, user: undefined, group: team });
    expect(field.getAttribute('aria-label')).toBe('Message to Team');
    expect(described()).toEqual(['']);
    set({ user: ann });
    expect([described(), field.disabled]).toEqual([['Choose who to write to.'], true]);
  });

  it('[composer.label] says the same when empty as by its name in a thread, unless the app words it', async () => {
    const { field, set } = await mount({ parentMessageId: 7 });
    const words = () => [field.getAttribute('aria-label'), field.placeholder];
    expect(words()).toEqual(['Reply in thread', 'Reply in thread']);
    set({ placeholderText: 'Say something' });
    expect(words()).toEqual(['Reply in thread', 'Say something']);
    set({ placeholderText: undefined, parentMessageId: undefined });
    expect(words()).toEqual(['Message to Ann', 'Write a message…']);
  });

  it('[composer.enterKeyBehavior] sends by Enter, or by Ctrl+Enter alone; Shift+Enter starts a line', async () => {
    const { sdk, type, press, set } = await mount();
    type('one');
    expect([press('Enter', { shiftKey: true }), press('Enter'), sdk.texts]).toEqual([true, false, ['one']]);
    for (const [behavior, isLeft] of [
      [EnterKeyBehavior.NewLine, true],
      [EnterKeyBehavior.None, false],
    ] as const) {
      set({ enterKeyBehavior: behavior });
      type('two');
      sdk.sends.length = 0;
      expect([press('Enter'), sdk.texts]).toEqual([isLeft, []]);
      expect([press('Enter', { ctrlKey: true }), sdk.texts]).toEqual([false, ['two']]);
    }
  });

  it('[composer.composition] never sends, nor leaves an edit, while an input method composes', async () => {
    const { sdk, type, press, events, find } = await mount();
    events.messages.ccMessageEdited.next({ message: sent(5, 'Hi'), status: 'inprogress' });
    type('に');
    for (const composing of [{ isComposing: true }, { keyCode: 229 }] as KeyboardEventInit[]) {
      for (const key of ['Enter', 'Escape', 'Tab', 'ArrowUp']) expect(press(key, composing)).toBe(true);
    }
    expect([sdk.sends, find('preview')?.dataset.mode]).toEqual([[], 'edit']);
    press('Enter');
    expect(sdk.sends.length).toBe(1);
  });

  it('keeps text that was typed before the component was there', async () => {
    const { type, field, container, sdk } = await mount();
    type('Draft');
    container.remove();
    const next = await mount({}, sdk);
    expect([field.value, next.field.value]).toEqual(['Draft', 'Draft']);
  });
});

describe('the direction of the field', () => {
  it.each([
    ['', null],
    ['Hi', 'ltr'],
    ['12 شكرا Hi', 'rtl'],
    ['שלום', 'rtl'],
    ['12', 'ltr'],
    ['\u200f12', 'rtl'],
    ['𞤀', 'rtl'],
    ['😀 Hi', 'ltr'],
  ])('[composer.direction] is, for "%s", that of its first letter', async (text, direction) => {
    const { field, type } = await mount();
    type(text);
    expect(field.getAttribute('dir')).toBe(direction);
  });
});

describe('the buttons', () => {
  it('[composer.hideSendButton] send, and keep the focus in the field', async () => {
    const { sdk, type, find, field, set } = await mount();
    expect(find('send')?.getAttribute('aria-disabled')).toBe('true');
    type('Hi');
    expect(find('send')?.hasAttribute('aria-disabled')).toBe(false);
    find('send')?.click();
    expect([sdk.texts, field.value, document.activeElement]).toEqual([['Hi'], '', field]);
    set({ hideSendButton: true });
    expect(find('send')).toBe(null);
  });

  it('[composer.attachmentOptions] open a menu of the kinds that are not hidden, and of the app’s own', async () => {
    const onClick = vi.fn();
    const { find, container, set } = await mount({ attachmentOptions: [{ title: 'Poll', onClick }] });
    const titles = () => {
      find('attach')?.click();
      return [...container.querySelectorAll<HTMLElement>('[role="menuitem"]')].map(
        (item) => item.textContent,
      );
    };
    expect(titles()).toEqual(['Photo', 'Video', 'Audio', 'File', 'Poll']);
    set({
      hideImageAttachmentOption: true,
      hideVideoAttachmentOption: true,
      hideAudioAttachmentOption: true,
    });
    expect(titles()).toEqual(['File', 'Poll']);
    container.querySelectorAll<HTMLElement>('[role="menuitem"]')[1]?.click();
    expect(onClick).toHaveBeenCalledOnce();
    set({ hideAttachmentButton: true });
    expect(find('attach')).toBe(null);
  });

  it('[composer.slots] may be the app’s, which get the composer; one that throws falls back', async () => {
    let handle: ComposerHandle | undefined;
    const { find, container, field, errors } = await mount({
      onReady: (ready) => {
        handle = ready;
      },
      headerView: () => <b>Above</b>,
      auxiliaryButtonView: (composer) => (
        <button type="button" onClick={() => composer.insert('👋')}>
          Wave
        </button>
      ),
      sendButtonView: () => {
        throw new Error('From the app');
      },
    });
    expect(container.querySelector('b')?.textContent).toBe('Above');
    [...container.querySelectorAll('button')].find((button) => button.textContent === 'Wave')?.click();
    expect([field.value, find('send') !== null, errors]).toEqual(['👋', true, ['ERR_VIEW_FAILED']]);
    handle?.focus();
    expect(document.activeElement).toBe(field);
  });
});

it('[composer.slots] wrap the built-in part', async () => {
  const { container } = await mount({ sendButtonView: (_, builtIn) => <u>{builtIn()}</u> });
  expect(container.querySelectorAll('u > .kit-message-composer__send')).toHaveLength(1);
});

describe('[composer.linkPreview] the first link', () => {
  const sentOf = (sdk: SendingSdk) =>
    sdk.sends.map(({ message }) => (message as unknown as { getMetadata(): unknown }).getMetadata());

  it('shows its preview, which is sent with the message', async () => {
    const ask = vi.fn(async (url: string) => ({ title: `Title of ${url}` }));
    const { sdk, type, press, textOf, find } = await mount({ linkPreview: ask });
    type('See https://example.org/a, or https://other.org');
    await vi.waitFor(() => expect(textOf('link')).toContain('Title of https://example.org/a'));
    expect(ask.mock.calls.map(([url]) => url)).toEqual(['https://example.org/a']);
    press('Enter');
    await settled();
    expect(sentOf(sdk)).toEqual([
      { linkPreview: { title: 'Title of https://example.org/a', description: '', site: '', image: '' } },
    ]);
    expect(find('link')).toBeNull();
  });

  it('is sent without a preview once that is removed, and another link has one again', async () => {
    const { sdk, type, press, textOf, find, field } = await mount({ linkPreview: (url) => ({ title: url }) });
    type('https://example.org/a');
    await vi.waitFor(() => expect(find('link')).not.toBeNull());
    find('link')?.querySelector('button')?.click();
    expect(find('link')).toBeNull();
    expect(document.activeElement).toBe(field);
    press('Enter');
    await settled();
    expect(sentOf(sdk)).toEqual([{ linkPreview: null }]);
    type('https://example.org/a');
    await vi.waitFor(() => expect(textOf('link')).toContain('https://example.org/a'));
  });

  it('is not asked for while it is being typed, nor without the prop', async () => {
    const ask = vi.fn(() => ({ title: 'A' }));
    const { type, find } = await mount({ linkPreview: ask });
    for (const text of ['https://e.org/', 'https://e.org/a', 'https://e.org/ab']) type(text);
    await vi.waitFor(() => expect(find('link')).not.toBeNull());
    expect(ask.mock.calls).toEqual([['https://e.org/ab', undefined]]);
    const without = await mount();
    without.type('https://example.org');
    await settled();
    without.press('Enter');
    await settled();
    expect(sentOf(without.sdk)).toEqual([undefined]);
  });

  it('that is another one by now has not the preview of the earlier one', async () => {
    const { sdk, type, press, find } = await mount({ linkPreview: (url) => ({ title: url }) });
    type('https://example.org/a');
    await vi.waitFor(() => expect(find('link')).not.toBeNull());
    type('https://example.org/b');
    press('Enter');
    await settled();
    expect(sentOf(sdk)).toEqual([undefined]);
  });
});

describe('a reply and an edit', () => {
  it('[composer.preview] show their message, take the focus, and are left by Escape', async () => {
    const { events, textOf, field, described, press, find, type, sdk } = await mount();
    events.messages.ccReplyToMessage.next({
      message: sent(5, 'Are you there?', 'ann'),
      status: 'inprogress',
    });
    expect([textOf('preview-title'), textOf('preview-text')]).toEqual(['Reply to ann', 'Are you there?']);
    expect([document.activeElement, described()]).toEqual([field, ['Reply to annAre you there?']]);
    events.messages.ccMessageEdited.next({ message: sent(6, 'Yse'), status: 'inprogress' });
    expect([field.value, textOf('preview-title'), find('send')?.getAttribute('aria-label')]).toEqual([
      'Yse',
      'Edit message',
      'Save',
    ]);
    press('Escape');
    expect([field.value, textOf('preview-title')]).toEqual(['', 'Reply to ann']);
    find('preview-close')?.click();
    expect([find('preview'), document.activeElement]).toEqual([null, field]);
    expect(press('Escape')).toBe(true);
    type('Hi');
    press('Enter');
    expect(sdk.lastSend.message.getQuotedMessageId?.() || 0).toBe(0);
  });

  it('[composer.editLast] edits one’s own last text by ArrowUp in an empty field', async () => {
    const asked: unknown[] = [];
    const page = [sent(3, 'First'), sent(4, 'Mine'), sent(5, 'Theirs', 'ann')];
    const sdk = Object.assign(new SendingSdk(), {
      MessagesRequestBuilder: class {
        setUID = (uid: string) => asked.push(uid);
        setLimit = () => this;
        setMessageId = () => this;
        hideReplies = (hide: boolean) => asked.push(hide);
        build = () => ({ fetchPrevious: async () => page });
      } as never,
    });
    const { field, press, type } = await mount({}, sdk);
    type('x');
    press('ArrowUp');
    type('');
    press('ArrowUp');
    await settled();
    expect([field.value, asked]).toEqual(['Mine', ['ann', true]]);
  });
});

const textOfMessage = (message: unknown) => (message as Partial<Kit.TextMessage>).getText?.();

describe('files', () => {
  const file = (name: string, type = '') => new File(['x'], name, { type });
  /** A clipboard or drag data with these files. */
  const dataOf = (files: File[], types = ['Files'], text = '') => ({ files, types, getData: () => text });
  /** Drag data whose first entry is a folder. */
  const folderOf = (files: File[]) => {
    const entryOf = (_: File, at: number) => ({
      kind: 'file',
      webkitGetAsEntry: () => ({ isDirectory: at === 0 }),
    });
    return { ...dataOf(files), items: [{ kind: 'string' }, ...files.map(entryOf)] };
  };
  const fire = (target: Element, type: string, data: object) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    target.dispatchEvent(Object.assign(event, data));
    return event.defaultPrevented;
  };

  it('[composer.paste] are taken by paste and drop, shown, and removed', async () => {
    const { field, find, container, textOf } = await mount();
    expect(fire(field, 'paste', { clipboardData: dataOf([file('a.png', 'image/png')]) })).toBe(true);
    expect(fire(field, 'dragover', { dataTransfer: dataOf([]) })).toBe(true);
    expect([find('drop')?.hidden, textOf('drop')]).toEqual([false, 'Drop to send to Ann']);
    expect(fire(field, 'drop', { dataTransfer: dataOf([file('写真 \u202e.jpg'), file('')]) })).toBe(true);
    expect([find('drop')?.hidden, textOf('drop')]).toEqual([true, '']);
    const names = () => [...container.querySelectorAll('bdi')].map((name) => name.textContent);
    expect([names(), textOf('file-size')]).toEqual([['a.png', '写真 \ufffd.jpg', ''], '1 byte']);
    find('file-remove')?.click();
    expect([names().length, document.activeElement]).toEqual([2, field]);
  });

  it('[composer.storage] [composer.files] of 0 bytes and 2 GB are sent; what a full database refuses is kept', async () => {
    const refused = { code: 'ERR_STORAGE', message: 'The storage is full.' };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const large = Object.defineProperty(file('großer Film ‮.mkv'), 'size', { value: 2_000_000_000 });
    let rows: readonly Kit.MediaMessage[] = [];
    const { field, container, sdk, events, type, press, errors } = await mount();
    const statuses: string[] = [];
    const following = events.messages.ccMessageSent.subscribe(({ message, status }) => {
      statuses.push(status);
      rows = [...rows, message as unknown as Kit.MediaMessage];
    });
    fire(field, 'drop', { dataTransfer: dataOf([new File([], 'leer.txt'), large]) });
    const sizes = () =>
      [...container.querySelectorAll('.kit-message-composer__file-size')].map((e) => e.textContent);
    expect(sizes()).toEqual(['0 bytes', '2 GB']);
    type('See both');
    press('Enter');
    expect([sdk.sends.length, field.value, sizes()]).toEqual([3, '', []]);
    for (const send of [...sdk.sends]) await send.fail(refused);
    vi.restoreAllMocks();
    // Each message is in its row, with its file or text, and can be sent again.
    expect(statuses).toEqual(['inprogress', 'inprogress', 'inprogress', 'error', 'error', 'error']);
    expect(rows.slice(3).map((each) => each.getAttachment?.()?.getSize?.() ?? textOfMessage(each))).toEqual([
      0,
      2_000_000_000,
      'See both',
    ]);
    expect(new Set(errors)).toEqual(new Set(['ERR_STORAGE']));
    following.unsubscribe();
  });

  it('[composer.paste] a text of 1 MB is left to the browser, and sent once as it is', async () => {
    const { field, sdk, type, press, errors } = await mount();
    const text = `<b>\u202e${'wide sea '.repeat(120_000)}</b>`;
    expect(fire(field, 'paste', { clipboardData: dataOf([], ['text/plain']) })).toBe(false);
    type(text);
    expect(field.value).toBe(text);
    press('Enter');
    expect([sdk.texts, field.value, errors]).toEqual([[text], '', []]);
  });

  it('[composer.paste] [composer.drop] take no folder, and say so', async () => {
    const { field, container, textOf } = await mount();
    const names = () => [...container.querySelectorAll('bdi')].map((name) => name.textContent);
    expect(fire(field, 'drop', { dataTransfer: folderOf([file('holiday'), file('a.txt')]) })).toBe(true);
    expect([names(), textOf('status')]).toEqual([
      ['a.txt'],
      'Folders cannot be sent. Choose the files in them.',
    ]);
    fire(field, 'drop', { dataTransfer: dataOf([file('b.txt')]) });
    expect([names(), textOf('status')]).toEqual([['a.txt', 'b.txt'], '']);
  });

  it('[composer.drop] are taken on a message list beside the composer, and nowhere else', async () => {
    const { container, textOf, find } = await mount();
    const data = { dataTransfer: dataOf([file('a.txt')]) };
    const root = find('box')?.parentElement as HTMLElement;
    const list = document.createElement('div');
    root.before(list);
    expect([fire(list, 'dragover', data), fire(list, 'drop', data), find('file')]).toEqual([
      false,
      false,
      null,
    ]);
    list.className = 'kit-message-list';
    expect([fire(list, 'dragover', data), find('drop')?.hidden]).toEqual([true, false]);
    fire(list, 'dragleave', { relatedTarget: document.body });
    expect(find('drop')?.hidden).toBe(true);
    expect([fire(list, 'drop', data), textOf('file-name')]).toEqual([true, 'a.txt']);
    list.addEventListener('drop', (event) => event.preventDefault());
    fire(list, 'drop', data);
    expect(container.querySelectorAll('.kit-message-composer__file').length).toBe(1);
  });

  it('[composer.attachmentLimits] refuses larger files, further ones and other kinds, with the reason', async () => {
    const { field, set, container, textOf } = await mount({ attachmentLimits: { maxBytes: 3 } });
    const names = () => [...container.querySelectorAll('bdi')].map((name) => name.textContent);
    const drop = (...files: File[]) => fire(field, 'drop', { dataTransfer: dataOf(files) });
    drop(new File(['four'], 'plan.pdf'), new File(['one'], 'a.txt'));
    expect([names(), textOf('status')]).toEqual([['a.txt'], '“plan.pdf” is larger than 3 bytes.']);
    set({ attachmentLimits: { maxCount: 2 } });
    drop(new File(['2'], 'b.txt'), new File(['3'], 'c.txt'));
    expect([names(), textOf('status')]).toEqual([['a.txt', 'b.txt'], 'Only 2 files can be sent at once.']);
    set({ attachmentLimits: { accept: 'image/*, .pdf' } });
    drop(new File(['x'], 'd.txt'), new File(['x'], 'E.PDF'), file('f.png', 'image/png'));
    expect([names().slice(2), textOf('status')]).toEqual([
      ['E.PDF', 'f.png'],
      'Files of this kind cannot be sent here.',
    ]);
  });

  it('[composer.paste] are left to the browser beside text, and where attachments are off', async () => {
    const { field, set, find, textOf } = await mount();
    const picture = [file('a.png', 'image/png')];
    const types = ['text/plain', 'Files'];
    expect(fire(field, 'paste', { clipboardData: dataOf(picture, types, 'A table') })).toBe(false);
    set({ hideAttachmentButton: true });
    expect(fire(field, 'paste', { clipboardData: dataOf(picture) })).toBe(false);
    expect(fire(field, 'drop', { dataTransfer: dataOf(picture) })).toBe(false);
    set({ hideAttachmentButton: false, hideImageAttachmentOption: true, hideFileAttachmentOption: true });
    fire(field, 'drop', { dataTransfer: dataOf(picture) });
    expect([find('file'), textOf('status')]).toEqual([null, 'Files of this kind cannot be sent here.']);
    set({ hideFileAttachmentOption: false });
    fire(field, 'drop', { dataTransfer: dataOf(picture) });
    expect([find('file')?.dataset.kind, textOf('status')]).toEqual(['file', '']);
  });
});

describe('files of a file manager', () => {
  const file = (name: string) => new File(['x'], name);

  it.each([
    ['its name', 'report.pdf'],
    ['its path', '/home/ann/report.pdf'],
    ['its address', 'file:///home/ann/r%C3%A9sum%C3%A9.pdf\nfile:///home/ann/report.pdf'],
  ])('[composer.paste] are attached, beside %s as text', async (_name, text) => {
    const { field, textOf } = await mount();
    const clipboardData = {
      files: [file('report.pdf')],
      types: ['text/plain', 'Files'],
      getData: () => text,
    };
    const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData });
    field.dispatchEvent(event);
    expect([event.defaultPrevented, textOf('file-name')]).toEqual([true, 'report.pdf']);
  });
});

describe('mentions', () => {
  it('[composer.listbox] are chosen from a listbox by arrows and Enter, or by a click', async () => {
    const { sdk, set, type, press, field, find, container, textOf } = await mount();
    set({ user: undefined, group: team });
    type('Hi @');
    await settled();
    await sdk.latest.answer([new User('bob', 'Bob'), new User('cid', 'Cid')]);
    const active = () =>
      document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
    const list = find('suggestions');
    expect([list?.role, list?.id, active()]).toEqual([
      'listbox',
      field.getAttribute('aria-controls'),
      'BBob',
    ]);
    expect(container.querySelector('.kit-live-region')?.textContent).toBe('2 suggestions');
    press('ArrowDown');
    expect(active()).toBe('CCid');
    press('ArrowDown');
    press('ArrowUp');
    expect([press('Enter'), field.value, find('suggestions'), sdk.sends]).toEqual([
      false,
      'Hi @Cid ',
      null,
      [],
    ]);
    type('Hi @Cid and @');
    await settled();
    await sdk.latest.answer([new User('bob', 'Bob')]);
    find('suggestion')?.click();
    expect([field.value, textOf('preview')]).toEqual(['Hi @Cid and @Bob ', null]);
    press('Enter');
    expect(sdk.texts).toEqual(['Hi <@uid:cid> and <@uid:bob>']);
  });

  it('[composer.listbox] have several members below those whose names begin with the keyword', async () => {
    const { sdk, set, type, press, field, container } = await mount();
    Object.assign(sdk, { groupMentions: ['all', 'admin'] });
    set({ user: undefined, group: team });
    type('@a');
    await settled();
    await sdk.latest.answer([new User('bea', 'Bea'), new User('ada', 'Ada')]);
    const options = [...container.querySelectorAll('[role=option]')];
    const named = options.map((each) => each.ariaLabel ?? each.textContent);
    expect(named).toEqual(['AAda', 'all, everyone in this group', 'admins', 'BBea']);
    expect(options[1]?.querySelector('.kit-avatar')).toBe(null);
    press('ArrowDown');
    press('Enter');
    expect(field.value).toBe('@all ');
    press('Enter');
    expect(sdk.texts).toEqual(['<@all:all>']);
  });

  it('[composer.listbox] are left alone by keys with modifiers', async () => {
    const { sdk, type, press, field, find } = await mount();
    type('@a');
    expect(find('suggestions')).not.toBe(null);
    for (const key of ['Enter', 'Tab', 'ArrowUp', 'ArrowDown'])
      expect([press(key, { shiftKey: true }), field.value]).toEqual([true, '@a']);
    expect([press('Enter', { ctrlKey: true }), sdk.texts]).toEqual([false, ['@a']]);
  });

  it('[composer.listbox] are closed by Escape, which leaves the reply', async () => {
    const { type, press, find, events } = await mount();
    events.messages.ccReplyToMessage.next({ message: sent(5, 'Yes'), status: 'inprogress' });
    type('@a');
    expect(find('suggestions')).not.toBe(null);
    press('Escape');
    expect([find('suggestions'), find('preview')?.dataset.mode]).toEqual([null, 'reply']);
  });
});

describe('the status', () => {
  it('[composer.maxLength] counts characters, and says how many are too many', async () => {
    const { type, textOf, field, press, sdk, described } = await mount({ maxLength: 5 });
    type('👋👋');
    expect([textOf('count'), field.getAttribute('aria-invalid')]).toEqual(['2 / 5', null]);
    type('abcdefg');
    press('Enter');
    expect([textOf('count'), described(), field.getAttribute('aria-invalid'), sdk.sends]).toEqual([
      '7 / 5',
      ['2 characters too many'],
      'true',
      [],
    ]);
  });

  it('[composer.status] leaves messages that were not sent to their rows', async () => {
    const { type, press, sdk, textOf, errors } = await mount();
    type('Hi');
    press('Enter');
    await sdk.lastSend.fail({ code: 'ERR_LIMIT', message: 'Slow down' });
    expect([textOf('status'), errors]).toEqual(['', ['ERR_LIMIT']]);
  });

  it('[composer.status] says that an edit was not saved; the text stays', async () => {
    const { events, type, press, sdk, textOf, field } = await mount();
    events.messages.ccMessageEdited.next({ message: sent(5, 'Hi'), status: 'inprogress' });
    type('Hi!');
    press('Enter');
    await sdk.lastSend.fail(new Error('Down'));
    expect([textOf('status'), field.value]).toEqual(['The change could not be saved. Try again.', 'Hi!']);
  });

  it('says that nobody is signed in', async () => {
    const sdk = new SendingSdk();
    sdk.user = null;
    const { textOf } = await mount({}, sdk);
    expect(textOf('status')).toContain('Nobody is signed in');
  });
});

describe('a draft that the app keeps', () => {
  const bob = new User('bob', 'Bob');
  const given = (text: string) => ({ text, mentions: [] });

  it('[composer.onDraftChange] is told with its chat or thread, and empty once it was sent', async () => {
    const changes: unknown[] = [];
    const { type, press, set } = await mount({
      onDraftChange: (chat, { text }) => changes.push([chat.user?.getUid(), chat.parentMessageId, text]),
    });
    type('Hi');
    press('Enter');
    set({ parentMessageId: 7 });
    type('Yes');
    expect(changes).toEqual([
      ['ann', undefined, 'Hi'],
      ['ann', undefined, ''],
      ['ann', '7', 'Yes'],
    ]);
  });

  it('[composer.draftOf] opens a chat for the first time, later or at once, and is not told back', async () => {
    const onDraftChange = vi.fn();
    const draftOf = vi.fn((chat: { user?: Kit.User }) =>
      chat.user?.getUid() === 'ann' ? 'A text' : Promise.resolve(given('Later')),
    );
    const { field, set } = await mount({ draftOf, onDraftChange } as KitMessageComposerSettings);
    expect(field.value).toBe('A text');
    set({ user: bob });
    await settled();
    expect(field.value).toBe('Later');
    set({ user: ann });
    await settled();
    expect([field.value, draftOf.mock.calls.length, onDraftChange.mock.calls]).toEqual(['A text', 2, []]);
  });

  it('[composer.draftOf] what the user types meanwhile wins', async () => {
    let answer!: (draft: string) => void;
    const draftOf = () => new Promise<string>((resolve) => (answer = resolve));
    const { field, type } = await mount({ draftOf });
    type('Mine');
    answer('Old');
    await settled();
    expect(field.value).toBe('Mine');
  });

  it('[composer.draftOf] an error or a bad answer is reported, and costs nothing', async () => {
    for (const draftOf of [() => Promise.reject(new Error('offline')), () => ({ text: 7 }) as never]) {
      const { errors, field, type } = await mount({ draftOf });
      type('Hi');
      expect([errors, field.value]).toEqual([['ERR_CALLBACK_FAILED'], 'Hi']);
      cleanup();
      localStorage.clear();
    }
  });
});

describe('a disabled composer', () => {
  it('[composer.disabled] says why in place of the field, and keeps the draft', async () => {
    const { type, set, find, textOf, container } = await mount({ autoFocus: true });
    type('Half a text');
    set({ disabled: 'Only moderators write here.' });
    expect(container.querySelectorAll('textarea, button')).toHaveLength(0);
    expect([textOf('status'), find('status')?.getAttribute('role')]).toEqual([
      'Only moderators write here.',
      'status',
    ]);
    set({ disabled: undefined });
    expect(find<HTMLTextAreaElement>('input')?.value).toBe('Half a text');
    expect(textOf('status')).toBe('');
  });

  it('[composer.disabled] true says it in the language of the page', async () => {
    const { textOf } = await mount({ disabled: true });
    expect(textOf('status')).toBe('You cannot write in this chat.');
  });

  it('[composer.disabled] moves the focus from the field to the reason, and back', async () => {
    const { type, set, find } = await mount();
    type('Hi');
    set({ disabled: 'Closed.' });
    expect(document.activeElement).toBe(find('status'));
    set({ disabled: false });
    expect(document.activeElement).toBe(find('input'));
  });

  it('[composer.disabled] sends nothing, accepts no file, starts no reply, and ends typing', async () => {
    let handle!: ComposerHandle;
    const onReady = (composer: ComposerHandle) => {
      handle = composer;
    };
    const { sdk, type, set, events, container } = await mount({ onReady });
    type('Hi');
    set({ disabled: true });
    await settled();
    expect(sdk.typing.at(-1)).toMatch(/^end/);
    expect([handle.canSend(), handle.send()]).toEqual([false, false]);
    events.messages.ccReplyToMessage.next({ message: sent(1, 'Hello', 'ann'), status: 'inprogress' });
    expect(handle.reply()).toBeNull();
    const drop = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(drop, { dataTransfer: { files: [new File(['a'], 'a.txt')], items: [], types: ['Files'] } });
    container.querySelector('.kit-message-composer__box')?.dispatchEvent(drop);
    expect(handle.files()).toEqual([]);
    expect(sdk.sends).toEqual([]);
  });
});

it('[sdk.cleanup] a composer that goes away leaves no listener behind, and ends typing', async () => {
  // The drafts of an SDK's user outlive composers: the first one creates them, and the page holds them weakly.
  const own = new SendingSdk();
  await mount({}, own);
  cleanup();
  const live: string[] = [];
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, ...rest: unknown[]) => {
      // Solid listens on the document once for each type, and stays.
      if ((rest[0] as { name?: string })?.name !== 'eventHandler') live.push(type);
      add(type, ...(rest as [EventListener]));
    });
    const remove = target.removeEventListener.bind(target);
    vi.spyOn(target, 'removeEventListener').mockImplementation((type: string, ...rest: unknown[]) => {
      const index = live.indexOf(type);
      if (index >= 0) live.splice(index, 1);
      remove(type, ...(rest as [EventListener]));
    });
  }
  const { sdk, type, events } = await mount({}, own);
  type('Hi');
  expect([live.includes('selectionchange'), live.includes('pagehide')]).toEqual([true, true]);
  cleanup();
  vi.restoreAllMocks();
  const channels = Object.values(events.messages);
  expect([live, sdk.typing, channels.some(({ observed }) => observed)]).toEqual([
    [],
    ['start ann', 'end ann'],
    false,
  ]);
});

it('the root takes attributes of the app, and the direction of the language', async () => {
  const { container } = await mount({ id: 'mine', class: 'wide' });
  const root = container.querySelector('.kit-message-composer');
  expect([root?.id, root?.className, root?.getAttribute('dir')]).toEqual([
    'mine',
    'kit-message-composer wide',
    'ltr',
  ]);
});

describe('suggestion lists of the app', () => {
  const commands = [
    { id: 'shrug', label: '/shrug', description: 'A shrug', text: '¯\\_(ツ)_/¯' },
    { id: 'away', label: '/away', description: 'Sets you away' },
  ];
  const slash = (more: Partial<SuggestionList> = {}): SuggestionList => ({
    trigger: '/',
    label: 'Commands',
    isAtStart: true,
    search: (keyword) => commands.filter(({ id }) => id.startsWith(keyword)),
    ...more,
  });

  it('[composer.suggestionLists] open after their trigger, and put the text of an entry in its place', async () => {
    const { type, press, field, find } = await mount({ suggestionLists: [slash()] });
    type('/');
    await settled();
    expect([find('suggestions')?.getAttribute('aria-label'), find('suggestions')?.textContent]).toEqual([
      'Commands',
      '/shrugA shrug/awaySets you away',
    ]);
    type('/sh');
    await settled();
    expect(find('suggestions')?.textContent).toBe('/shrugA shrug');
    expect([press('Enter'), field.value, find('suggestions')]).toEqual([false, '¯\\_(ツ)_/¯ ', null]);
  });

  it('[composer.suggestionLists] an entry without a text runs the handler, and takes away what was typed', async () => {
    const onChoose = vi.fn();
    const { type, press, field } = await mount({ suggestionLists: [slash({ onChoose })] });
    type('/aw');
    await settled();
    press('Tab');
    expect([field.value, onChoose.mock.calls.map(([{ id }]) => id)]).toEqual(['', ['away']]);
  });

  it('[composer.suggestionLists] a trigger at the start only is text elsewhere, and one within a word always', async () => {
    const { type, find, set } = await mount({ suggestionLists: [slash()] });
    type('and /sh');
    await settled();
    expect(find('suggestions')).toBe(null);
    set({ suggestionLists: [slash({ isAtStart: false })] });
    type('and/sh');
    await settled();
    expect(find('suggestions')).toBe(null);
    type('and /sh');
    await settled();
    expect(find('suggestions')).not.toBe(null);
  });

  it('[composer.suggestionLists] answers that come late are dropped, and errors are reported', async () => {
    let answer: (found: readonly Suggestion[]) => void = () => {};
    const search = vi.fn<SuggestionList['search']>((keyword) => {
      if (keyword === 'x') throw new Error('broken');
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    const { type, find, errors, press } = await mount({ suggestionLists: [slash({ search })] });
    type('/a');
    await settled();
    const late = answer;
    type('/aw');
    await settled();
    answer([commands[1] as Suggestion]);
    await settled();
    late(commands);
    await settled();
    expect(find('suggestions')?.textContent).toBe('/awaySets you away');
    press('Escape');
    expect(find('suggestions')).toBe(null);
    type('');
    type('/x');
    await settled();
    expect([find('suggestions'), errors]).toEqual([null, ['ERR_CALLBACK_FAILED']]);
  });
});

describe('emojis by name', () => {
  it('[composer.emojiNames] are suggested after a colon and two letters', async () => {
    const { type, press, field, find } = await mount();
    type('Nice :t');
    await settled();
    expect(find('suggestions')).toBe(null);
    type('Nice :thumbs');
    await vi.waitFor(() => expect(find('suggestions')?.textContent).toContain('thumbs up'));
    press('Enter');
    expect(field.value).toBe('Nice 👍 ');
  });

  it('[composer.hideEmojiPicker] leaves text after a colon alone', async () => {
    const { type, find } = await mount({ hideEmojiPicker: true });
    type(':smile');
    await vi.dynamicImportSettled();
    await settled();
    expect(find('suggestions')).toBe(null);
  });
});

import axe from 'axe-core';
import {
  KitMessageComposer,
  type KitMessageComposerProps,
  type KitMessageComposerSettings,
} from 'solid-chat-kit';
import type { LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { createStore } from 'solid-js/store';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AnyChat } from '../support/any-chat.ts';
import { nextFrame, seeded, stage } from './stage.tsx';

beforeEach(() => localStorage.clear());

/** A composer of 'ann' to Bob, wide and focused. */
async function compose(
  given: KitMessageComposerSettings & AnyChat = {},
  theme: 'light' | 'dark' = 'light',
  locale = 'en',
) {
  const { ann: kit } = await seeded({ conversations: 6, users: 12, messages: 4, groups: 0.5 });
  const pages = await new kit.ConversationsRequestBuilder().setLimit(30).build().fetchNext();
  const chatOf = (type: string) =>
    pages.filter((each) => each.getConversationType() === type).map((each) => each.getConversationWith());
  const [user, other] = chatOf('user') as AnyChat['user'][];
  const [group] = chatOf('group') as AnyChat['group'][];
  const [props, set] = createStore<KitMessageComposerSettings & AnyChat>({
    user,
    disableSoundForMessages: true,
    ...given,
  });
  const { host, unmount } = stage(() => <KitMessageComposer {...(props as KitMessageComposerProps)} />, {
    kit,
    width: 400,
    theme,
    locale,
  });
  await vi.waitFor(() => expect(host.querySelector('textarea')?.disabled).toBe(false));
  const find = (part: string) => host.querySelector<HTMLElement>(`.kit-message-composer__${part}`);
  const field = find('input') as HTMLTextAreaElement;
  field.focus();
  return { kit, user, other, group, props, set, host, unmount, find, field };
}

const messagesTo = async (kit: LocalKit, uid: string) => {
  const page = await new kit.MessagesRequestBuilder().setUID(uid).setLimit(30).build().fetchPrevious();
  return page.filter((message) => message.getSender().getUid() === 'ann');
};
const key = (field: Element, name: string, init: KeyboardEventInit = {}) =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init }));
const picture = async (name: string) => {
  const canvas = new OffscreenCanvas(40, 20);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 20);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
};

describe('the field of a composer', () => {
  it.each([
    ['field-sizing', true],
    ['a copy of its text', false],
  ])(
    '[composer.growth] grows by %s with its text up to six lines, and shrinks again, without inline style',
    async (_by, isNative) => {
      if (!isNative) {
        vi.spyOn(CSS, 'supports').mockReturnValue(false);
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('.kit-message-composer__input { field-sizing: fixed !important }');
        document.adoptedStyleSheets.push(sheet);
        onTestFinished(() => void document.adoptedStyleSheets.pop());
      }
      const { field, find, host } = await compose();
      vi.restoreAllMocks();
      const heights: number[] = [];
      for (let lines = 1; lines <= 8; lines++) {
        field.value = 'x\n'.repeat(lines - 1);
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await nextFrame();
        heights.push((find('field') as HTMLElement).getBoundingClientRect().height);
      }
      const [one = 0, two = 0] = heights;
      const line = two - one;
      expect(line).toBeGreaterThan(15);
      expect(heights.slice(0, 6).map((height) => Math.round((height - one) / line))).toEqual([
        0, 1, 2, 3, 4, 5,
      ]);
      expect(heights[7]).toBe(heights[6]);
      expect((heights[6] ?? 0) - (heights[5] ?? 0)).toBeLessThan(2);
      await userEvent.keyboard('{Enter}');
      field.value = '';
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      expect((find('field') as HTMLElement).getBoundingClientRect().height).toBe(one);
      expect(host.querySelectorAll('.kit-message-composer [style]').length).toBe(0);
    },
  );

  it('[composer.direction] an empty field has the direction of the language, a text its own', async () => {
    const { field } = await compose({}, 'light', 'ar');
    const direction = () => getComputedStyle(field).direction;
    expect(direction()).toBe('rtl');
    await userEvent.keyboard('Hello');
    expect(direction()).toBe('ltr');
    await userEvent.clear(field);
    expect(direction()).toBe('rtl');
  });

  it('[composer.undo] undoes a chosen mention like typed text', async () => {
    const { field, find, set, group } = await compose();
    set({ user: undefined, group });
    await userEvent.type(field, 'Hi @');
    await vi.waitFor(() => expect(find('suggestion')).not.toBe(null));
    const name = find('suggestion-name')?.textContent ?? '';
    await userEvent.keyboard('{Enter}');
    expect(field.value).toBe(`Hi @${name} `);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(field.value).toBe('Hi @');
  });

  it('[composer.composition] keeps Enter to the input method, also in the key that ended the composition', async () => {
    const { field, kit, user } = await compose();
    const composition = (type: string, data: string) =>
      field.dispatchEvent(new CompositionEvent(type, { data, bubbles: true }));
    const input = (value: string) => {
      field.value = value;
      field.dispatchEvent(new InputEvent('input', { isComposing: true, bubbles: true }));
    };
    composition('compositionstart', '');
    input('にほん');
    expect(key(field, 'Enter', { isComposing: true, keyCode: 229 })).toBe(true);
    input('日本');
    composition('compositionend', '日本');
    expect(key(field, 'Enter', { keyCode: 229 })).toBe(true);
    const uid = (user as { getUid(): string }).getUid();
    const before = (await messagesTo(kit, uid)).length;
    expect(field.value).toBe('日本');
    key(field, 'Enter', { keyCode: 13 });
    await vi.waitFor(async () => expect((await messagesTo(kit, uid)).length).toBe(before + 1));
  });
});

it.each(['en', 'ar'])(
  '[composer.attachmentOptions] the menu opens over the composer, in %s',
  async (locale) => {
    const { host, find } = await compose({}, 'light', locale);
    host.style.marginLeft = '300px';
    const button = find('attach') as HTMLElement;
    button.focus();
    await vi.waitFor(() => {
      if (!host.querySelector('.kit-menu')) button.click();
      expect(host.querySelector('.kit-menu')?.checkVisibility()).toBe(true);
    });
    const menu = host.querySelector('.kit-menu-positioner')?.getBoundingClientRect();
    const edge = locale === 'ar' ? 'right' : 'left';
    expect(menu?.[edge]).toBeCloseTo(button.getBoundingClientRect()[edge], 0);
  },
);

describe('a composer whose chat changes', () => {
  it('[composer.drafts] puts text and caret back, and finishes an upload in the chat it was written in', async () => {
    const { field, set, user, other, kit, find, unmount } = await compose();
    const [uid, otherUid] = [user, other].map((each) => (each as { getUid(): string }).getUid()) as [
      string,
      string,
    ];
    const counts = async () => [
      (await messagesTo(kit, uid)).length,
      (await messagesTo(kit, otherUid)).length,
    ];
    const [mine = 0, others = 0] = await counts();
    const data = new DataTransfer();
    data.items.add(await picture('late.png'));
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
    await vi.waitFor(() => expect((find('file-image') as HTMLImageElement | null)?.naturalWidth).toBe(40));
    controlOf(kit).setLatency(300);
    await userEvent.keyboard('{Enter}');
    await userEvent.type(field, 'For one');
    field.setSelectionRange(2, 4);
    await nextFrame();
    await nextFrame();
    set({ user: other });
    expect([field.value, find('file')]).toEqual(['', null]);
    await userEvent.type(field, 'For the other');
    set({ user });
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['For one', 2, 4]);
    unmount();
    controlOf(kit).setLatency(0);
    await vi.waitFor(async () => expect(await counts()).toEqual([mine + 1, others]));
    const sent = (await messagesTo(kit, uid)).at(-1) as { getAttachment?(): { getWidth(): number } };
    expect(sent.getAttachment?.().getWidth()).toBe(40);
  });
});

describe('axe finds nothing in a composer', () => {
  const type = (text: string) => async (field: HTMLTextAreaElement) => {
    await userEvent.type(field, text);
  };
  const STATES: [
    string,
    KitMessageComposerSettings & AnyChat,
    (field: HTMLTextAreaElement, kit: LocalKit) => unknown,
  ][] = [
    ['that is empty', {}, () => {}],
    ['with a text that is too long', { maxLength: 3 }, type('Hello')],
    ['without a chat', { user: undefined }, () => {}],
    [
      'with reply and files',
      {},
      async (field) => {
        const data = new DataTransfer();
        data.items.add(await picture('a.png'));
        data.items.add(new File([], 'שלום.txt'));
        field.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      },
    ],
    [
      'with an edit',
      {},
      async (field) => {
        await userEvent.type(field, 'Mine{Enter}');
        await vi.waitFor(() => {
          key(field, 'ArrowUp');
          expect(field.value).toBe('Mine');
        });
      },
    ],
  ];
  it.each(
    STATES.flatMap(([name, props, reach]) => [
      [name, 'light', 'en', props, reach] as const,
      [name, 'dark', 'ar', props, reach] as const,
    ]),
  )('[a11y.composer] %s (%s, %s)', async (_name, theme, locale, props, reach) => {
    const made = props.user === undefined && 'user' in props ? null : await compose(props, theme, locale);
    const host = made?.host ?? (await alone(theme, locale));
    await reach(host.querySelector('textarea') as HTMLTextAreaElement, made?.kit as LocalKit);
    await nextFrame();
    const { violations } = await axe.run(host, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { 'target-size': { enabled: true }, region: { enabled: false } },
    });
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
  });

  /** A composer without a chat. */
  async function alone(theme: 'light' | 'dark', locale: string) {
    const { ann: kit } = await seeded({ conversations: 1, users: 2 });
    return stage(() => <KitMessageComposer {...({} as KitMessageComposerProps)} />, { kit, theme, locale })
      .host;
  }

  it('[a11y.composer] with suggestions of mentions', async () => {
    const { field, find, set, group, host } = await compose();
    set({ user: undefined, group });
    await userEvent.type(field, '@');
    await vi.waitFor(() => expect(find('suggestion')).not.toBe(null));
    const { violations } = await axe.run(host);
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
  });
});

it('[composer.placeholder] one line is in the middle of the field, also at 200% text', async () => {
  const { field } = await compose();
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  for (const size of ['100%', '200%', '300%']) {
    document.documentElement.style.fontSize = size;
    await nextFrame();
    const { borderTopWidth, lineHeight } = getComputedStyle(field);
    const middle = Number.parseFloat(borderTopWidth) + Number.parseFloat(lineHeight) / 2;
    expect([size, Math.abs(middle - field.getBoundingClientRect().height / 2) <= 1.5]).toEqual([size, true]);
  }
});

import { render } from '@solidjs/testing-library';
import { KitChat, type KitChatProps, KitProvider } from 'solid-chat-kit';
import { createSignal, type JSX } from 'solid-js';
import { describe, expect, it, vi } from 'vitest';
import { chats, idle, inside } from '../conversations/harness.tsx';

/** Renders a chat of "me" with Ann open, whose props come from `props`. */
async function rendered(props: KitChatProps) {
  const kit = await chats({ ann: 'Hi' });
  const ann = (await kit.getConversation('ann', 'user')).getConversationWith();
  const { container } = render(() => (
    <KitProvider sdk={kit} locale="en">
      <KitChat disableHistory user={ann as never} {...props} />
    </KitProvider>
  ));
  await idle();
  return { container, one: (selector: string) => inside(container, selector) };
}

/** A slot that counts how often it runs. */
const counted = (name: string) => {
  const run = vi.fn((): JSX.Element => <b class={name} />);
  return { run, one: (container: Element) => inside(container, `.${name}`) };
};

describe('groups of props written inline', () => {
  it('[chat.props] a changed flag runs no slot again, and keeps its nodes', async () => {
    const [isPlain, setPlain] = createSignal(false);
    const slots = {
      bubble: counted('my-bubble'),
      title: counted('my-title'),
      row: counted('my-row'),
      button: counted('my-button'),
    };
    const chat = await rendered({
      get messages() {
        return {
          hideReceipts: isPlain(),
          hideAvatar: isPlain(),
          bubbleContentView: () => slots.bubble.run(),
        };
      },
      get header() {
        return { hideUserStatus: isPlain(), titleView: () => slots.title.run() };
      },
      get conversations() {
        return { hideReceipts: isPlain(), titleView: () => slots.row.run() };
      },
      get composer() {
        return { hideEmojiPicker: isPlain(), auxiliaryButtonView: () => slots.button.run() };
      },
    });
    await vi.waitFor(() => slots.bubble.one(chat.container));
    const all = Object.values(slots);
    const nodes = all.map((slot) => slot.one(chat.container));
    const runs = all.map((slot) => slot.run.mock.calls.length);
    expect(chat.container.querySelector('.kit-message-composer__emoji')).not.toBeNull();
    setPlain(true);
    await idle();
    expect(chat.container.querySelector('.kit-message-composer__emoji')).toBeNull();
    expect(all.map((slot) => slot.run.mock.calls.length)).toEqual(runs);
    for (const [index, slot] of all.entries()) expect(slot.one(chat.container)).toBe(nodes[index]);
  });

  it('[chat.props] creates the elements of a group once', async () => {
    const create = vi.fn((): JSX.Element => <b class="my-empty" />);
    const chat = await rendered({
      get conversations() {
        return { headerView: create(), hideReceipts: true };
      },
    });
    expect(chat.container.querySelectorAll('.my-empty')).toHaveLength(1);
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('[chat.props] another slot replaces the one shown', async () => {
    const [isFancy, setFancy] = createSignal(false);
    const chat = await rendered({
      get header() {
        return { titleView: isFancy() ? () => <b>Fancy</b> : () => <i>Plain</i> };
      },
    });
    expect(chat.one('.kit-message-header__title').textContent).toBe('Plain');
    setFancy(true);
    await idle();
    expect(chat.one('.kit-message-header__title').textContent).toBe('Fancy');
  });

  it('[chat.props] calls the newest handlers', async () => {
    const [chosen, setChosen] = createSignal('first');
    const seen: string[] = [];
    const chat = await rendered({
      get header() {
        const name = chosen();
        return { onItemClick: () => seen.push(name) };
      },
    });
    setChosen('second');
    await idle();
    chat.one('.kit-message-header__action').click();
    expect(seen).toEqual(['second']);
  });
});

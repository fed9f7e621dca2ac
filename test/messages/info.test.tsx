import { describe, expect, it, vi } from 'vitest';
import { openChat, say } from './harness.tsx';

type Chat = Awaited<ReturnType<typeof openChat>>;

const dialog = (chat: Chat) => chat.find<HTMLDialogElement>('.kit-message-info');

/** The lists of the dialog: each heading with its names. */
const lists = (chat: Chat) =>
  [...(dialog(chat)?.querySelectorAll('ul') ?? [])].map((list) => [
    document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent,
    ...[...list.querySelectorAll('.kit-message-info__name')].map((name) => name.textContent),
  ]);

async function openInfo(chat: Chat, text: string) {
  await chat.openMenu(chat.row(text));
  chat.choose('Info');
  await vi.waitFor(() => expect(dialog(chat)?.open).toBe(true));
}

/** A chat in a group of 'ann' and 'bob'. */
async function openGroup() {
  let first!: Awaited<ReturnType<typeof say>>;
  const chat = await openChat(async ({ ann, bob }) => {
    await ann.createGroup(new ann.Group('crew', 'Crew'));
    await ann.addMembersToGroup('crew', ['bob']);
    first = await ann.sendMessage(new ann.TextMessage('crew', 'from Ann', 'group'));
    await bob.sendMessage(new bob.TextMessage('crew', 'from Bob', 'group'));
  });
  chat.set({ user: undefined, group: await chat.ann.getGroup('crew') });
  await vi.waitFor(() => expect(chat.row('from Ann')).toBeDefined());
  return { chat, first };
}

describe('who received and who read a message', () => {
  it('[messages.info] follows receipts while it is open; the focus goes back to the message', async () => {
    const { chat, first } = await openGroup();
    await chat.openMenu(chat.row('from Bob'));
    expect(chat.menu()).not.toContain('Info');
    chat.row('from Ann').focus();
    await openInfo(chat, 'from Ann');
    await vi.waitFor(() => expect(dialog(chat)?.textContent).toContain('Nobody has received'));
    await chat.bob.markAsDelivered(first);
    await vi.waitFor(() => expect(lists(chat)).toEqual([['Delivered to', 'Bob Okafor']]));
    await chat.bob.markAsRead(first);
    await vi.waitFor(() => expect(lists(chat)).toEqual([['Read by', 'Bob Okafor']]));
    expect(dialog(chat)?.querySelector('.kit-message-info__time')?.textContent).toMatch(/\d:\d\d/);
    dialog(chat)?.dispatchEvent(new Event('cancel', { cancelable: true }));
    await vi.waitFor(() => expect(dialog(chat)?.open).toBe(false));
    expect(document.activeElement).toBe(chat.row('from Ann'));
    expect(chat.errors).toEqual([]);
  });

  it('[messages.info] tells that it cannot be loaded, and loads again', async () => {
    const chat = await openChat(async ({ ann, bob }) => bob.markAsRead(await say(ann, 'bob', 'from Ann')));
    chat.control.failNext('getMessageReceipts');
    await openInfo(chat, 'from Ann');
    const alert = () => dialog(chat)?.querySelector('[role="alert"]')?.textContent;
    await vi.waitFor(() => expect(alert()).toBe('The receipts could not be loaded.'));
    expect(chat.errors).toHaveLength(1);
    dialog(chat)?.querySelector<HTMLElement>('[data-variant="primary"]')?.click();
    await vi.waitFor(() => expect(lists(chat)).toEqual([['Read by', 'Bob Okafor']]));
    expect(alert()).toBe('');
    const user = await chat.ann.createUser(new chat.ann.User('new', 'New'));
    chat.set({ user });
    await vi.waitFor(() => expect(dialog(chat)?.open).toBe(false));
  });

  it('[messages.info] leaves out entries and answers that name nobody', async () => {
    const chat = await openChat(({ ann }) => say(ann, 'bob', 'from Ann'));
    const bob = await chat.ann.getUser('bob');
    const receipt = { getSender: () => bob, getReadAt: () => undefined, getDeliveredAt: () => 1_700_000_000 };
    vi.spyOn(chat.ann, 'getMessageReceipts').mockResolvedValueOnce([null, {}, receipt] as never);
    await openInfo(chat, 'from Ann');
    await vi.waitFor(() => expect(lists(chat)).toEqual([['Delivered to', 'Bob Okafor']]));
  });

  it('[messages.info] is an option only where the SDK, the app and the message permit it', async () => {
    const chat = await openChat(({ ann }) => say(ann, 'bob', 'from Ann'));
    const options = async () => {
      await chat.openMenu(chat.row('from Ann'));
      return chat.menu();
    };
    expect(await options()).toContain('Info');
    chat.set({ hideMessageInfoOption: true });
    expect(await options()).not.toContain('Info');
    chat.set({ hideMessageInfoOption: false, hideReceipts: true });
    expect(await options()).not.toContain('Info');
    chat.set({ hideReceipts: false });
    Object.assign(chat.ann, { getMessageReceipts: undefined });
    expect(await options()).not.toContain('Info');
  });
});

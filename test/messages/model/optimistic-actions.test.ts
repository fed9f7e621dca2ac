import { type Kit, KitConversationEvents, KitMessageEvents } from 'solid-chat-kit';
import { createConversationList } from 'solid-chat-kit/headless';
import { Conversation, User } from 'solid-chat-kit/local';
import { createRoot, createSignal } from 'solid-js';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { FakeChat, fromAnnAs, withMembers } from './fake-chat.ts';
import { closeAll, idle, open, recordOf, textsOf } from './harness.ts';

afterEach(closeAll);

/** A list with an own message "1", and the calls that wait for the test. */
async function opened() {
  const calls: { name: string; answer(value?: unknown): Promise<void>; fail(): Promise<void> }[] = [];
  const waits = (name: string) => () =>
    new Promise((resolve, reject) => {
      calls.push({
        name,
        answer: (value) => {
          resolve(value);
          return idle();
        },
        fail: () => {
          reject(new Error('Offline'));
          return idle();
        },
      });
    });
  const sdk = withMembers(
    new FakeChat(),
    Object.fromEntries(
      ['deleteMessage', 'addReaction', 'removeReaction', 'markMessageAsUnread'].map((name) => [
        name,
        waits(name),
      ]),
    ),
  );
  const mount = async (page: readonly Kit.Message[] = [mine()]) => {
    const list = await open(sdk);
    await sdk.page.answer(page);
    await idle();
    return list;
  };
  return { sdk, calls, mount, list: await mount() };
}

function mine(): ReturnType<typeof fromAnnAs> {
  const message = fromAnnAs(1, 'Mine');
  message.setSender(new User('me', 'Me'));
  return Object.assign(message, { getReceiverId: () => 'ann' });
}
const gone = () => Object.assign(mine(), { getText: () => '', getDeletedAt: () => 1_700_000_500 });

/** Records what a channel emits. */
function listen<T>(channel: { subscribe(next: (value: T) => void): { unsubscribe(): void } }): T[] {
  const emitted: T[] = [];
  const subscription = channel.subscribe((value) => emitted.push(value));
  onTestFinished(() => subscription.unsubscribe());
  return emitted;
}

it('[messages.remove] a deletion is announced although its list is gone', async () => {
  const { calls, list } = await opened();
  const deleted = listen(KitMessageEvents.ccMessageDeleted);
  void list.remove(recordOf(list, 'Mine'));
  closeAll();
  const copy = gone();
  await calls[0]?.answer(copy);
  expect(deleted).toEqual([copy]);
});

it('[messages.remove] a deletion shows in a list that is mounted, or loaded again, before its answer', async () => {
  const { sdk, calls, list, mount } = await opened();
  void list.remove(recordOf(list, 'Mine'));
  const other = await mount();
  expect(recordOf(other, 'Mine').isDeleted).toBe(true);
  KitConversationEvents.ccConversationDeleted.next(new Conversation('c', 'user', new User('ann', 'Ann')));
  for (const page of sdk.pages.slice(-2)) await page.answer([mine()]);
  await idle();
  expect([recordOf(list, 'Mine').isDeleted, recordOf(other, 'Mine').isDeleted]).toEqual([true, true]);
  await calls[0]?.fail();
  expect([recordOf(list, 'Mine').isDeleted, recordOf(other, 'Mine').isDeleted]).toEqual([false, false]);
});

it.each([
  ['a copy', gone()],
  ['nothing', undefined],
])(
  '[messages.remove] a page that was read before a deletion does not bring the message back: answer %s',
  async (_, copy) => {
    const { sdk, calls, list } = await opened();
    void list.remove(recordOf(list, 'Mine'));
    closeAll();
    const later = await open(sdk);
    await calls[0]?.answer(copy);
    await sdk.page.answer([mine()]);
    await idle();
    expect(later.find(1)?.isDeleted).toBe(true);
  },
);

it('[messages.react] a reaction shows in every list of the chat, also in one that is mounted before its answer', async () => {
  const { calls, list, mount } = await opened();
  const shown = (each: typeof list) =>
    recordOf(each, 'Mine').reactions.map(({ emoji, mine }) => emoji + mine);
  void list.react(recordOf(list, 'Mine'), '👍');
  closeAll();
  const [first, second] = [await mount(), await mount()];
  expect([shown(first), shown(second)]).toEqual([['👍true'], ['👍true']]);
  void second.react(recordOf(second, 'Mine'), '👍');
  expect([shown(first), calls.length]).toEqual([[], 1]);
  await calls[0]?.answer();
  expect([calls[1]?.name, shown(first), shown(second)]).toEqual(['removeReaction', [], []]);
});

it('[messages.unread] a message that is marked as unread counts in the row, although its list is gone', async () => {
  const { sdk, calls, mount } = await opened();
  const conversation = (unread: number) => {
    const made = new Conversation('c', 'user', new User('ann', 'Ann'));
    made.setLastMessage(fromAnnAs(2));
    made.setUnreadMessageCount(unread);
    return made;
  };
  const rows = createRoot((dispose) => {
    onTestFinished(dispose);
    return createConversationList({ sdk: () => sdk });
  });
  await idle();
  await sdk.latest.answer([conversation(0)]);
  const list = await mount([mine(), fromAnnAs(2)]);
  void list.markAsUnread(recordOf(list, '2'));
  closeAll();
  await calls[0]?.answer(conversation(1));
  expect(rows.at(0)?.getUnreadMessageCount()).toBe(1);
});

it('[messages.unread] a message that is marked as unread has no divider in a chat that opened before the answer', async () => {
  const { sdk, calls } = await opened();
  const [user, setUser] = createSignal(new User('ann', 'Ann'));
  const list = await open(sdk, { user });
  await sdk.page.answer([fromAnnAs(2)]);
  await idle();
  void list.markAsUnread(recordOf(list, '2'));
  setUser(new User('bob', 'Bob'));
  await idle();
  const fromBob = fromAnnAs(3, 'From Bob');
  fromBob.setSender(new User('bob', 'Bob'));
  await sdk.page.answer([fromBob]);
  await idle();
  await calls[0]?.answer();
  expect(textsOf(list)).toEqual(['From Bob']);
});

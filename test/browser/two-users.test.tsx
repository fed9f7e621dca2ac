import { KitConversations, KitUsers } from 'solid-chat-kit';
import type { LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { describe, expect, it, vi } from 'vitest';
import { mutationsOf, nameOf, type Stage, seeded, settled, signIn, stage, tally } from './stage.tsx';

const BOB = 'Bob Okafor';

async function open() {
  const { data, ann } = await seeded({ conversations: 200, groups: 0, users: 300 });
  const bob = await signIn(data, 'bob');
  const view = stage(() => <KitConversations disableSoundForMessages />, { kit: ann });
  await settled(view);
  // Unread rows below the window are counted a moment after the rows are there.
  await vi.waitFor(() =>
    expect(view.host.querySelector('.kit-list__pill[data-edge="end"]')?.checkVisibility()).toBe(true),
  );
  return { ann, bob, view };
}

const textOf = (row: Element, part: string) => row.querySelector(`.kit-conversations__${part}`)?.textContent;
const toAnn = (kit: LocalKit, words: string) => new kit.TextMessage('ann', words, 'user');

/** Returns the rows that contain records; added and removed rows count for the list itself. */
function touchedRows(records: readonly MutationRecord[], view: Stage): Set<Element | null> {
  const touched = new Set<Element | null>();
  for (const { target, addedNodes, removedNodes } of records) {
    if (target === view.list)
      for (const node of [...addedNodes, ...removedNodes]) touched.add(node as Element);
    else
      touched.add(
        (target instanceof Element ? target : target.parentElement)?.closest('.kit-list__row') ?? null,
      );
  }
  return touched;
}

/** At most one row moved; nothing changed except that row, with at most one `hidden` attribute. */
function expectOneRow(records: readonly MutationRecord[], view: Stage, row: Element, moved: Element[]): void {
  const ofList = records.filter(({ target }) => target === view.list);
  expect(ofList.flatMap(({ removedNodes }) => [...removedNodes])).toEqual(moved);
  expect(ofList.flatMap(({ addedNodes }) => [...addedNodes])).toEqual(moved);
  const inRows = records.filter(({ target }) => target !== view.list);
  expect([...touchedRows(inRows, view)]).toEqual([row]);
  const attributes = records
    .filter(({ type }) => type === 'attributes')
    .map(({ attributeName }) => attributeName);
  expect(attributes.filter((name) => name !== 'hidden')).toEqual([]);
  expect(attributes.length).toBeLessThanOrEqual(1);
}

describe('two users of one data set', () => {
  it('[sdk.onTypingStarted] [sdk.onTypingEnded] shows who types in that row only', async () => {
    const { bob, view } = await open();
    const row = view.row(BOB);
    const typing = new bob.TypingIndicator('ann', 'user');
    const started = await mutationsOf(view.host, () => bob.startTyping(typing));
    expect([...touchedRows(started, view)]).toEqual([row]);
    expect(textOf(row, 'subtitle-typing')).toBe('typing…');
    expect(row.querySelector('.kit-conversations__subtitle-typing')?.checkVisibility()).toBe(true);
    expect(row.querySelector('.kit-conversations__subtitle-text')?.checkVisibility()).toBe(false);
    const ended = await mutationsOf(view.host, () => bob.endTyping(typing));
    expect([...touchedRows(ended, view)]).toEqual([row]);
    expect(row.querySelector('.kit-conversations__subtitle-text')?.checkVisibility()).toBe(true);
  });

  it('[sdk.onTextMessageReceived] moves the row of a message, with preview and unread, and touches no other', async () => {
    const { bob, ann, view } = await open();
    // Others write, so that Bob's row is not the first.
    for (const other of view.rows().slice(1, 4)) {
      const conversation = await conversationOf(ann, nameOf(other));
      controlOf(ann).sendAs(conversation, toAnn(ann, 'Hello'));
    }
    await settled(view);
    await bob.sendMessage(toAnn(bob, 'First'));
    await settled(view);
    for (const other of view.rows().slice(1, 4)) {
      controlOf(ann).sendAs(await conversationOf(ann, nameOf(other)), toAnn(ann, 'Hello again'));
    }
    await settled(view);
    const row = view.row(BOB);
    expect(view.rows().indexOf(row)).toBe(3);
    const unread = Number(row.querySelector('.kit-badge__count')?.textContent);
    const records = await mutationsOf(view.host, () => bob.sendMessage(toAnn(bob, 'Shall we meet?')));
    expectOneRow(records, view, row, [row]);
    expect(view.rows()[0]).toBe(row);
    expect(textOf(row, 'subtitle-text-body')).toBe('Shall we meet?');
    expect(row.querySelector('.kit-badge__count')?.textContent).toBe(String(unread + 1));
  });

  it('moves one node when the row was second, and none when it was first', async () => {
    const { bob, ann, view } = await open();
    const uid = await conversationOf(ann, nameOf(view.rows()[5] as Element));
    await bob.sendMessage(toAnn(bob, 'First'));
    controlOf(ann).sendAs(uid, toAnn(ann, 'Second'));
    await settled(view);
    const [first, second] = view.rows() as [HTMLElement, HTMLElement];
    expect(nameOf(second)).toBe(BOB);
    expectOneRow(await mutationsOf(view.host, () => bob.sendMessage(toAnn(bob, 'Up'))), view, second, [
      first,
    ]);
    expect(view.rows().slice(0, 2)).toEqual([second, first]);
    await settled(view);
    expectOneRow(
      await mutationsOf(view.host, () => bob.sendMessage(toAnn(bob, 'Still up'))),
      view,
      second,
      [],
    );
  });

  it('shows the first unread message by one `hidden`', async () => {
    const { bob, ann, view } = await open();
    await bob.sendMessage(toAnn(bob, 'Read this'));
    await settled(view);
    const conversation = await ann.getConversation('bob', 'user');
    // Another session of Ann reads the message; this one gets an event.
    const phone = await signIn(ann.data, 'ann');
    await phone.markAsRead(conversation.getLastMessage() as never);
    const row = view.row(BOB);
    await vi.waitFor(() => expect(row.querySelector('.kit-badge')?.checkVisibility()).toBe(false));
    await settled(view);
    const records = await mutationsOf(view.host, () => bob.sendMessage(toAnn(bob, 'And this')));
    expectOneRow(records, view, row, []);
    expect(tally(records).hidden).toBe(1);
    expect(row.querySelector('.kit-badge__count')?.textContent).toBe('1');
  });

  it('[sdk.onUserOnline] [sdk.onUserOffline] shows in the row who is online', async () => {
    const { bob, view } = await open();
    const row = view.row(BOB);
    expect(row).toHaveClass('kit-conversations__list-item-online');
    const left = await mutationsOf(view.host, () => controlOf(bob).disconnect());
    const written = (records: readonly MutationRecord[]) =>
      records.map(({ target, attributeName }) => [target, attributeName]);
    // The row, and what describes its button to screen readers.
    const expected = [
      [row, 'class'],
      [row.querySelector('button'), 'aria-describedby'],
    ];
    expect(written(left)).toEqual(expected);
    expect(row).not.toHaveClass('kit-conversations__list-item-online');
    const came = await mutationsOf(view.host, () => controlOf(bob).connect());
    expect(written(came)).toEqual(expected);
    expect(row).toHaveClass('kit-conversations__list-item-online');
  });

  it('[sdk.onMessagesRead] [sdk.onMessagesDelivered] follows how far a message got in that row only', async () => {
    const { bob, ann, view } = await open();
    const phone = await signIn(ann.data, 'ann');
    const own = await phone.sendMessage(new phone.TextMessage('bob', 'From my phone', 'user'));
    await vi.waitFor(() => expect(view.rows()[0]).toBe(view.row(BOB)));
    await settled(view);
    const row = view.row(BOB);
    const receipt = row.querySelector('.kit-conversations__subtitle-receipts');
    expect(receipt).toHaveClass('kit-receipts-sent');
    const delivered = await mutationsOf(view.host, () => bob.markAsDelivered(own));
    expect([...touchedRows(delivered, view)]).toEqual([row]);
    expect(receipt).toHaveClass('kit-receipts-delivered');
    const read = await mutationsOf(view.host, () => bob.markAsRead(own));
    expect([...touchedRows(read, view)]).toEqual([row]);
    expect(receipt).toHaveClass('kit-receipts-read');
  });

  it('touches nothing for typing and presence of rows that are not mounted', async () => {
    const { ann, view } = await open();
    const page = await new ann.ConversationsRequestBuilder().setLimit(200).build().fetchNext();
    const far = page
      .slice(25, 30)
      .map((conversation) => (conversation.getConversationWith() as never as { getUid(): string }).getUid());
    const records = await mutationsOf(view.host, () => {
      for (const uid of far) {
        controlOf(ann).typeAs(uid, new ann.TypingIndicator('ann', 'user'));
        for (let i = 0; i < 1000; i++) controlOf(ann).setPresence(uid, i % 2 ? 'offline' : 'online');
      }
    });
    expect(tally(records)).toEqual({});
  });

  it('publishes a burst of 10,000 events in one task with one flush', async () => {
    const { ann, view } = await open();
    const uids = (await new ann.ConversationsRequestBuilder().setLimit(200).build().fetchNext()).map((each) =>
      (each.getConversationWith() as never as { getUid(): string }).getUid(),
    );
    let flushes = 0;
    const observer = new MutationObserver(() => flushes++);
    observer.observe(view.list, { childList: true, subtree: true, characterData: true });
    for (let i = 0; i < 10_000; i++)
      controlOf(ann).sendAs(uids[i % 10] as string, toAnn(ann, `Message ${i}`));
    await vi.waitFor(() => expect(flushes).toBeGreaterThan(0));
    await settled(view);
    observer.disconnect();
    expect(flushes).toBe(1);
    expect(textOf(view.rows()[0] as Element, 'subtitle-text-body')).toBe('Message 9999');
    expect(textOf(view.rows()[9] as Element, 'subtitle-text-body')).toBe('Message 9990');
  });
});

describe('the list of users', () => {
  it('[users.hideUserStatus] patches one row for presence in view and none for presence out of view', async () => {
    const { ann } = await seeded({ conversations: 20, users: 1000 });
    const view = stage(
      () => <KitUsers usersRequestBuilder={new ann.UsersRequestBuilder().setLimit(1000)} />,
      { kit: ann },
    );
    await settled(view);
    const users = await new ann.UsersRequestBuilder().setLimit(1000).build().fetchNext();
    const named = (name: string) => users.filter((user) => user.getName() === name);
    const row = view.rows().find((each) => named(nameOf(each)).length === 1) as HTMLElement;
    const [user] = named(nameOf(row));
    const uid = user?.getUid() as string;
    controlOf(ann).setPresence(uid, 'offline');
    await settled(view);
    const shown = await mutationsOf(view.host, () => controlOf(ann).setPresence(uid, 'online'));
    expect([...touchedRows(shown, view)]).toEqual([row]);
    expect(row).toHaveClass('kit-users__list-item-online');
    const mounted = new Set(view.rows().map(nameOf));
    const away = users
      .find((each) => !mounted.has(each.getName()) && each.getUid() !== 'ann')
      ?.getUid() as string;
    const hidden = await mutationsOf(view.host, () => {
      for (let i = 0; i < 1000; i++) controlOf(ann).setPresence(away, i % 2 ? 'offline' : 'online');
    });
    expect(tally(hidden)).toEqual({});
  });
});

async function conversationOf(kit: LocalKit, name: string): Promise<string> {
  const page = await new kit.ConversationsRequestBuilder().setLimit(200).build().fetchNext();
  const found = page.map((each) => each.getConversationWith()).find((each) => each.getName() === name);
  return (found as never as { getUid(): string }).getUid();
}

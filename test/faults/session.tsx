import { cleanup, render } from '@solidjs/testing-library';
import { createKitEvents, type Kit, KitConversations, KitProvider, KitUsers } from 'solid-chat-kit';
import { createLocalData, createLocalKit, type LocalKit, User } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { flushNow } from 'solid-chat-kit/testing';
import { vi } from 'vitest';
import { addGroup, named, partsOf, text } from '../conversations/harness.tsx';
import { nameOf as userNameOf } from '../users/harness.tsx';
import { faultyKit } from './faulty-kit.ts';
import { firstDifference, type Outcome, type Session } from './recovery.ts';

/** More than a page of each list. */
const MANY = 9;

/** Runs what only waits for promises, and this much time. */
async function pass(ms = 0): Promise<void> {
  for (let i = 0; i < 40; i++) await Promise.resolve();
  await vi.advanceTimersByTimeAsync(ms);
  flushNow();
}

/** A data set of "me" with users, conversations and a group. */
async function town(): Promise<LocalKit> {
  const kit = createLocalKit({ data: createLocalData() });
  await kit.createUser(new User('me', 'Me'));
  await kit.login('me');
  for (let index = 0; index < MANY; index++) {
    const uid = `u${String(index).padStart(2, '0')}`;
    await kit.createUser(new User(uid, named(uid)));
    if (index > 0) controlOf(kit).sendAs(uid, text('me', `Hi of ${uid}`));
  }
  await addGroup(kit, 'team', ['u01', 'u02']);
  return kit;
}

/** What a list of conversations must show: names, previews and counts in the SDK's order. */
async function expectedRows(kit: LocalKit): Promise<string[]> {
  const rows = await new kit.ConversationsRequestBuilder().setLimit(100).build().fetchNext();
  return rows.map((row) => {
    const last = row.getLastMessage() as Kit.TextMessage | null;
    const body = last?.getText?.() || (last ? 'Me added U02' : '');
    return `${row.getConversationWith().getName()} ${row.getUnreadMessageCount() || ''} ${body}`;
  });
}

async function expectedUsers(kit: LocalKit): Promise<string[]> {
  const users = await new kit.UsersRequestBuilder().setLimit(100).build().fetchNext();
  return users.map((user) => `${user.getName()} ${user.getStatus()}`);
}

/**
 * Mounts both lists over the embedded SDK with one faulty call, and goes through a session: loading, messages of
 * known and unknown users, presence, typing, searches and a deletion. Then gives the lists time, clicks on every
 * Retry, and compares them with the SDK.
 */
export async function runSession({ plan, isRough, isLost }: Session): Promise<Outcome> {
  const kit = await town();
  const control = controlOf(kit);
  const { sdk, counts } = faultyKit(kit, plan);
  const errors: Kit.Exception[] = [];
  const onError = (error: Kit.Exception) => void errors.push(error);
  const events = createKitEvents();
  const { container, unmount } = render(() => (
    <KitProvider sdk={sdk} events={events} locale="en" timeZone="UTC">
      <div class="chats">
        <KitConversations showSearchBar markAsDelivered disableSoundForMessages onError={onError} />
      </div>
      <div class="people">
        <KitUsers onError={onError} />
      </div>
    </KitProvider>
  ));
  const chats = partsOf(container.querySelector('.chats') as Element);
  const people = partsOf(container.querySelector('.people') as Element);
  const say = (uid: string, words: string) => control.sendAs(uid, text('me', words)).catch(() => undefined);
  const type = async (list: typeof chats, keyword: string) => {
    if (list.has('.kit-search-bar__input')) list.type(keyword);
    await pass(400);
  };
  const reconnect = async () => {
    control.disconnect();
    await pass(50);
    say('u04', 'Sent while the connection was lost');
    await control.connect();
    await pass(100);
  };

  await pass(100);
  if (isRough) {
    await kit.logout();
    await pass(100);
    // Both lists say that nobody is signed in.
    for (let at = errors.length - 1; at >= 0; at--)
      if (errors[at]?.code === 'ERR_NOT_LOGGED_IN') errors.splice(at, 1);
    await kit.login('me');
    await pass(100);
    await reconnect();
  }
  say('u05', 'From a known user');
  say('u00', 'From a user without a conversation');
  await pass(100);
  control.setPresence('u03', 'online');
  control.typeAs('u05', new kit.TypingIndicator('me', 'user'));
  await pass(100);
  const own = text('u06', 'My own');
  events.messages.ccMessageSent.next({ message: own, status: 'inprogress' });
  events.messages.ccMessageSent.next({ message: await kit.sendMessage(own), status: 'success' });
  await pass(100);
  for (const list of [chats, people]) {
    await type(list, 'U0');
    await type(list, '');
  }
  const doomed = chats.all('.kit-conversations__list-item').at(-1);
  doomed?.querySelector<HTMLElement>('.kit-list-item__menu-button')?.click();
  await pass(100);
  for (const kind of ['[role="menuitem"]', '.kit-dialog button']) {
    const choices = [...container.querySelectorAll<HTMLElement>(kind)];
    choices.find((each) => each.textContent === 'Delete')?.click();
    await pass(100);
  }

  /** Waits for late and missing answers, and tries again whatever failed. */
  const recover = async () => {
    for (let round = 0; round < 4; round++) {
      await pass(35_000);
      const retries = container.querySelectorAll<HTMLElement>(
        '.kit-state-view__actions button, .kit-list__footer button',
      );
      for (const retry of retries) retry.click();
      for (const scroller of container.querySelectorAll('.kit-list__scroller'))
        scroller.dispatchEvent(new Event('scroll'));
    }
  };
  await recover();
  if (isLost) {
    await reconnect();
    await recover();
  }
  say('u07', 'After all');
  control.setPresence('u08', 'online');
  await pass(100);

  const differences: string[] = [];
  const rows = chats.all('.kit-conversations__list-item').map((row) => {
    const part = (selector: string) => row.querySelector<HTMLElement>(selector);
    const badge = part('.kit-badge');
    const count = badge?.hidden ? '' : badge?.querySelector('.kit-badge__count')?.textContent;
    const body = part('.kit-conversations__subtitle-text-body')?.textContent;
    return `${userNameOf(row)} ${count} ${body}`;
  });
  differences.push(...firstDifference('conversations', rows, await expectedRows(kit)));
  const users = people.all('.kit-users__list-item').map((row) => {
    const isOnline = row.matches('.kit-users__list-item-online');
    return `${userNameOf(row)} ${isOnline ? 'online' : 'offline'}`;
  });
  differences.push(...firstDifference('users', users, await expectedUsers(kit)));
  unmount();
  await pass(100);
  if (control.listenerCount() > 0 && !plan?.name.startsWith('remove'))
    differences.push(`${control.listenerCount()} listeners are left`);
  cleanup();
  return {
    counts,
    errors: errors.map(({ message }) => message),
    differences,
  };
}

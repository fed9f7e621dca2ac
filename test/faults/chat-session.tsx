import { cleanup, render } from '@solidjs/testing-library';
import { createKitEvents, type Kit, KitChat, KitProvider } from 'solid-chat-kit';
import type { LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { vi } from 'vitest';
import { addGroup, chats, text } from '../conversations/harness.tsx';
import { FAILURES } from './faults.ts';
import { faultyKit } from './faulty-kit.ts';
import { Person, pass } from './person.ts';
import { firstDifference, type Outcome, type Session } from './recovery.ts';

/** More than two pages on either side of the message at which the chat opens. */
const MANY = 24;
/** What is written without a connection, and discarded. */
const UNSAID = 'Never mind';
/** The last of one's own messages that Ann has read. */
const READ = 18;
/** A data set in which "me" has long talked with Ann, and is in a group with Ann and Bob. */
async function talk(): Promise<{ kit: LocalKit; middle: number }> {
  const kit = await chats({ ann: 'Hi', bob: 'Yo' });
  const control = controlOf(kit);
  await addGroup(kit, 'team', ['ann', 'bob']);
  let middle = 0;
  for (let index = 0; index < MANY; index++) {
    const isMine = index % 3 === 0;
    const words = text(isMine ? 'ann' : 'me', `Old ${index}`);
    const sent = await control.sendAs(isMine ? 'me' : 'ann', words);
    if (index === MANY / 2) middle = Number(sent.getId());
    if (index === READ) await control.receiveAs('ann', sent);
  }
  return { kit, middle };
}

/** Everything that the chat with Ann, or one of its threads, must show: text, deletion, edit, reactions and replies. */
async function expectedRows(kit: LocalKit, thread?: number): Promise<string[]> {
  const builder = new kit.MessagesRequestBuilder()
    .setUID('ann')
    .setLimit(100)
    .hideReplies(thread === undefined);
  if (thread !== undefined) builder.setParentMessageId(thread);
  const messages = await builder.build().fetchPrevious();
  return messages.map((message) => {
    const isDeleted = Boolean(message.getDeletedAt());
    const said = message as Partial<Kit.TextMessage & Kit.MediaMessage>;
    const words = isDeleted ? 'Message deleted' : said.getText?.() || said.getAttachment?.()?.getName();
    const reactions = isDeleted ? [] : (message.getReactions?.() ?? []);
    const emojis = reactions.map((each) => `${each.getReaction()}${each.getCount()}`).join('');
    const isEdited = !isDeleted && Boolean(message.getEditedAt());
    return `${words}${isEdited ? ' (edited)' : ''} ${emojis} ${message.getReplyCount?.() || ''} sent`;
  });
}

/** What a list of messages shows. */
function shownRows(list: Element | null | undefined): string[] {
  const rows = [...(list?.querySelectorAll<HTMLElement>('.kit-message-list__row') ?? [])];
  return rows.map((row) => {
    const part = (name: string) => row.querySelector(`.kit-message-bubble__${name}`)?.textContent ?? '';
    const words = part('text') || part('aside') || part('file-name');
    const isEdited = part('edited') !== '';
    const replies = Number.parseInt(part('thread'), 10) || '';
    return `${words}${isEdited ? ' (edited)' : ''} ${part('reactions')} ${replies} ${row.dataset.state}`;
  });
}

/**
 * Mounts a whole chat over the embedded SDK with one faulty call, and goes through a session: opening the chat in the
 * middle, sending, reacting, editing, deleting, files, a thread, a group with mentions, a lost connection, a blocked
 * user. Then gives the chat time, tries again whatever failed, and compares it with the SDK.
 */
export async function runChatSession({ plan, isRough, isLost }: Session): Promise<Outcome> {
  localStorage.clear();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const { kit, middle } = await talk();
  const control = controlOf(kit);
  const { sdk, counts } = faultyKit(kit, plan);
  const errors: Kit.Exception[] = [];
  const { container, unmount } = render(() => (
    <KitProvider sdk={sdk} events={createKitEvents()} locale="en" timeZone="UTC">
      <KitChat
        disableHistory
        conversations={{ disableSoundForMessages: true }}
        messages={{ goToMessageId: middle, disableSoundForMessages: true }}
        composer={{ disableSoundForMessages: true }}
        onError={(error) => errors.push(error)}
      />
    </KitProvider>
  ));
  const signIn = async () => {
    await kit.logout();
    await pass(100);
    await kit.login('me');
    await pass(100);
  };
  const person = new Person(container, signIn);
  const say = (words: string) => control.sendAs('ann', text('me', words)).catch(() => undefined);
  let isDiscarded = true;
  const reconnect = async () => {
    // What was seen is marked as read before.
    await pass(500);
    control.disconnect();
    await pass(50);
    const before = errors.length;
    isDiscarded &&= await person.discard(UNSAID);
    // The app is told why it could not be sent.
    errors.splice(before, Infinity, ...errors.slice(before).filter(({ code }) => code !== 'ERR_NETWORK'));
    say('Sent while the connection was lost');
    await control.connect();
    await pass(100);
  };

  await pass(100);
  if (isRough) {
    await signIn();
    // Every list says that nobody is signed in.
    for (let at = errors.length - 1; at >= 0; at--)
      if (errors[at]?.code === 'ERR_NOT_LOGGED_IN') errors.splice(at, 1);
  }
  for (let attempt = 0; attempt < 3 && !person.field(); attempt++) {
    await person.open('Ann');
    if (person.field()) break;
    await pass(35_000);
    await person.retry();
    await pass(100);
  }
  if (isRough) await reconnect();
  await person.write('First words');
  say('From Ann');
  await pass(1000);
  await person.choose('From Ann', '👍');
  await person.choose('From Ann', '😂');
  person.row('From Ann')?.querySelector<HTMLElement>('.kit-message-bubble__reaction')?.click();
  await pass(100);
  const isSent = person.row('First words') !== undefined;
  await person.choose('First words', 'Edit');
  if (isSent && person.field()?.value === 'First words') {
    person.written.splice(person.written.indexOf('First words'), 1);
    await person.rewrite('Changed words');
  }
  await person.choose('Old 21', 'Delete');
  person.all('.kit-dialog [data-variant="danger"]')[0]?.click();
  await pass(100);
  await person.choose('From Ann', 'Reply');
  await person.write('An answer');
  await person.choose('From Ann', 'Mark as unread');
  const knowsOldMessages = person.row(`Old ${READ}`) !== undefined;
  let readers = await person.readersOf(`Old ${READ}`);
  // What a wrong answer lacked comes with the next fetch.
  if (isLost) readers = await person.readersOf(`Old ${READ}`);
  const files = person.all('.kit-chat__main .kit-message-composer__file-input')[0] as HTMLInputElement;
  if (files) {
    const file = new File(['plain'], 'plan.txt', { type: 'text/plain' });
    Object.defineProperty(files, 'files', { value: [file], configurable: true });
    files.dispatchEvent(new Event('change'));
    await person.write('with a file');
  }
  await person.choose('Old 20', 'Reply in thread');
  await person.write('In the thread', 'thread');
  const threads = async () => {
    const old = (
      await new kit.MessagesRequestBuilder().setUID('ann').setLimit(100).build().fetchPrevious()
    ).find((each) => (each as Kit.TextMessage).getText?.() === 'Old 20');
    return expectedRows(kit, Number(old?.getId()));
  };
  await person.open('Team');
  if (person.field()) {
    person.type(person.field() as HTMLTextAreaElement, 'Hello @b');
    await pass(1000);
    person.all('.kit-message-composer__suggestion')[0]?.click();
    await pass(50);
    await person.send(person.field());
  }
  await person.open('Ann');
  const field = person.field();
  if (field) {
    person.press(field, 'ArrowUp');
    await pass(100);
    person.press(field, 'Escape');
  }
  await kit.blockUsers(['bob']);
  await reconnect();

  const recover = async () => {
    for (let round = 0; round < 4; round++) {
      await pass(35_000);
      await person.retry();
    }
  };
  await recover();
  if (isLost) {
    await reconnect();
    await recover();
  }
  // Who is told that nobody is signed in does so, as the view says.
  if (errors.some(({ code }) => code === 'ERR_NOT_LOGGED_IN')) await signIn();
  // Pages that went wrong, and replies that were told late, are right with the next load of the chat.
  if (isLost || plan?.fault === FAILURES['answers late']) await person.open('Team');
  await person.open('Ann');
  await person.choose('Old 20', 'Reply in thread');
  say('After all');
  await person.write('My last words');
  await recover();

  const expected = await expectedRows(kit);
  const differences = [
    ...firstDifference('chat', shownRows(container.querySelector('.kit-chat__main')), expected),
    ...firstDifference('thread', shownRows(container.querySelector('.kit-chat__thread')), await threads()),
  ];
  const sent = [...expected, ...(await threads())].map((row) =>
    row.replace(/( \(edited\))? .? ?\d* ?\d* sent$/, ''),
  );
  if (knowsOldMessages && readers.join() !== 'Ann') differences.push(`read by '${readers.join()}'`);
  if (isDiscarded && sent.some((each) => each.trim() === UNSAID))
    differences.push('a discarded message was sent');
  for (const words of person.written) {
    const times = sent.filter((each) => each.trim() === words).length;
    if (times !== 1) differences.push(`'${words}' was sent ${times} times`);
  }
  const unread = (await kit.getConversation('ann', 'user')).getUnreadMessageCount();
  if (unread !== 0) differences.push(`${unread} messages are unread`);
  unmount();
  // What failed in a chat that is closed goes out with the next connection.
  control.disconnect();
  await control.connect();
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

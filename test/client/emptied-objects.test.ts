import { type Kit, KitMessageEvents } from 'solid-chat-kit';
import { createComposer, createMessageList } from 'solid-chat-kit/headless';
import { MediaMessage, TextMessage, User } from 'solid-chat-kit/local';
import { flushNow } from 'solid-chat-kit/testing';
import { createRoot } from 'solid-js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FakeChat, withMembers } from '../messages/model/fake-chat.ts';
import { idle, recordOf, textsOf } from '../messages/model/harness.ts';
import { settled } from '../support/fake-sdk.ts';

/** What an SDK was given, before it emptied the object. */
interface Given {
  readonly to: string;
  readonly inGroup: boolean;
  readonly what: unknown;
  readonly caption: string | undefined;
  readonly muid: string;
  readonly parent: string;
  readonly quoted: string;
  fail(): Promise<void>;
  answer(id: number): Promise<void>;
}

/** Takes the addresses out of a message, as SDKs do that put its fields on the wire. */
function empty(message: Kit.Message): void {
  for (const field of ['receiverId', 'parentMessageId', 'quotedMessageId', 'muid', 'file'])
    Reflect.deleteProperty(message, field);
  const { json } = message as unknown as { json: object };
  for (const field of ['parentId', 'quotedId', 'muid', 'file']) Reflect.deleteProperty(json, field);
  Object.assign(message, { receiver: 'ann' });
}

/** A text of an SDK that sets all its fields. */
class AppText extends TextMessage {
  private receiverId: string;
  constructor(...args: ConstructorParameters<typeof TextMessage>) {
    super(...args);
    this.receiverId = args[0];
    this.getReceiverId = () => this.receiverId;
  }
  setReceiverId(id: string): void {
    this.receiverId = id;
  }
}

const cleanups: (() => void)[] = [];
beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** A chat with Ann on an SDK that empties what it is asked to send. */
async function open(parentMessageId?: number) {
  const given: Given[] = [];
  const take = (message: Kit.Message, what: unknown) =>
    new Promise<Kit.Message>((resolve, reject) => {
      const to = message.getReceiverId();
      const muid = String(message.getMuid?.());
      given.push({
        to,
        what,
        caption: (message as Kit.MediaMessage).getCaption?.(),
        muid,
        inGroup: message.getReceiverType() === 'group',
        parent: String(message.getParentMessageId() || ''),
        quoted: String(message.getQuotedMessageId?.() || ''),
        fail: () => {
          reject({ code: 'ERR_NETWORK', message: 'Offline' });
          return idle();
        },
        answer: (id) => {
          const sent = new TextMessage(to, String(what), 'user');
          sent.setId(id);
          sent.setMuid(muid);
          sent.setSender(new User('me', 'Me'));
          sent.setSentAt(2_000_000_000);
          sent.setParentMessageId(parentMessageId ?? 0);
          resolve(sent);
          return idle();
        },
      });
      empty(message);
    });
  const files = new WeakMap<object, unknown>();
  class GivenMedia extends MediaMessage {
    constructor(...args: ConstructorParameters<typeof MediaMessage>) {
      super(...args);
      files.set(this, args[1]);
    }
  }
  const sdk = withMembers(new FakeChat(), {
    TextMessage,
    MediaMessage: GivenMedia,
    sendMessage: (message: Kit.TextMessage) => take(message, message.getText()),
    sendMediaMessage: (message: Kit.Message) => take(message, files.get(message)),
  });
  const errors: unknown[] = [];
  const options = {
    sdk: () => sdk as never,
    user: () => new User('ann', 'Ann'),
    parentMessageId: () => parentMessageId,
    onError: (error: Kit.Exception) => void errors.push(error.code),
  };
  const [list, composer, dispose] = createRoot((end) => [
    createMessageList(options),
    createComposer({ ...options, disableTypingEvents: () => true }),
    end,
  ]);
  cleanups.push(dispose);
  await idle();
  await sdk.page.answer([]);
  await idle();
  return { sdk, given, errors, list, composer };
}

it.each([
  ['in a chat', undefined],
  ['in a thread', 7],
])('[composer.outbox] a text that an SDK emptied fails, and goes out whole again: %s', async (_, parent) => {
  const { sdk, given, errors, list, composer } = await open(parent);
  composer.setText('Hello');
  composer.send();
  expect(textsOf(list)).toEqual(['Hello (pending)']);
  await given[0]?.fail();
  expect([textsOf(list), errors]).toEqual([['Hello (failed)'], ['ERR_NETWORK']]);
  expect(composer.failed().length).toBe(1);
  list.resend(recordOf(list, 'Hello'));
  expect(textsOf(list)).toEqual(['Hello (pending)']);
  await given[1]?.fail();
  expect(textsOf(list)).toEqual(['Hello (failed)']);
  sdk.emit('connection', 'onConnected');
  expect(textsOf(list)).toEqual(['Hello (pending)']);
  await given[2]?.answer(50);
  flushNow();
  expect([textsOf(list), composer.failed()]).toEqual([['Hello'], []]);
  const wanted = { to: 'ann', inGroup: false, what: 'Hello', parent: String(parent ?? ''), quoted: '' };
  const { muid } = given[0] as Given;
  expect(muid).toMatch(/.{8}/);
  expect(given).toMatchObject([1, 2, 3].map(() => ({ ...wanted, muid })));
});

it('[composer.outbox] a file and a reply that an SDK emptied fail, and go out whole again', async () => {
  const { given, list, composer } = await open();
  const file = new File(['x'], 'x.txt', { type: 'text/plain' });
  const answered = new TextMessage('me', 'Question', 'user');
  answered.setId(33);
  answered.setSender(new User('ann', 'Ann'));
  KitMessageEvents.ccReplyToMessage.next({ message: answered, status: 'inprogress' });
  composer.addFiles([file]);
  composer.setText('Answer');
  composer.send();
  for (const each of [...given]) await each.fail();
  const failed = list.entries().filter((entry) => entry.kind === 'message');
  expect(failed.map(({ state }) => state)).toEqual(['failed']);
  for (const each of failed) list.resend(each);
  expect(given.slice(1)).toMatchObject([
    { to: 'ann', what: file, caption: 'Answer', muid: given[0]?.muid, quoted: '33' },
  ]);
});

it('[messages.send] a message that the app sends, and an SDK emptied, fails in its chat and is sent again', async () => {
  const { given, errors, list } = await open();
  const message = new AppText('ann', 'From the app', 'user');
  KitMessageEvents.ccMessageSent.next({ message, status: 'inprogress' });
  empty(message);
  KitMessageEvents.ccMessageSent.next({ message, status: 'error' });
  await settled();
  expect([textsOf(list), errors]).toEqual([['From the app (failed)'], []]);
  list.resend(recordOf(list, 'From the app'));
  expect(given).toMatchObject([{ to: 'ann', what: 'From the app' }]);
  await given[0]?.answer(51);
  expect(textsOf(list)).toEqual(['From the app']);
});

it('[composer.edit] an edit that an SDK emptied, and answers with nothing, is announced whole', async () => {
  const { sdk, errors, list, composer } = await open();
  const original = new TextMessage('ann', 'Before', 'user');
  original.setId(40);
  original.setSender(new User('me', 'Me'));
  original.setSentAt(1_700_000_000);
  sdk.arrive(original);
  await idle();
  withMembers(sdk, {
    editMessage: async (message: Kit.Message) => {
      empty(message);
    },
  });
  composer.startEdit(original);
  composer.setText('After');
  composer.send();
  await idle();
  expect([errors, textsOf(list)]).toEqual([[], ['After']]);
});

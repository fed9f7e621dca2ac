import { type Kit, KitMessageEvents } from 'solid-chat-kit';
import { createComposer, createConversationList, createMessageList } from 'solid-chat-kit/headless';
import { TextMessage, User } from 'solid-chat-kit/local';
import { createRoot } from 'solid-js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withUser } from '../conversations/harness.tsx';
import { FakeChat, fromAnnAs, withMembers } from '../messages/model/fake-chat.ts';
import { idle, textsOf } from '../messages/model/harness.ts';

const ANN = new User('ann', 'Ann');
/** The server's clock, which is that of the user. */
const now = () => Math.floor(Date.now() / 1000);

const disposers: (() => void)[] = [];
const mount = <T,>(create: () => T): T =>
  createRoot((dispose) => {
    disposers.push(dispose);
    return create();
  });

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const dispose of disposers.splice(0)) dispose();
});

/** A page of an app where nothing but a composer is mounted. */
async function openPage() {
  const sends: { message: TextMessage; answer(sent: Kit.Message): Promise<void> }[] = [];
  const sdk = withMembers(new FakeChat(), {
    TextMessage,
    sendMessage: (message: TextMessage) =>
      new Promise<Kit.Message>((resolve) => {
        sends.push({
          message,
          async answer(sent) {
            resolve(sent);
            await idle();
          },
        });
      }),
  });
  const last = fromAnnAs(1, 'Hi', now() - 60);
  const options = { sdk: () => sdk as never, user: () => ANN, disableTypingEvents: () => true };
  const composer = mount(() => createComposer(options));
  await idle();
  const chat = async (page: Kit.Message[] = [last]) => {
    const list = mount(() => createMessageList(options));
    await idle();
    await sdk.page.answer(page);
    await idle();
    return () => textsOf(list);
  };
  const row = async (message: Kit.Message = last) => {
    const list = mount(() => createConversationList({ sdk: () => sdk as never }));
    await idle();
    await sdk.latest.answer([withUser('ann', message)]);
    await idle();
    return () => (list.at(0)?.getLastMessage() as Kit.TextMessage | undefined)?.getText();
  };
  return { sdk, sends, composer, chat, row, last };
}

/** A message of the user to Ann. */
function own(text: string, muid = ''): TextMessage {
  const message = new TextMessage('ann', text, 'user');
  if (muid) message.setMuid(muid);
  return message;
}

/** The same message as the server has it. */
function sentAs(id: number, text: string, muid = ''): TextMessage {
  const message = own(text, muid);
  message.setId(id);
  message.setSender(new User('me', 'Me'));
  message.setSentAt(now());
  return message;
}

const report = (message: Kit.Message, status: 'inprogress' | 'success' | 'error') =>
  KitMessageEvents.ccMessageSent.next({ message: message as never, status });

describe('a message that the app sends while no list is mounted', () => {
  it('[messages.send] shows in a chat and a list that are mounted afterwards', async () => {
    const { chat, row } = await openPage();
    report(own('From the app'), 'inprogress');
    const [texts, preview] = [await chat(), await row()];
    expect([texts(), preview()]).toEqual([['Hi', 'From the app (pending)'], 'From the app']);
  });

  it.each([
    ['by its muid', 'm1', 'Trimmed'],
    ['by its content, where the SDK has no muid', '', 'From the app'],
  ])('[messages.send] is found %s when the SDK reports it', async (_, muid, text) => {
    const { sdk, chat, row } = await openPage();
    report(own('From the app', muid), 'inprogress');
    const [texts, preview] = [await chat(), await row()];
    sdk.arrive(sentAs(2, text, muid));
    await idle();
    expect([texts(), preview()]).toEqual([['Hi', text], text]);
  });

  it('[messages.send] is no older message that says the same', async () => {
    const { chat, row } = await openPage();
    report(own('Again'), 'inprogress');
    const older = sentAs(2, 'Again');
    older.setSentAt(now() - 3600);
    const [texts, preview] = [await chat([older]), await row(older)];
    expect([texts(), preview()]).toEqual([['Again', 'Again (pending)'], 'Again']);
  });

  it('[messages.send] is gone for another user', async () => {
    const { sdk, chat } = await openPage();
    report(own('From the app'), 'inprogress');
    sdk.user = new User('eve', 'Eve');
    sdk.emit('login', 'loginSuccess', sdk.user);
    await idle();
    expect((await chat())()).toEqual(['Hi']);
  });

  it('[composer.outbox-discard] is gone once the app discards it', async () => {
    const { chat, row } = await openPage();
    const message = own('Lost');
    report(message, 'inprogress');
    report(message, 'error');
    const [texts, preview] = [await chat(), await row()];
    expect([texts(), preview()]).toEqual([['Hi', 'Lost (failed)'], 'Lost']);
    KitMessageEvents.ccMessageDeleted.next(message as never);
    await idle();
    expect([texts(), preview()]).toEqual([['Hi'], 'Hi']);
  });
});

describe('a message of the composer', () => {
  type Page = Awaited<ReturnType<typeof openPage>>;
  const steps: Record<string, (page: Page, sent: TextMessage) => unknown> = {
    answer: ({ sends }, sent) => sends[0]?.answer(sent),
    event: ({ sdk }, sent) => sdk.arrive(sent),
    page: async ({ chat, last }, sent) => void (await chat([last, sent])),
    row: ({ row }, sent) => row(sent),
  };
  const orders = [
    ['answer', 'event', 'page', 'row'],
    ['event', 'answer', 'row', 'page'],
    ['page', 'event', 'row', 'answer'],
    ['row', 'page', 'answer', 'event'],
    ['event', 'row', 'page', 'answer'],
    ['page', 'answer', 'event', 'row'],
  ];

  it.each(orders.map((order) => [order.join(', '), order] as const))(
    '[composer.outbox-answers] shows once in chat and list, whatever names it first: %s',
    async (_, order) => {
      const page = await openPage();
      const [texts, preview] = [await page.chat(), await page.row()];
      page.composer.setText('Hello');
      page.composer.send();
      await idle();
      expect([texts(), preview()]).toEqual([['Hi', 'Hello (pending)'], 'Hello']);
      const muid = page.sends[0]?.message.getMuid();
      for (const step of order) {
        // Each source has an object of its own.
        await steps[step]?.(page, sentAs(2, 'Hello', muid));
        await idle();
        expect([step, texts(), preview()]).toEqual([step, ['Hi', 'Hello'], 'Hello']);
      }
      expect(page.composer.failed()).toEqual([]);
    },
  );
});

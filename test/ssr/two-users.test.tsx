import { createKitEvents, KitChat, KitConversations, KitProvider, KitUsers } from 'solid-chat-kit';
import { createLocalKit, User } from 'solid-chat-kit/local';
import { createResource, Show, Suspense } from 'solid-js';
import { renderToStringAsync } from 'solid-js/web';
import { expect, it } from 'vitest';

interface Rows {
  conversations: object[];
  users: object[];
  messages: object[];
}

/** A gate that blocks a request until it is opened. */
function gate() {
  let open!: () => void;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** What a request renders: its own user, SDK, data, language, time zone and events. */
function request(uid: string, friend: string, locale: string, timeZone: string) {
  const { open, opened } = gate();
  const load = async (): Promise<Rows> => {
    const sdk = createLocalKit();
    await sdk.createUser(new User(uid, uid));
    await sdk.createUser(new User(friend, friend));
    await sdk.login(uid);
    await sdk.sendMessage(new sdk.TextMessage(friend, `From ${uid} to ${friend}`, 'user'));
    await opened;
    const conversations = await new sdk.ConversationsRequestBuilder().build().fetchNext();
    const users = await new sdk.UsersRequestBuilder().build().fetchNext();
    const messages = await new sdk.MessagesRequestBuilder().setUID(friend).build().fetchPrevious();
    return JSON.parse(JSON.stringify({ conversations, users, messages }));
  };
  const html = renderToStringAsync(() => {
    const [rows] = createResource(load);
    return (
      <KitProvider sdk={createLocalKit()} events={createKitEvents()} locale={locale} timeZone={timeZone}>
        <Suspense fallback={<KitConversations />}>
          <Show when={rows()}>
            {(loaded) => (
              <>
                <KitConversations initialConversations={loaded().conversations} />
                <KitUsers initialUsers={loaded().users} />
                <KitChat
                  user={new User(friend, friend)}
                  conversations={{ initialConversations: loaded().conversations }}
                  messages={{ initialMessages: loaded().messages }}
                />
              </>
            )}
          </Show>
        </Suspense>
      </KitProvider>
    );
  });
  return { open, html };
}

/** The opening tag of the list of conversations. */
const rootOf = (html: string) => /<div[^>]*\bkit-conversations\b[^>]*>/.exec(html)?.[0];

it('[conv.initialConversations] one server that renders for two people at once mixes nothing of them', async () => {
  const ann = request('Ann', 'Bob', 'en', 'Europe/Berlin');
  const zoe = request('Zoe', 'Yve', 'ar', 'Asia/Tokyo');
  // The second one is answered while the first still waits, and vice versa.
  zoe.open();
  const forZoe = await zoe.html;
  ann.open();
  const forAnn = await ann.html;

  expect(forAnn.match(/From Ann to Bob/g)?.length).toBeGreaterThan(2);
  expect(forAnn).toContain('class="kit-message-list__row"');
  expect(rootOf(forAnn)).toContain('dir="ltr"');
  expect(forAnn).not.toMatch(/Zoe|Yve|rtl/);
  expect(forZoe).toContain('From Zoe to Yve');
  expect(rootOf(forZoe)).toContain('dir="rtl"');
  expect(forZoe).not.toMatch(/Ann|Bob/);
});

it('[conv.initialConversations] rendering beside another request gives the same as rendering alone', async () => {
  const alone = request('Ann', 'Bob', 'en', 'UTC');
  alone.open();
  const expected = await alone.html;
  const many = ['Ann', 'Zoe', 'Ann', 'Zoe'].map((uid) =>
    request(uid, uid === 'Ann' ? 'Bob' : 'Yve', uid === 'Ann' ? 'en' : 'ar', 'UTC'),
  );
  for (const { open } of many.toReversed()) open();
  const pages = await Promise.all(many.map(({ html }) => html));
  const timeless = (html: string) => html.replaceAll(/<time .*?<\/time>|At:\d+/g, '');
  expect(timeless(pages[0] ?? '')).toBe(timeless(expected));
  expect(timeless(pages[2] ?? '')).toBe(timeless(expected));
  expect(timeless(pages[1] ?? '')).toBe(timeless(pages[3] ?? ''));
});

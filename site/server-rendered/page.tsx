import { KitConversations, KitProvider } from 'solid-chat-kit';
import { createLocalKit } from 'solid-chat-kit/local';
import { renderToString } from 'solid-js/web';

// Your database or API here: the first page of a user, as plain JSON.
async function loadConversations(uid: string): Promise<object[]> {
  const sdk = createLocalKit({
    seed: { conversations: 40, avatar: (index) => `./people.svg#person-${(index % 64) + 1}` },
  });
  await sdk.login(uid);
  const page = await new sdk.ConversationsRequestBuilder().setLimit(12).build().fetchNext();
  return JSON.parse(JSON.stringify(page));
}

/** Returns the markup of an inbox: rows, dates and counts, without a script. */
export async function renderInbox(): Promise<string> {
  const rows = await loadConversations('ann');
  const sdk = createLocalKit({ persist: false });
  return renderToString(() => (
    <KitProvider sdk={sdk} locale="en" timeZone="Europe/Berlin">
      <div class="kit">
        <KitConversations initialConversations={rows} />
      </div>
    </KitProvider>
  ));
}

import { type Kit, KitConversations, KitProvider, KitUsers } from 'solid-chat-kit';
import { type Conversation, createLocalData, createLocalKit, type LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { renderToString } from 'solid-js/web';
import { beforeAll, describe, expect, it, vi } from 'vitest';

/** A time at which it is one day in Berlin and the next in Tokyo. */
const NOW = Date.UTC(2026, 4, 3, 18, 30) / 1000;

let kit: LocalKit;
let conversations: object[];
let users: object[];

beforeAll(async () => {
  kit = createLocalKit({ data: createLocalData({ now: NOW, conversations: 40, users: 60 }) });
  await kit.login('ann');
  const chats = await new kit.ConversationsRequestBuilder().setLimit(30).build().fetchNext();
  const people = await new kit.UsersRequestBuilder().setLimit(30).build().fetchNext();
  ({ conversations, users } = JSON.parse(JSON.stringify({ conversations: chats, users: people })));
  return () => kit.logout();
});

/** Renders both lists as a server does, with an SDK where nobody is signed in. */
function renderLists(timeZone?: string) {
  const sdk = createLocalKit();
  const onError = vi.fn();
  const html = renderToString(() => (
    <KitProvider sdk={sdk} locale="en" timeZone={timeZone}>
      <KitConversations initialConversations={conversations} onError={onError} />
      <KitUsers initialUsers={users} onError={onError} />
    </KitProvider>
  ));
  return { html, sdk, onError };
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);

describe('first rows on a server', () => {
  it('[conv.initialConversations] [users.initialUsers] are all in the markup, in their order', () => {
    const { html } = renderLists('UTC');
    const [chats = '', people = ''] = html.split('kit-users kit-users-hide-scrollbar');
    const names = (part: string) => all(part, /class="kit-list-item__action"[^>]*>([^<]+)</g);
    const escaped = (name: string) => name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const peers = conversations.map((each) => (kit.revive(each) as Conversation).getConversationWith());
    expect(names(chats)).toEqual(peers.map((peer) => escaped(peer.getName())));
    expect(names(people)).toHaveLength(30);
    expect(all(people, /kit-list__section-letter">(.)</g).slice(0, 3)).toEqual(['A', 'B', 'C']);
    expect(html).not.toContain('shimmer');
  });

  it('[conv.filters] [conv.isPinned] are applied to the first rows', () => {
    const sdk = createLocalKit();
    const names = conversations.map((each) =>
      (kit.revive(each) as Conversation).getConversationWith().getName(),
    );
    const nameOf = (conversation: Kit.Conversation) => conversation.getConversationWith().getName();
    const html = renderToString(() => (
      <KitProvider sdk={sdk} locale="en">
        <KitConversations
          initialConversations={conversations}
          filters={[{ id: 'some', label: 'Some', matches: (each) => nameOf(each) !== names[0] }]}
          isPinned={(each) => nameOf(each) === names[2]}
        />
      </KitProvider>
    ));
    const shown = all(html, /class="kit-list-item__action"[^>]*>([^<]+)</g);
    const escaped = (name = '') => name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    expect(shown.slice(0, 3)).toEqual([names[2], names[1], names[3]].map(escaped));
  });

  it('[conv.initialConversations] ask the SDK for nothing, and listen to nothing', () => {
    const { sdk, onError } = renderLists();
    expect([controlOf(sdk).calls, controlOf(sdk).listenerCount()]).toEqual([{}, 0]);
    expect(onError).not.toHaveBeenCalled();
  });

  it('[conv.initialConversations] write no style attribute, and the same markup each time', () => {
    expect(renderLists('UTC').html).not.toMatch(/\sstyle=/);
    expect(renderLists('UTC').html).toBe(renderLists('UTC').html);
  });

  it('[conv.initialConversations] have dates in the time zone of the provider, and none without one', () => {
    vi.useFakeTimers({ now: NOW * 1000 });
    const dates = (zone?: string) => all(renderLists(zone).html, /<time [^>]*>\s*([^<]*?)\s*</g);
    const machineDates = all(renderLists().html, /<time [^>]*datetime="([^"]*)"/gi);
    const [none, berlin, tokyo] = [dates(), dates('Europe/Berlin'), dates('Asia/Tokyo')];
    vi.useRealTimers();
    expect(new Set(none)).toEqual(new Set(['']));
    expect(berlin[0]).toMatch(/^\d\d:\d\d [AP]M$/);
    expect(tokyo[0]).not.toBe(berlin[0]);
    expect(machineDates).toHaveLength(30);
    // A chat without a message has no date.
    for (const date of machineDates.filter((each) => each !== ''))
      expect(date).toMatch(/^2026-0\d-\d\dT\d\d:\d\d:\d\d\.000Z$/);
  });

  it('[error.initial-data] that cannot be revived leave the loading view, and the page works', () => {
    const html = renderToString(() => (
      <KitProvider sdk={kit} locale="en">
        <KitConversations initialConversations={[{ kind: 'nothing' }]} />
      </KitProvider>
    ));
    expect(html).toContain('kit-conversations__shimmer');
  });
});

import type { Kit } from 'solid-chat-kit';
import { User } from 'solid-chat-kit/local';
import { describe, expect, it } from 'vitest';
import { conversation, FakeConversation } from '../support/fakes.ts';
import { heard, idle, inside, reconnect, renderFaked, withGroup } from './harness.tsx';

/** A group's conversation with unread messages, some of which mention the signed-in user. */
function mentioned(guid: string, unread: number, mentions: number) {
  const group = withGroup(guid, heard({ id: 1, group: guid }), unread);
  group.setUnreadMentionsCount(mentions);
  return group;
}

/** A message to a group that mentions a user. */
function mentionOf(uid: string, id: number) {
  const message = heard({ id, group: 'team' });
  message.setMentionedUsers([new User(uid, uid)]);
  return message;
}

type List = Awaited<ReturnType<typeof renderFaked>>['list'];

/** The words of the badge, and whether it has the mark. */
const badge = (list: List, name = 'Team') => {
  const element = inside(list.row(name), '.kit-badge');
  return [inside(element, '.kit-badge__label').textContent, 'mention' in element.dataset];
};

describe('unread mentions', () => {
  it('a row marks its badge and says so in its name', async () => {
    const { list } = await renderFaked([mentioned('team', 3, 1), mentioned('club', 1, 0)]);
    expect(badge(list)).toEqual(['3 unread messages, you were mentioned', true]);
    expect(badge(list, 'Club')).toEqual(['1 unread message', false]);
    const named = list.action('Team').getAttribute('aria-labelledby')?.split(' ');
    expect(named?.map((id) => list.one(`[id="${id}"]`).textContent)).toEqual([
      'Team',
      '3 unread messages, you were mentioned',
    ]);
  });

  it('a message that mentions the user adds the mark, one that mentions others does not', async () => {
    const { sdk, list } = await renderFaked([mentioned('team', 0, 0)]);
    sdk.emit('message', 'onTextMessageReceived', mentionOf('bob', 2));
    await idle();
    expect(badge(list)).toEqual(['1 unread message', false]);
    sdk.emit('message', 'onTextMessageReceived', mentionOf('me', 3));
    await idle();
    expect(badge(list)).toEqual(['2 unread messages, you were mentioned', true]);
  });

  it('reading the conversation removes the mark, and later messages do not bring it back', async () => {
    const team = mentioned('team', 2, 2);
    const { sdk, list } = await renderFaked([team]);
    list.events.conversations.ccMarkConversationAsRead.next(team);
    await idle();
    expect(badge(list)).toEqual(['', false]);
    sdk.emit('message', 'onTextMessageReceived', mentionOf('bob', 2));
    await idle();
    expect(badge(list)).toEqual(['1 unread message', false]);
  });

  it('a later copy of the conversation sets the mark', async () => {
    const { sdk, list } = await renderFaked([mentioned('team', 2, 0)]);
    await reconnect(sdk);
    await sdk.latest.answer([mentioned('team', 2, 1)]);
    await idle();
    expect(badge(list)).toEqual(['2 unread messages, you were mentioned', true]);
  });

  it('an update of the app sets the mark', async () => {
    const { list } = await renderFaked([mentioned('team', 2, 0)]);
    list.events.conversations.ccUpdateConversation.next(mentioned('team', 4, 2));
    await idle();
    expect(badge(list)).toEqual(['4 unread messages, you were mentioned', true]);
  });

  it("the SDK's object and its view count mentions, also where the object has no setter", async () => {
    class Fixed extends FakeConversation {
      getUnreadMentionsCount = () => 0;
    }
    const written = mentioned('team', 0, 0);
    const fixed = new Fixed(conversation('ann').getConversationWith());
    const views: Kit.Conversation[] = [];
    const { sdk, list } = await renderFaked([written, fixed], {
      subtitleView: (view) => {
        views.push(view);
        return <b>{view.getUnreadMentionsCount?.()}</b>;
      },
    });
    const direct = heard({ id: 4 });
    direct.setMentionedUsers([new User('me', 'Me')]);
    sdk.emit('message', 'onTextMessageReceived', mentionOf('me', 3));
    sdk.emit('message', 'onTextMessageReceived', direct);
    await idle();
    expect(list.all('b').map((each) => each.textContent)).toEqual(['1', '1']);
    expect(written.getUnreadMentionsCount()).toBe(1);
    expect(views).toHaveLength(2);
  });

  it('an SDK without mentions shows none', async () => {
    const { list } = await renderFaked([conversation('ann', { unread: 2 })]);
    expect(badge(list, 'ann')).toEqual(['2 unread messages', false]);
  });
});

import { render } from '@solidjs/testing-library';
import { createKitEvents, type Kit, KitProvider } from 'solid-chat-kit';
import { Group, type LocalKit, User } from 'solid-chat-kit/local';
import { createSignal } from 'solid-js';
import { expect, it, vi } from 'vitest';
import { createMembers, type Members } from '../../src/info/create-members.ts';
import { addGroup, chats, idle } from '../conversations/harness.tsx';

/** Lists the members of the group Team of "me", Ann and Bob, with the UI events of changes. */
async function team(overrides: (kit: LocalKit) => PropertyDescriptorMap) {
  const kit = await chats({ ann: 'Hi', bob: 'Yo' });
  await addGroup(kit, 'team', ['ann', 'bob']);
  await addGroup(kit, 'crew', ['ann']);
  const events = createKitEvents();
  const updated: string[] = [];
  const sent: Kit.Message[] = [];
  events.conversations.ccUpdateConversation.subscribe((conversation) =>
    updated.push((conversation.getConversationWith() as Kit.Group).getGuid()),
  );
  events.messages.ccMessageSent.subscribe(({ message }) => sent.push(message));
  const [group, setGroup] = createSignal<Kit.Group>(new Group('team', 'Team', 'public'));
  const onError = vi.fn();
  let list!: Members;
  const List = () => {
    list = createMembers(group, () => '', onError);
    return null;
  };
  render(() => (
    <KitProvider sdk={Object.create(kit, overrides(kit))} events={events}>
      <List />
    </KitProvider>
  ));
  await idle();
  await vi.waitFor(() => expect(list.items()).toHaveLength(3));
  return { kit, list, setGroup, updated, sent, onError };
}

it('publishes a change in the group that it was made in, whatever group is shown meanwhile', async () => {
  let kick = () => {};
  const { kit, list, setGroup, updated, sent } = await team((kit) => ({
    kickGroupMember: {
      async value(guid: string, uid: string) {
        await new Promise<void>((resolve) => {
          kick = resolve;
        });
        return kit.kickGroupMember(guid, uid);
      },
    },
  }));
  const [, ann] = list.items();
  if (ann) void list.change(ann, 'kick');
  setGroup(new Group('crew', 'Crew', 'public'));
  kick();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(updated).toEqual(['team']);
  expect(list.items().map(({ uid }) => uid)).toEqual(['me', 'ann']);
  expect((await kit.getGroup('team')).getMembersCount()).toBe(2);
});

it('shows a message about each of 130 added users, 100 at most in a page', async () => {
  const limits: number[] = [];
  const { kit, list, sent, onError } = await team((kit) => ({
    MessagesRequestBuilder: {
      value: class extends kit.MessagesRequestBuilder {
        override setLimit(limit: number) {
          limits.push(limit);
          return super.setLimit(limit);
        }
      },
    },
  }));
  const users = Array.from({ length: 130 }, (_, at) => new User(`new-${at}`, `New ${at}`));
  for (const user of users) await kit.createUser(user);
  await list.add(users);
  await vi.waitFor(() => expect(sent).toHaveLength(130));
  expect(Math.max(...limits)).toBe(100);
  expect(onError).not.toHaveBeenCalled();
});

it('keeps a role that was given while the role was being fetched', async () => {
  const answers: (() => void)[] = [];
  const { list } = await team((kit) => ({
    updateGroupMemberScope: { value: async () => true },
    kickGroupMember: { value: async () => true },
    GroupMembersRequestBuilder: {
      value: class extends kit.GroupMembersRequestBuilder {
        override setScopes(scopes: never) {
          super.setScopes(scopes);
          const held = new Promise<void>((resolve) => answers.push(resolve));
          const admin = Object.assign(new kit.GroupMember('me', 'admin'), { getUid: () => 'me' });
          return Object.assign(this, { build: () => ({ fetchNext: () => held.then(() => [admin]) }) });
        }
      },
    },
  }));
  const [me] = list.items();
  if (!me) throw new Error('no member');
  await list.change(me, 'moderator');
  await list.change(me, 'kick');
  for (const answer of answers) answer();
  await idle();
  expect([list.items().map(({ uid }) => uid), list.canAdd()]).toEqual([['ann', 'bob'], false]);
});

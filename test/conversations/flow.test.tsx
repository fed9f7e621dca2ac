import { render } from '@solidjs/testing-library';
import { type Kit, KitConversations, KitProvider } from 'solid-chat-kit';
import { createSignal, Match, Switch } from 'solid-js';
import { expect, it } from 'vitest';
import { addGroup, chats, idle, partsOf } from './harness.tsx';

it('[conv.flow] a chosen conversation leads to its user or its group, only one of the two', async () => {
  const kit = await chats({ ann: 'Hi' });
  await addGroup(kit, 'team', ['ann']);
  const [chosen, setChosen] = createSignal<Kit.Conversation>();
  const user = () =>
    chosen()?.getConversationType() === 'user' && (chosen()?.getConversationWith() as Kit.User);
  const group = () =>
    chosen()?.getConversationType() === 'group' && (chosen()?.getConversationWith() as Kit.Group);
  const { container } = render(() => (
    <KitProvider sdk={kit} locale="en">
      <KitConversations activeConversation={chosen()} onItemClick={setChosen} />
      <main>
        <Switch>
          <Match when={user()}>{(it) => `user ${it().getUid()}`}</Match>
          <Match when={group()}>{(it) => `group ${it().getGuid()}`}</Match>
        </Switch>
      </main>
    </KitProvider>
  ));
  await idle();
  const list = partsOf(container);
  list.action('Team').click();
  expect(list.one('main').textContent).toBe('group team');
  expect(list.states('Team')).toEqual(['active']);
  list.action('Ann').click();
  expect(list.one('main').textContent).toBe('user ann');
  expect(list.states('Ann')).toEqual(['active']);
  expect(list.states('Team')).toEqual([]);
});

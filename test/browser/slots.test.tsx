import { type Kit, KitConversations, KitListItem } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { createSignal } from 'solid-js';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { nextFrame, seeded, settled, stage } from './stage.tsx';

const uidOf = (conversation: Kit.Conversation) => (conversation.getConversationWith() as Kit.User).getUid();

it('[conv.slotState] focus, typed text, an animation and a signal survive 1,000 events to their row', async () => {
  const { ann } = await seeded({ conversations: 20, groups: 0, users: 40 });
  const [first] = await new ann.ConversationsRequestBuilder().setLimit(1).build().fetchNext();
  const uid = uidOf(first as Kit.Conversation);
  const Card = (props: { uid: string; unread: number }) => {
    const [count, setCount] = createSignal(0);
    return (
      <div class="own" data-uid={props.uid}>
        <button type="button" onClick={() => setCount(count() + 1)}>
          {count()}
        </button>
        <input />
        <i class="spins">{props.unread}</i>
      </div>
    );
  };
  const draw = vi.fn((conversation: Kit.Conversation) => (
    <Card uid={uidOf(conversation)} unread={conversation.getUnreadMessageCount()} />
  ));
  const view = stage(() => <KitConversations disableSoundForMessages trailingView={draw} />, { kit: ann });
  await settled(view);
  const own = view.host.querySelector<HTMLElement>(`.own[data-uid="${uid}"]`) as HTMLElement;
  const [button, input, spinning] = ['button', 'input', 'i'].map((each) => own.querySelector(each)) as [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLElement,
  ];
  const animation = spinning.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 1e6 });
  const before = Number(spinning.textContent);
  await userEvent.click(button);
  await userEvent.click(input);
  await userEvent.keyboard('typed');
  const runs = draw.mock.calls.length;
  let last = -1;
  for (let i = 0; i < 1000; i++) {
    controlOf(ann).sendAs(uid, new ann.TextMessage('ann', `Message ${i}`, 'user'));
    if (i % 50 !== 49) continue;
    await vi.waitFor(() => expect(Number(animation.currentTime)).toBeGreaterThan(last));
    last = Number(animation.currentTime);
  }
  await vi.waitFor(() => expect(Number(spinning.textContent)).toBe(before + 1000));
  expect(own.isConnected && spinning.getAnimations()[0] === animation).toBe(true);
  expect(animation.playState).toBe('running');
  expect([document.activeElement === input, input.value, button.textContent]).toEqual([true, 'typed', '1']);
  expect(draw).toHaveBeenCalledTimes(runs);
});

it('[a11y.slot-focus] the Tab key reaches a list of KitListItems after a message to its first row', async () => {
  const { ann } = await seeded({ conversations: 20, groups: 0, users: 40 });
  const [first] = await new ann.ConversationsRequestBuilder().setLimit(1).build().fetchNext();
  const uid = uidOf(first as Kit.Conversation);
  const view = stage(
    () => (
      <KitConversations
        disableSoundForMessages
        itemView={(conversation) => <KitListItem title={conversation.getConversationWith().getName()} />}
      />
    ),
    { kit: ann },
  );
  await settled(view);
  const say = async (words: string) => {
    controlOf(ann).sendAs(uid, new ann.TextMessage('ann', words, 'user'));
    await nextFrame();
  };
  await say('News');
  await userEvent.keyboard('{Tab}');
  const action = view.rows()[0]?.querySelector('.kit-list-item__action');
  expect(document.activeElement).toBe(action);
  await say('More');
  expect(document.activeElement).toBe(action);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(view.rows()[1]?.querySelector('.kit-list-item__action'));
});

import { type Kit, KitConversations, type KitConversationsProps } from 'solid-chat-kit';
import type { LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { createStore } from 'solid-js/store';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { nameOf, nextFrame, type Stage, seeded, settled, stage } from './stage.tsx';

/** A list of 40 whose row with the focus is the fourth from the end. */
async function open(): Promise<{ ann: LocalKit; view: Stage; set: (props: KitConversationsProps) => void }> {
  const { ann } = await seeded({ conversations: 40, groups: 0, users: 60 });
  const [props, set] = createStore<KitConversationsProps>({ holdOrder: 'none' });
  const conversationsRequestBuilder = new ann.ConversationsRequestBuilder().setLimit(40);
  const view = stage(
    () => (
      <KitConversations
        disableSoundForMessages
        conversationsRequestBuilder={conversationsRequestBuilder}
        {...props}
      />
    ),
    { kit: ann },
  );
  await settled(view);
  view.rows()[0]?.querySelector<HTMLElement>('.kit-list-item__action')?.focus();
  await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}{ArrowUp}');
  await nextFrame();
  return { ann, view, set };
}

const uidOf = (conversation: Kit.Conversation) => (conversation.getConversationWith() as Kit.User).getUid();
const focused = () => document.activeElement?.closest('li') as HTMLElement;
const mostOf = ({ scroller }: Stage) => scroller.scrollHeight - scroller.clientHeight;

describe('a list whose row with the focus is far away', () => {
  it('[a11y.row-keyboard] stands where it is scrolled to when that row comes into the window again', async () => {
    const { view } = await open();
    const places: number[] = [];
    for (const at of [0, mostOf(view), 0, mostOf(view) - 300]) {
      view.scroller.scrollTop = at;
      await nextFrame();
      places.push(view.scroller.scrollTop - at);
    }
    expect(places).toEqual([0, 0, 0, 0]);
    expect(view.rows()).toContain(focused());
  });

  it('[a11y.slot-focus] stands where it is when the app renders another part of the rows', async () => {
    const { view, set } = await open();
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    const name = nameOf(focused());
    view.scroller.scrollTop = mostOf(view);
    await nextFrame();
    set({ trailingView: () => <b>Own</b> });
    await nextFrame();
    expect(nameOf(focused())).toBe(name);
    expect(view.scroller.scrollTop).toBe(mostOf(view));
  });

  it('[a11y.row-keyboard] leaves the page where it is scrolled to when that row moves', async () => {
    const { ann, view } = await open();
    const { host } = view;
    document.body.style.paddingBlockStart = `${3 * innerHeight}px`;
    onTestFinished(() => void document.body.style.removeProperty('padding-block-start'));
    const [, , third] = await new ann.ConversationsRequestBuilder().setLimit(3).build().fetchNext();
    const uid = uidOf(third as Kit.Conversation);
    view.scroller.scrollTop = 0;
    await nextFrame();
    view.rows()[2]?.querySelector<HTMLElement>('.kit-list-item__action')?.focus();
    // Nothing holds rows for keys here: the focused one moves.
    scrollTo(0, 0);
    await nextFrame();
    const name = nameOf(focused());
    controlOf(ann).sendAs(uid, new ann.TextMessage('ann', 'News', 'user'));
    await vi.waitFor(() => expect(nameOf(view.rows()[0] as Element)).toBe(name));
    await nextFrame();
    expect([scrollY, view.scroller.scrollTop, nameOf(focused())]).toEqual([0, 0, name]);
    expect(host.getBoundingClientRect().top).toBeGreaterThan(innerHeight);
  });

  it('[a11y.slot-focus] stays at its end when the part that the app renders makes rows lower', async () => {
    const { view, set } = await open();
    view.scroller.scrollTop = mostOf(view);
    await nextFrame();
    view.host.style.setProperty('--kit-conversations-row-size', 'auto');
    set({ subtitleView: () => <i style={{ 'font-size': '8px' }}>Low</i> });
    for (let frame = 0; frame < 4; frame++) await nextFrame();
    expect(view.rows().at(-1)?.offsetHeight).toBeLessThan(72);
    expect(view.scroller.scrollTop).toBe(mostOf(view));
  });
});

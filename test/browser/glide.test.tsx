import type { LocalKit } from 'solid-chat-kit/local';
import { flushNow } from 'solid-chat-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { device } from './emulate.ts';
import { openChats, say } from './named-chats.tsx';
import { nameOf, nextFrame, type Stage } from './stage.tsx';

/** Lets a user write, and renders it at once. */
function write(kit: LocalKit, uid: string): void {
  say(kit, uid);
  flushNow();
}

const rowAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('li') ?? null;

describe('[conv.holdOrder] a press while rows glide', () => {
  /** Lets rows glide, and stops them on their way. */
  async function glide(view: Stage, ann: LocalKit): Promise<Animation[]> {
    view.rows()[1]?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    write(ann, 'user20');
    const pill = await vi.waitFor(
      () =>
        view.host.querySelector<HTMLElement>('.kit-list__pill[data-edge="start"]:not([hidden])') ??
        expect.fail('No pill'),
    );
    pill.click();
    const glides = document
      .getAnimations()
      .filter((each) => view.list.contains((each.effect as KeyframeEffect).target));
    expect(glides.length).toBeGreaterThan(5);
    for (const each of glides) {
      each.updatePlaybackRate(0.001);
      each.currentTime = 20;
    }
    return glides;
  }
  const tops = (view: Stage) => view.rows().map((row) => row.getBoundingClientRect().top);

  it('opens the row that is drawn there: rows stand still until the press ends', async () => {
    const chosen: string[] = [];
    const { ann, view } = await openChats({
      onItemClick: (conversation) => chosen.push(conversation.getConversationWith().getName()),
    });
    const { press, release } = device();
    const glides = await glide(view, ann);
    const { left, top } = view.scroller.getBoundingClientRect();
    const [x, y] = [left + 60, top + 300];
    const aimed = nameOf(rowAt(x, y) as Element);
    await press(x, y);
    for (const each of glides) each.updatePlaybackRate(1);
    const before = tops(view);
    await vi.waitFor(() => expect(glides.map(({ playState }) => playState)).not.toContain('running'));
    expect(tops(view)).toEqual(before);
    await release(x, y);
    expect(chosen).toEqual([aimed]);
    await Promise.all(glides.map(({ finished }) => finished));
  });

  it('stands in its final place a frame after a movement, so that a press with the movement hits what was drawn', async () => {
    const { ann, view } = await openChats();
    const glides = await glide(view, ann);
    const before = tops(view);
    view.rows()[3]?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    expect(tops(view).map(Math.round)).toEqual(before.map(Math.round));
    await nextFrame();
    expect(new Set(glides.map(({ playState }) => playState))).toEqual(new Set(['finished']));
  });
});

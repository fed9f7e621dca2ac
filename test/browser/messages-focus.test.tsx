import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openScene, painted, type Scene, until } from '../support/message-scene.tsx';
import { scrollFromStart } from '../support/scroll-start.ts';

/** Opens a chat whose third message from the end has the focus. */
async function open(): Promise<Scene> {
  const scene = await openScene({ messages: 80 });
  await until(() => scene.rows().length > 5 && Math.abs(scene.gap()) <= 0.5, 'the end');
  scene.rows().at(-1)?.focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  return scene;
}

const mostOf = (scene: Scene) => scene.scroller().scrollHeight - scene.scroller().clientHeight;

async function scrollTo(scene: Scene, px: number): Promise<void> {
  scrollFromStart(scene.scroller(), px);
  for (let frame = 0; frame < 4; frame++) await painted();
}

it('[messages.still] stands where it is scrolled to when the message with the focus comes into view again', async () => {
  const scene = await open();
  try {
    const focused = document.activeElement;
    // All pages are loaded, and all rows measured.
    await until(() => {
      scrollFromStart(scene.scroller(), 0);
      return scene.row('#0 ');
    }, 'the first message');
    const gaps: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      await scrollTo(scene, 0);
      await scrollTo(scene, mostOf(scene));
      gaps.push(Math.round(scene.gap()));
      expect(document.activeElement).toBe(focused);
    }
    expect(gaps).toEqual([0, 0, 0]);
  } finally {
    scene.close();
  }
});

it('[messages.still] stands where it is, and keeps the focus, when the app renders another part of messages', async () => {
  const scene = await open();
  try {
    const text = document.activeElement?.textContent?.slice(0, 30);
    scene.set({ bubbleHeaderView: () => <b>Own</b> });
    for (let frame = 0; frame < 4; frame++) await painted();
    expect(scene.find('.kit-message-bubble b')).not.toBeNull();
    expect(document.activeElement?.textContent).toContain(text?.slice(-20));
    expect(Math.round(scene.gap())).toBe(0);
  } finally {
    scene.close();
  }
});

it('[messages.keyboard] a message that is focused by a key says which key opens its menu', async () => {
  const scene = await open();
  try {
    expect(document.activeElement?.getAttribute('aria-description')).toBe('Press Enter for actions');
    await userEvent.keyboard('{Enter}');
    await until(() => document.querySelector('.kit-menu'), 'the menu');
  } finally {
    scene.close();
  }
});

it('[messages.keyboard] has one Tab stop where no message is in view, only the day above the first one', async () => {
  const scene = await openScene({ messages: 80 });
  try {
    await until(() => scene.rows().length > 5 && Math.abs(scene.gap()) <= 0.5, 'the end');
    // As in a low window with a large text.
    scene.host.style.height = `${48 + 24}px`;
    await until(() => {
      scrollFromStart(scene.scroller(), 0);
      return scene.row('#0 ');
    }, 'the first message');
    await scrollTo(scene, 0);
    const { bottom } = scene.box();
    expect(scene.row('#0 ')?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    expect(scene.rows().filter((row) => row.tabIndex === 0)).toHaveLength(1);
  } finally {
    scene.close();
  }
});

it('[messages.keyboard] moves the focus into view when a jump takes other messages in place of the focused one', async () => {
  const scene = await openScene({ messages: 300 });
  try {
    await until(() => scene.rows().length > 5 && Math.abs(scene.gap()) <= 0.5, 'the end');
    scene.rows().at(-1)?.focus();
    await userEvent.keyboard('{ArrowUp}');
    const request = new scene.ann.MessagesRequestBuilder().setUID('bob').setLimit(100).build();
    await request.fetchPrevious();
    const [old] = await request.fetchPrevious();

    scene.set('goToMessageId', String(old?.getId()));
    await until(() => scene.row('#100 '), 'the old message');
    for (let frame = 0; frame < 4; frame++) await painted();

    const focused = document.activeElement as HTMLElement;
    expect(scene.rows()).toContain(focused);
    expect(focused.getBoundingClientRect().top).toBeLessThan(scene.box().bottom);
    expect(focused.getBoundingClientRect().bottom).toBeGreaterThan(scene.box().top);
  } finally {
    scene.close();
  }
});

it('[messages.focus] keeps a message mounted while its menu is open, so that the focus comes back to it', async () => {
  const scene = await open();
  try {
    const opener = document.activeElement;
    await userEvent.keyboard('{Enter}');
    await until(() => scene.find('[role="menu"]'), 'the menu');
    await until(() => {
      scrollFromStart(scene.scroller(), 0);
      return scene.row('#0 ');
    }, 'the first message');
    await userEvent.keyboard('{Escape}');
    await painted();
    expect(document.activeElement).toBe(opener);
  } finally {
    scene.close();
  }
});

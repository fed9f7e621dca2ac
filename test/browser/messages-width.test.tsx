import { expect, it } from 'vitest';
import { openScene, painted, until } from '../support/message-scene.tsx';
import { scrollFromStart } from '../support/scroll-start.ts';

type Scene = Awaited<ReturnType<typeof openScene>>;

/**
 * Lays out a change at once and reports the scroll position, which its new height may have moved: so do browsers
 * when a page is resized, before they report the sizes of rows.
 */
async function laidOut(scene: Scene, change: () => void) {
  change();
  scene.box();
  scene.scroller().dispatchEvent(new Event('scroll'));
  await painted();
  await painted();
}

it('[messages.end] stays at the end when a resized page reports its scroll position before its sizes', async () => {
  const scene = await openScene({ messages: 60, width: 360 });
  try {
    await until(() => Math.abs(scene.gap()) <= 0.5, 'the end');
    const gaps: [number, boolean][] = [];
    for (const px of [900, 360, 1200, 320]) {
      await laidOut(scene, () => {
        scene.host.style.width = `${px}px`;
      });
      gaps.push([Math.round(scene.gap()), scene.find('.kit-message-list__newest').hasAttribute('hidden')]);
    }
    expect(gaps).toEqual(gaps.map(() => [0, true]));
  } finally {
    scene.close();
  }
});

it('[messages.end] stays at the end when the last message is shortened, and the scroll position reported first', async () => {
  const scene = await openScene({ messages: 60, width: 360 });
  try {
    await until(() => Math.abs(scene.gap()) <= 0.5, 'the end');
    const body = scene.rows().at(-1)?.querySelector<HTMLElement>('.kit-message-bubble__body') as HTMLElement;
    body.style.height = '300px';
    await painted();
    await painted();
    expect(Math.round(scene.gap())).toBe(0);
    await laidOut(scene, () => {
      body.style.height = '40px';
    });
    expect(Math.round(scene.gap())).toBe(0);
    await scene.send('bob', 'Are you there?');
    await until(() => scene.row('Are you there?'), 'the next message');
    expect(Math.round(scene.gap())).toBe(0);
  } finally {
    scene.close();
  }
});

it('[messages.anchor] keeps the message being read when its chat becomes wider and higher at once', async () => {
  const scene = await openScene({ messages: 25, width: 240, height: 260 });
  try {
    const scroller = scene.scroller();
    await until(() => Math.abs(scene.gap()) <= 0.5, 'the end');
    // Near the start, where a higher viewport ends before the chat has its new height.
    scrollFromStart(scroller, 0);
    await until(() => scene.row('#0 '), 'the start');
    const topOf = (row: Element) => row.getBoundingClientRect().top - scene.box().top;
    const read = scene.row('#1 ') as HTMLElement;
    await scene.scrollBy(topOf(read) - 12);
    const top = topOf(read);
    await laidOut(scene, () => {
      scene.host.style.width = '360px';
      scene.host.style.height = '640px';
    });
    expect(Math.abs(topOf(read) - top)).toBeLessThanOrEqual(0.5);
  } finally {
    scene.close();
  }
});

it.each([110, 125, 150])(
  '[messages.anchor] keeps it when its chat becomes wider, with a text size of %i%',
  async (percent) => {
    document.documentElement.style.fontSize = `${percent}%`;
    const scene = await openScene({ messages: 25, width: 320, height: 420 });
    try {
      await until(() => Math.abs(scene.gap()) <= 0.5, 'the end');
      const topOf = (row: Element) => row.getBoundingClientRect().top - scene.box().top;
      const moved: number[] = [];
      for (const width of [520, 320, 480, 360]) {
        scrollFromStart(scene.scroller(), 0);
        await until(() => scene.row('#3 '), 'the start');
        await scene.scrollBy(topOf(scene.row('#3 ') as HTMLElement) - 12);
        const top = topOf(scene.row('#3 ') as HTMLElement);
        await laidOut(scene, () => {
          scene.host.style.width = `${width}px`;
        });
        moved.push(Math.round(topOf(scene.row('#3 ') as HTMLElement) - top));
      }
      expect(moved).toEqual([0, 0, 0, 0]);
    } finally {
      document.documentElement.style.fontSize = '';
      scene.close();
    }
  },
);

it('[messages.anchor] a message that arrives while heights are reported resizes no row meanwhile', async () => {
  const scene = await openScene({ messages: 5, width: 360 });
  const errors: string[] = [];
  const onError = (event: ErrorEvent) => {
    errors.push(event.message);
    event.preventDefault();
  };
  window.addEventListener('error', onError);
  try {
    // The last message of a sender has more space below it than the one before.
    await scene.send('bob', 'First');
    await until(() => scene.row('First'), 'the first message');
    await painted();
    const body = scene.row('First')?.querySelector<HTMLElement>('.kit-message-bubble__body') as HTMLElement;
    requestAnimationFrame(() => {
      body.style.height = '120px';
      void scene.send('bob', 'Second');
    });
    await until(() => scene.row('Second'), 'the second message');
    await painted();
    expect(errors).toEqual([]);
  } finally {
    window.removeEventListener('error', onError);
    scene.close();
  }
});

it('[messages.unsent] the buttons of a failed message end where its bubble ends, also in two lines', async () => {
  const scene = await openScene({ messages: 2, width: 260 });
  try {
    const message = new scene.ann.TextMessage('bob', 'This one did not get through', 'user');
    for (const status of ['inprogress', 'error'] as const)
      scene.events.messages.ccMessageSent.next({ message: message as never, status });
    await until(() => scene.find('.kit-message-bubble__failure-action'), 'the buttons');
    await painted();
    const actions = [...scene.host.querySelectorAll('.kit-message-bubble__failure-action')];
    const [again, remove] = actions.map((each) => each.getBoundingClientRect());
    const body = scene
      .row('did not get')
      ?.querySelector('.kit-message-bubble__body')
      ?.getBoundingClientRect();
    expect(remove?.top).toBeGreaterThanOrEqual(again?.bottom ?? 0);
    expect([again?.right, remove?.right]).toEqual([body?.right, body?.right]);
  } finally {
    scene.close();
  }
});

it('[chat.columnWidth] messages stand in the middle of a wide chat, and fill a narrow one', async () => {
  const scene = await openScene({ messages: 10, width: 1400 });
  try {
    const items = scene.find('.kit-message-list__items');
    const margins = () => {
      const list = scene.scroller().getBoundingClientRect();
      const column = items.getBoundingClientRect();
      return [column.left - list.left, list.right - column.right].map(Math.round);
    };
    await until(() => items.offsetWidth > 0, 'the messages');
    const sides = margins();
    expect(items.offsetWidth).toBe(800);
    expect(Math.abs((sides[0] ?? 0) - (sides[1] ?? 0))).toBeLessThanOrEqual(20);
    scene.host.style.setProperty('--kit-chat-column-size', '600px');
    expect(items.offsetWidth).toBe(600);
    scene.host.style.width = '360px';
    await painted();
    expect(margins()[0]).toBe(0);
  } finally {
    scene.close();
  }
});

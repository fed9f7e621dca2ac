import { describe, expect, it } from 'vitest';
import {
  atEnd,
  type Figures,
  jumping,
  memory,
  openingUnread,
  playing,
  reading,
  reads,
  reconnecting,
  reconnectingLate,
} from '../support/message-figures.ts';
import { openScene, painted, until } from '../support/message-scene.tsx';

/** The greatest movement that nobody sees, in px. */
const STILL = 0.5;

function expectStill(figures: Figures, ...names: string[]): void {
  for (const name of names) expect(figures[name], name).toBeLessThanOrEqual(STILL);
}

describe('what the reader of a chat sees', () => {
  it('[messages.still] keeps its place near the end when a turned screen makes it narrower and higher', async () => {
    const scene = await openScene({ messages: 60, width: 640, height: 260 });
    try {
      await until(() => Math.abs(scene.gap()) <= STILL, 'the end');
      await scene.scrollBy(-300);
      const read = scene.read();
      const place = read.getBoundingClientRect().top;
      Object.assign(scene.host.style, { width: '260px', height: '640px' });
      await painted();
      await painted();
      expect(Math.abs(read.getBoundingClientRect().top - place)).toBeLessThanOrEqual(1);
    } finally {
      scene.close();
    }
  });

  it('[messages.still] keeps its place while messages arrive, change and are put in front', async () => {
    const figures = await reading(100);
    expectStill(figures, 'arrivals', 'editsAbove', 'reactionsAbove', 'deletionsAbove', 'width', 'composer');
    expectStill(figures, 'arrivalsWithFocus', 'pagesInFront');
    expect(figures).toMatchObject({ remade: 0, focusLost: 0, selectionLost: 0, errors: 0 });
    expect(figures.mounted).toBeLessThanOrEqual(30);
  });

  it('[messages.playing] lets a video play on through changes of its message and of others', async () => {
    expect(await playing()).toMatchObject({ interrupted: 0, remade: 0, paused: 0, moved: 0, errors: 0 });
  });

  it('[messages.kinds] gives a picture the height that was reserved, whatever its size turns out to be', async () => {
    const scene = await openScene({ messages: 3 });
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [600, 30];
    const file = { name: 'horizon.png', type: 'image/png', size: 900, url: canvas.toDataURL() };
    await scene.bob.sendMediaMessage(new scene.bob.MediaMessage('ann', file, 'image', 'user'));
    await until(() => scene.host.querySelector('img')?.naturalWidth === 600, 'the picture');
    const { width, height } = scene.find('img').getBoundingClientRect();
    scene.close();
    expect(width / height).toBeCloseTo(320 / 240, 1);
  });

  it.each([2, 3, 4, 5])(
    '[messages.albums] gives %d pictures their height before they load',
    async (count) => {
      const scene = await openScene({ messages: 3 });
      const files = Array.from({ length: count }, (_, index) => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [600, 30 + 400 * index];
        return { name: `${index}.png`, type: 'image/png', size: 900, url: canvas.toDataURL() };
      });
      const album = new scene.bob.MediaMessage('ann', files, 'image', 'user');
      album.setCaption('All of them');
      const heights: number[] = [];
      const watched = new MutationObserver(() => {
        const body = scene.rows().at(-1)?.querySelector('.kit-message-bubble__body');
        if (body?.querySelector('img')) heights.push(body.getBoundingClientRect().height);
      });
      watched.observe(scene.host, { subtree: true, childList: true, attributes: true });
      await scene.bob.sendMediaMessage(album);
      const pictures = () => [...scene.host.querySelectorAll<HTMLImageElement>('.kit-message-list__row img')];
      const shown = Math.min(count, 4);
      await until(
        () => pictures().length === shown && pictures().every(({ naturalWidth }) => naturalWidth > 0),
        'the pictures',
      );
      await painted();
      heights.push(
        scene.rows().at(-1)?.querySelector('.kit-message-bubble__body')?.getBoundingClientRect().height ?? 0,
      );
      watched.disconnect();
      scene.close();
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(0.5);
      expect(heights.length).toBeGreaterThan(1);
      expect(heights[0]).toBeGreaterThan(100);
    },
  );

  it('[messages.end] stays at the end until one scroll up, and returns with an own message', async () => {
    const figures = await atEnd();
    expectStill(
      figures,
      'open',
      'append',
      'burst',
      'growth',
      'reaction',
      'composer',
      'composerBack',
      'width',
    );
    expectStill(figures, 'movedAfterScrollUp', 'own');
  });

  it('[messages.opens] opens at the first unread message, and no paint shows another place', async () => {
    const figures = await openingUnread(300);
    expect(figures).toMatchObject({ firstUnread: 300 - 37, moved: 0, errors: 0 });
    expect(figures.pages).toBeLessThanOrEqual(2);
    expect(figures.dividerTop).toBeLessThanOrEqual(16);
  });

  it('[messages.seen] marks as read what was on screen, at most once in 500 ms', async () => {
    const figures = await reads();
    expect(figures.unreadAfterOpening).toBe(figures.expectedUnread);
    expect(figures).toMatchObject({ callsAfterOpening: 1, unreadAtEnd: 0, errors: 0 });
    expect(figures.callsWhileScrolling).toBeLessThanOrEqual(figures.mostCalls ?? 0);
  });

  it('[messages.jump] lands on an old message with two pages, marks it, and leads on', async () => {
    const figures = await jumping(500);
    expect(figures.pages).toBeLessThanOrEqual(2);
    expect(figures.offCentre).toBeLessThanOrEqual(1);
    expectStill(figures, 'movedLater', 'gapAtNewest');
    expect(figures).toMatchObject({ isMarked: 1, goesOn: 1, focusAtNewest: 1, errors: 0 });
  });

  it('[messages.merge] merges what came while offline without a movement', async () => {
    const figures = await reconnecting();
    expectStill(figures, 'moved');
    expect(figures.doubled).toBe(0);
  });

  it('[messages.merge] stays at what is read when too much came while offline, and leads on from there', async () => {
    const figures = await reconnectingLate();
    expectStill(figures, 'moved');
    expect(figures).toMatchObject({ isSame: 1, follows: 1, errors: 0 });
  });

  it('[messages.window] [messages.memory] mounts 30 rows at most, and a burst at once, of which 600 stay', async () => {
    const figures = await memory(1000);
    expect(figures.kept).toBeGreaterThan(500);
    expect(figures.kept).toBeLessThan(750);
    expect(figures.mounted).toBeLessThanOrEqual(30);
    expect(figures.mountedAfterBurst).toBeLessThanOrEqual(30);
    expect(figures.burstMounts).toBeLessThanOrEqual(2);
  });
});

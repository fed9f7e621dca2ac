import axe from 'axe-core';
import type { LinkPreview } from 'solid-chat-kit';
import { expect, it } from 'vitest';
import { driftOf, openScene, painted, type Scene, until } from '../support/message-scene.tsx';

const GOOD: LinkPreview = { title: 'The plan', description: 'Where and when', site: 'Piers' };
/** A picture of 2 x 1 px. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAADklEQVR4nGNkYPj/HwADBwIBZ0iDCgAAAABJRU5ErkJggg==';

/** Opens a chat with links above, in and below what is read; each preview waits for its answer. */
async function openLinks(messages = 40) {
  const answers: ((preview: LinkPreview | null | Promise<never>) => void)[] = [];
  const scene = await openScene({
    messages,
    props: { linkPreview: () => new Promise((resolve) => answers.push(resolve)) },
  });
  for (let at = 0; at < 12; at++)
    await scene.send('bob', at % 2 ? `https://example.org/${at}` : `line ${at}`);
  await until(() => scene.row('line 10'), 'the messages');
  await scene.scrollBy(-300);
  await until(() => answers.length > 2, 'the questions');
  return { ...scene, answers };
}

const tops = (scene: Scene) =>
  scene.rows().map((row) => [row.textContent?.slice(0, 12), row.getBoundingClientRect().top]);

it.each<[string, LinkPreview | null | Error, (scene: Scene) => unknown]>([
  ['comes', GOOD, (scene) => scene.find('.kit-link-preview__title').textContent === 'The plan'],
  ['has a picture', { ...GOOD, image: PICTURE }, (scene) => scene.find('.kit-link-preview__image')],
  [
    'has a broken picture',
    { ...GOOD, image: 'data:image/png;base64,bm8=' },
    (scene) =>
      // Pictures outside the view do not load.
      [...scene.host.querySelectorAll('.kit-link-preview')].some(
        (card) => card.textContent?.includes('The plan') && !card.querySelector('img'),
      ),
  ],
  ['is none', null, () => true],
  ['fails', new Error('down'), (scene) => scene.errors.length > 0],
])('[messages.linkPreview] no row moves while a preview %s', async (_, answer, took) => {
  const scene = await openLinks();
  try {
    const before = tops(scene);
    const { moved, isSame } = await driftOf(scene, {
      run() {
        for (const resolve of scene.answers.splice(0))
          resolve(answer instanceof Error ? Promise.reject(answer) : answer);
      },
      took: () => Boolean(took(scene)),
    });
    expect({ moved, isSame }).toEqual({ moved: 0, isSame: true });
    const after = tops(scene).map(([, top]) => top);
    expect(after).toEqual(before.map(([, top]) => top));
  } finally {
    scene.close();
  }
});

it('[messages.linkPreview] fits a narrow list, light and dark, and axe finds nothing', async () => {
  const scene = await openScene({
    messages: 0,
    width: 280,
    props: {
      linkPreview: () => ({
        title: 'A title that is longer than any line of such a narrow list has room for',
        description: 'word '.repeat(40),
        image: PICTURE,
        site: 'A site',
      }),
    },
  });
  try {
    await scene.send('bob', 'https://example.org/a');
    await scene.send('ann', 'See https://example.org/b');
    await until(() => scene.host.querySelectorAll('.kit-link-preview__image').length === 2, 'the previews');
    expect(scene.scroller().scrollWidth).toBe(scene.scroller().clientWidth);
    for (const theme of ['light', 'dark']) {
      scene.host.dataset.theme = theme;
      await painted();
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
      const { violations } = await axe.run(scene.host, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: { 'target-size': { enabled: true }, region: { enabled: false } },
      });
      expect(
        violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
        theme,
      ).toEqual([]);
    }
  } finally {
    scene.close();
  }
});

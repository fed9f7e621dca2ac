import { expect, it } from 'vitest';
import { openScene, painted, until } from '../support/message-scene.tsx';

type Scene = Awaited<ReturnType<typeof openScene>>;

async function types(scene: Scene, isTyping: boolean) {
  await scene.control.typeAs('bob', new scene.ann.TypingIndicator('ann', 'user'), isTyping);
  await painted();
  await painted();
}
const typing = (scene: Scene) => scene.host.querySelector('.kit-message-list__typing');
/** The distance from who is typing to the end of the viewport. */
const below = (scene: Scene) =>
  scene.box().bottom - (typing(scene)?.getBoundingClientRect().bottom ?? Number.NaN);

it('[messages.end] who is typing comes into view at the end, and gives its place to the message', async () => {
  const scene = await openScene({ messages: 60 });
  try {
    await until(() => Math.abs(scene.gap()) <= 0.5, 'the end');
    await types(scene, true);
    expect(below(scene)).toBeGreaterThanOrEqual(0);
    await scene.send('bob', 'There you are');
    await until(() => scene.row('There you are'), 'the message');
    expect(typing(scene)).toBeNull();
    expect(Math.abs(scene.gap())).toBeLessThanOrEqual(0.5);
  } finally {
    scene.close();
  }
});

it('[messages.still] who is typing moves nothing that is read further up', async () => {
  const scene = await openScene({ messages: 60 });
  try {
    await until(() => Math.abs(scene.gap()) <= 0.5, 'the end');
    await scene.scrollBy(-400);
    const read = scene.read();
    const { top } = read.getBoundingClientRect();
    for (const isTyping of [true, false]) {
      await types(scene, isTyping);
      expect(Math.abs(read.getBoundingClientRect().top - top)).toBeLessThanOrEqual(0.5);
    }
  } finally {
    scene.close();
  }
});

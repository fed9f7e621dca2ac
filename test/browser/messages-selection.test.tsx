import { expect, it } from 'vitest';
import { openScene, until } from '../support/message-scene.tsx';

it('[messages.copy] a selection over two messages has their texts alone, on lines', async () => {
  const scene = await openScene({ messages: 0 });
  try {
    for (const text of ['First', 'Second']) await scene.send('bob', text);
    await until(() => scene.row('Second'), 'the messages');
    const [first, last] = scene.rows().slice(-2) as [HTMLElement, HTMLElement];
    getSelection()?.setBaseAndExtent(first, 0, last, last.childNodes.length);
    const lines = getSelection()?.toString().split('\n');
    expect(lines?.map((line) => line.trim()).filter(Boolean)).toEqual(['First', 'Second']);
  } finally {
    getSelection()?.removeAllRanges();
    scene.close();
  }
});

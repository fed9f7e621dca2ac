import axe from 'axe-core';
import { defaultTextFormatters, KitUrlsFormatter } from 'solid-chat-kit';
import { KitMarkdownFormatter } from 'solid-chat-kit/markdown';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openScene, painted, until } from '../support/message-scene.tsx';

const textFormatters = [new KitMarkdownFormatter(), ...defaultTextFormatters(), new KitUrlsFormatter()];
const CODE = `Try:\n\`\`\`\n${'wide '.repeat(60)}\nlet a;\n\`\`\``;

it('[messages.markdown] a code block scrolls sideways within its bubble, from left to right in every language', async () => {
  const scene = await openScene({ messages: 0, props: { textFormatters } });
  try {
    scene.host.dir = 'rtl';
    await scene.send('bob', CODE);
    await until(() => scene.find('.kit-text-code-block'), 'the code');
    const code = scene.find('.kit-text-code-block');
    const body = code.closest('.kit-message-bubble__body') as HTMLElement;
    expect(code.scrollWidth).toBeGreaterThan(code.clientWidth + 100);
    expect(body.getBoundingClientRect().width).toBeLessThanOrEqual(0.9 * scene.box().width);
    expect(scene.scroller().scrollWidth).toBe(scene.scroller().clientWidth);
    expect([getComputedStyle(code).direction, getComputedStyle(code).textAlign]).toEqual(['ltr', 'left']);
    code.scrollLeft = 50;
    expect(code.scrollLeft).toBe(50);
    scene.rows()[0]?.focus();
    await userEvent.keyboard('{Tab}');
    await until(() => document.activeElement !== scene.rows()[0], 'the next stop');
    while (document.activeElement?.closest('.kit-message-list__tools'))
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await userEvent.keyboard('{ArrowRight}');
    await until(() => code.scrollLeft > 50, 'the scrolled code');
  } finally {
    scene.close();
  }
});

it('[messages.markdown] a list in the other direction has its marks within the bubble', async () => {
  const scene = await openScene({ messages: 0, props: { textFormatters } });
  try {
    await scene.send('bob', '- واحد\n- اثنان');
    await until(() => scene.find('.kit-text-list'), 'the list');
    const list = scene.find('.kit-text-list');
    expect(getComputedStyle(list).direction).toBe('rtl');
    expect(Number.parseFloat(getComputedStyle(list).paddingRight)).toBeGreaterThan(15);
  } finally {
    scene.close();
  }
});

it('[messages.emoji] emojis alone have no bubble, in an answer they do', async () => {
  const scene = await openScene({ messages: 0 });
  try {
    await scene.send('bob', '🎉');
    await scene.send('bob', 'party 🎉');
    await until(() => scene.rows().length === 2, 'the messages');
    const [alone, among] = scene.rows().map((row) => {
      const body = row.querySelector('.kit-message-bubble__body') as HTMLElement;
      const text = row.querySelector('.kit-message-bubble__text') as HTMLElement;
      return [
        getComputedStyle(body).backgroundColor,
        Number.parseFloat(getComputedStyle(text).fontSize),
      ] as const;
    });
    expect(alone?.[0]).toBe('rgba(0, 0, 0, 0)');
    expect(among?.[0]).not.toBe('rgba(0, 0, 0, 0)');
    expect(alone?.[1]).toBeGreaterThan(2 * (among?.[1] ?? 0));
  } finally {
    scene.close();
  }
});

it('[messages.axe] axe finds nothing in formatted text, light and dark', async () => {
  const scene = await openScene({ messages: 0, height: 900, props: { textFormatters } });
  try {
    for (const from of ['ann', 'bob'] as const) {
      await scene.send(from, `**b** *i* ~~s~~ \`code\` https://x.org\n> said\n\n- a\n  1. b`);
      await scene.send(from, CODE);
      await scene.send(from, '🎉');
    }
    await until(() => scene.rows().length === 6, 'the messages');
    scene.rows()[0]?.focus();
    for (const theme of ['light', 'dark']) {
      scene.host.dataset.theme = theme;
      await painted();
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
      const { violations } = await axe.run(scene.host, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: {
          'target-size': { enabled: true },
          region: { enabled: false },
          // Reached from its row, as all that is in a row: see above.
          'scrollable-region-focusable': { enabled: false },
        },
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

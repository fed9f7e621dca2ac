import { type Kit, KitConversations, KitMessageHeader, KitProvider } from 'solid-chat-kit';
import { createLocalKit, type LocalKit } from 'solid-chat-kit/local';
import { render } from 'solid-js/web';
import { expect, it } from 'vitest';
import { openScene, type Scene, until } from '../support/message-scene.tsx';

const HEBREW = 'משה כהן בן אברהם הלוי מירושלים עיר הקודש ומשפחתו הגדולה והיקרה';
const LATIN = 'Alexandra Theodora Wilhelmina of Hohenlohe and Waldenburg the Third';

/** Opens a group that someone of a name joins and writes to. */
async function openGroup(name: string, dir: string): Promise<Scene> {
  const scene = await openScene({ messages: 0, width: 360 });
  scene.host.dir = dir;
  await scene.ann.createUser(new scene.ann.User('dana', name));
  await scene.ann.createGroup(new scene.ann.Group('crew', 'Crew', 'public'));
  const dana: LocalKit = createLocalKit({ data: scene.data });
  await dana.login('dana');
  const group = await dana.joinGroup('crew', 'public');
  await dana.sendMessage(new dana.TextMessage('crew', 'Good morning', 'group'));
  scene.set({ user: undefined, group });
  await until(() => scene.find('.kit-message-bubble__sender[data-hue]'), 'the name of the sender');
  return scene;
}

/** Expects two parts of an element's text to stand from left to right. */
function expectInOrder(element: Element, ...parts: [string, string]): void {
  const text = element.textContent ?? '';
  const [one, other] = parts.map((part) =>
    boxOf(element, text.indexOf(part), text.indexOf(part) + part.length),
  );
  expect(one?.right).toBeLessThanOrEqual((other?.left ?? 0) + 0.5);
}

/** Returns where a part of an element's text is. */
function boxOf(element: Element, start: number, end: number): DOMRect {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return range.getBoundingClientRect();
}

it.each([
  ['ltr', HEBREW],
  ['rtl', HEBREW],
  ['ltr', LATIN],
  ['rtl', LATIN],
])('[messages.names] %s pages cut the long name of a sender at its end: %s', async (dir, name) => {
  const scene = await openGroup(name, dir);
  try {
    const sender = scene.find('.kit-message-bubble__sender[data-hue]');
    const { left, right } = sender.getBoundingClientRect();
    const isSeen = ({ left: from, right: to }: DOMRect) => from >= left - 0.5 && to <= right + 0.5;
    expect(isSeen(boxOf(sender, 0, 1))).toBe(true);
    expect(isSeen(boxOf(sender, name.length - 1, name.length))).toBe(false);
  } finally {
    scene.close();
  }
});

it('[messages.names] the short name of a sender begins where its bubble begins', async () => {
  const scene = await openGroup('משה', 'ltr');
  try {
    const sender = scene.find('.kit-message-bubble__sender[data-hue]');
    expect(boxOf(sender, 0, 3).left).toBeCloseTo(sender.getBoundingClientRect().left, 0);
  } finally {
    scene.close();
  }
});

it('[messages.names] a change in the group has the direction of the language, also after a name of the other one', async () => {
  const scene = await openGroup('משה', 'ltr');
  try {
    await until(() => scene.host.textContent?.includes('joined'), 'the change in the group');
    const texts = [...scene.host.querySelectorAll('.kit-message-list__action-text')];
    expectInOrder(texts.find((each) => each.textContent?.includes('joined')) as Element, 'משה', 'joined');
  } finally {
    scene.close();
  }
});

it.each([
  [
    'header',
    (group: Kit.Group) => <KitMessageHeader group={group} />,
    '.kit-message-header__subtitle[data-typing]',
  ],
  ['row', () => <KitConversations />, '[data-typing] > .kit-conversations__subtitle-typing'],
  ['row', () => <KitConversations />, '[data-kind="action"] > .kit-conversations__subtitle-text-body'],
])('[messages.names] so has what the %s of a group says', async (_, view, selector) => {
  const scene = await openGroup('משה', 'ltr');
  const host = document.createElement('div');
  host.style.cssText = 'display:grid;width:360px;height:300px';
  scene.host.append(host);
  const group = await scene.ann.getGroup('crew');
  const dispose = render(
    () => (
      <KitProvider sdk={scene.ann} locale="en">
        {view(group as never)}
      </KitProvider>
    ),
    host,
  );
  try {
    const dana = await scene.signIn('dana');
    const isTyping = selector.includes('typing');
    if (isTyping)
      await until(() => host.querySelector('.kit-message-header__title, .kit-list-item'), 'the group');
    if (isTyping) dana.startTyping(new dana.TypingIndicator('crew', 'group'));
    else {
      await dana.leaveGroup('crew');
      await dana.joinGroup('crew');
    }
    const word = isTyping ? 'typing' : 'joined';
    const text = () => host.querySelector(selector)?.textContent ?? '';
    await until(() => text().includes('משה') && text().includes(word), 'the sentence');
    expectInOrder(host.querySelector(selector) as Element, 'משה', word);
  } finally {
    dispose();
    scene.close();
  }
});

import { expect, it, onTestFinished, vi } from 'vitest';
import { openScene, until } from '../support/message-scene.tsx';

/** Opens a chat with unread messages in a box of the page. */
async function openIn(styles: string, inner = '') {
  const outer = document.createElement('div');
  outer.style.cssText = styles;
  document.body.append(outer);
  const scene = await openScene({
    messages: 40,
    unread: 20,
    height: 400,
    onHost(host) {
      outer.append(host);
      host.style.cssText += inner;
    },
  });
  onTestFinished(() => {
    scene.close();
    outer.remove();
    scrollTo(0, 0);
  });
  await until(() => scene.rows().length > 0, 'messages');
  const unread = async () => (await scene.ann.getConversation('bob', 'user')).getUnreadMessageCount();
  return {
    ...scene,
    outer,
    unread,
    allRead: () => vi.waitFor(async () => expect(await unread()).toBe(0)),
  };
}

/** Waits until marks would have been made. */
async function afterMarks() {
  const end = performance.now() + 900;
  await until(() => performance.now() > end, 'the time of marks');
}

it.each([
  ['below the fold', 'position:absolute; top:3000px'],
  ['beside the page', 'position:absolute; left:4000px'],
  ['in a closed drawer', 'position:fixed; top:0; transform:translateX(-100%)'],
  ['in a transparent box', 'opacity:0'],
  ['in a hidden box', 'visibility:hidden'],
  ['in a box without height', 'height:0; overflow:hidden'],
  ['scaled to nothing', 'transform:scale(0)'],
  ['cut by a clip path', 'clip-path:inset(0 100% 0 0)'],
])('[messages.seen] leaves messages unread %s', async (_where, styles) => {
  const chat = await openIn(styles);
  await afterMarks();
  expect(await chat.unread()).toBe(20);
});

it('[messages.seen] leaves a message unread whose lower edge is at a box without height', async () => {
  const chat = await openIn('height:0; overflow:hidden');
  const edge = chat.outer.getBoundingClientRect().top;
  const scroller = chat.find('.kit-message-list__scroller');
  const row = chat.rows().findLast((each) => each.getBoundingClientRect().bottom < edge) as HTMLElement;
  scroller.scrollTop += row.getBoundingClientRect().bottom - edge;
  await until(() => Math.abs(row.getBoundingClientRect().bottom - edge) < 1, 'the scroll');
  await afterMarks();
  expect(await chat.unread()).toBe(20);
});

it('[messages.seen] leaves messages unread in the next panel of a swiper', async () => {
  const chat = await openIn('width:500px; overflow-x:auto; display:flex', 'margin-left:480px; flex:none');
  await afterMarks();
  expect(await chat.unread()).toBe(20);
  chat.outer.scrollLeft = 480;
  await chat.allRead();
});

it('[messages.seen] marks only what is above the fold, and the rest once the page has scrolled there', async () => {
  const chat = await openIn(`position:absolute; height:3000px; top:${innerHeight - 150}px`);
  const newest = chat.rows().at(-1) as HTMLElement;
  await afterMarks();
  expect(newest.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight);
  expect(await chat.unread()).toBeGreaterThan(0);
  scrollTo(0, 400);
  await until(() => newest.getBoundingClientRect().bottom < innerHeight, 'the scroll');
  await chat.allRead();
});

it.each([
  ['is opened', 'position:fixed; top:0; left:0; transform:translateX(-100%)', { transform: 'none' }],
  ['is faded in', 'opacity:0', { opacity: '1' }],
  [
    'slides in',
    'position:fixed; top:0; left:0; transform:translateX(-100%); transition:transform 0.2s',
    { transform: 'none' },
  ],
])('[messages.seen] marks messages as read when their drawer %s', async (_how, closed, opened) => {
  const chat = await openIn(closed);
  await afterMarks();
  expect(await chat.unread()).toBe(20);
  Object.assign(chat.outer.style, opened);
  await chat.allRead();
});

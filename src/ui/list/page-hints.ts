import { warnOnce } from '../../localize/warn-once.ts';

/** The components that fill their container. */
const FILLING = ['kit-conversations', 'kit-users', 'kit-message-list', 'kit-chat'];

/** Warns in development, once each, about what the page of a list or chat lacks. */
export function warnAboutPage(root: HTMLElement): void {
  const { offsetHeight, offsetWidth, classList } = root;
  const name = FILLING.find((each) => classList.contains(each));
  // Ignore parts of a chat, and lists outside the document, hidden, or without layout, as in tests.
  if (!name || offsetWidth === 0 || root.parentElement?.closest('.kit-chat')) return;
  const style = getComputedStyle(root);
  if (style.overflowY !== 'clip') {
    warnOnce("the page has no style sheet for the kit. Import 'solid-chat-kit/css-variables.css'.");
    return;
  }
  if (!style.getPropertyValue('--kit-background-color-01'))
    warnOnce('no element around the components has the class "kit", so themes have no effect on them.');
  if (offsetHeight <= Number.parseFloat(style.minBlockSize) + 1 || isLimitedByWindow(root))
    warnOnce(`the element around .${name} has no height. Give it one, such as height: 100dvh.`);
}

/**
 * Whether only the window limits the height of a list. Tested with an animation that ends at once, which changes no
 * attribute.
 */
function isLimitedByWindow(root: HTMLElement): boolean {
  const { offsetHeight } = root;
  const isScrolled = root.querySelector('.kit-list__scroller, .kit-message-list__scroller')?.scrollTop !== 0;
  if (offsetHeight < innerHeight - 1 || isScrolled) return false;
  const trial = root.animate({ maxBlockSize: ['none', 'none'] }, 1000);
  const isLimited = root.offsetHeight > offsetHeight;
  trial.cancel();
  return isLimited;
}

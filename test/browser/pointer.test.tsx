import { KitConversations, type KitConversationsProps, KitListItem } from 'solid-chat-kit';
import type { JSX } from 'solid-js';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { seeded, settled, stage } from './stage.tsx';

/** Interactive app content, rendered by each part of a row. */
const INTERACTIVE: Record<string, () => JSX.Element> = {
  'a link': () => <a href="#here">Own</a>,
  'a button': () => <button type="button">Own</button>,
  'a text field': () => <input aria-label="Own" size="4" />,
  'a select': () => (
    <select aria-label="Own">
      <option>1</option>
    </select>
  ),
  'a text area': () => <textarea aria-label="Own" rows="1" cols="4" />,
  'a summary': () => (
    <details>
      <summary>Own</summary>
    </details>
  ),
  'a label': () => (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control may be anywhere
    <label>Own</label>
  ),
  'an element with a role': () => (
    // biome-ignore lint/a11y/useSemanticElements: that is what is tested
    // biome-ignore lint/a11y/useFocusableInteractive: that is what is tested
    <span role="button">Own</span>
  ),
  'an element with a tabindex': () => <span tabindex="0">Own</span>,
  'editable text': () => <span contenteditable="true">Own</span>,
  'a custom element': () => {
    const element = document.createElement('own-control');
    element.textContent = 'Own';
    return element;
  },
  'an element that the app marks': () => <span data-kit-interactive="">Own</span>,
};

/** App content that is not interactive. */
const PLAIN: Record<string, () => JSX.Element> = {
  text: () => <span>Own</span>,
  'a box in a box': () => (
    <div>
      <p>Own</p>
    </div>
  ),
  'a picture': () => (
    <svg width="20" height="20" role="img" aria-label="Own">
      <circle cx="10" cy="10" r="10" />
    </svg>
  ),
  'text that cannot be edited': () => <span contenteditable="false">Own</span>,
  'a custom element that the app marks': () => {
    const element = document.createElement('own-picture');
    element.textContent = 'Own';
    element.dataset.kitInteractive = 'false';
    return element;
  },
};

const PARTS: Record<string, (own: () => JSX.Element) => KitConversationsProps> = {
  leadingView: (own) => ({ leadingView: own }),
  titleView: (own) => ({ titleView: own }),
  subtitleView: (own) => ({ subtitleView: own }),
  trailingView: (own) => ({ trailingView: own }),
  itemView: (own) => ({ itemView: () => <div style={{ height: '40px' }}>{own()}</div> }),
  'KitListItem in itemView': (own) => ({
    itemView: (_, row) => <KitListItem title={row.name()} trailingView={own()} />,
  }),
};

async function open(part: string, draw: () => JSX.Element) {
  const { ann } = await seeded({ conversations: 1, groups: 0, users: 3 });
  const onItemClick = vi.fn();
  const own = () => <span class="own">{draw()}</span>;
  const view = stage(() => <KitConversations {...PARTS[part]?.(own)} onItemClick={onItemClick} />, {
    kit: ann,
  });
  await settled(view);
  const element = view.host.querySelector('.own')?.firstElementChild as HTMLElement;
  const clicked: (EventTarget | null)[] = [];
  const onClick = (event: Event) => {
    clicked.push(event.target);
    event.preventDefault();
  };
  element.addEventListener('click', onClick);
  onTestFinished(() => element.removeEventListener('click', onClick));
  return { view, element, clicked, onItemClick };
}

/** Clicks at the middle of an element, whatever covers it there. */
const clickAt = (element: Element) => userEvent.click(element, { force: true });

it.each(Object.entries(INTERACTIVE))(
  '[css.interactive] a click on %s of the app reaches it, and not the row',
  async (_, draw) => {
    const { element, clicked, onItemClick } = await open('trailingView', draw);
    await clickAt(element.querySelector('summary') ?? element);
    expect(clicked).toHaveLength(1);
    expect(onItemClick).not.toHaveBeenCalled();
  },
);

it.each(Object.entries(PLAIN))(
  '[css.interactive] a click on %s of the app acts on the row',
  async (_, draw) => {
    const { element, clicked, onItemClick } = await open('trailingView', draw);
    await clickAt(element.firstElementChild ?? element);
    expect(onItemClick).toHaveBeenCalledOnce();
    expect(clicked).toEqual([]);
  },
);

describe.each(Object.keys(PARTS))('in %s', (part) => {
  it('[css.interactive] a control of the app gets its clicks, all else is the row', async () => {
    const { view, element, clicked, onItemClick } = await open(part, () => (
      <span>
        Own <span tabindex="-1">control</span>
      </span>
    ));
    await clickAt(element.lastElementChild as Element);
    expect([clicked.length, onItemClick.mock.calls.length]).toEqual([1, 0]);
    const row = view.rows()[0] as HTMLElement;
    const { width, height } = row.getBoundingClientRect();
    await userEvent.click(row, { force: true, position: { x: width / 2, y: height - 4 } });
    expect([clicked.length, onItemClick.mock.calls.length]).toEqual([1, 1]);
  });

  it('[a11y.row-keyboard] the ring of the focus shows above what the app draws', async () => {
    const { view } = await open(part, () => <span>Own</span>);
    const action = view.host.querySelector('.kit-list-item__action') as HTMLElement;
    action.focus();
    await userEvent.keyboard('{ArrowDown}');
    const ring = getComputedStyle(action, '::after');
    expect([ring.outlineStyle, ring.zIndex, ring.pointerEvents]).toEqual(['solid', 'auto', 'none']);
  });
});

it('[css.interactive] controls of the app keep their own position', async () => {
  const { element } = await open('trailingView', INTERACTIVE['a button'] as () => JSX.Element);
  const { position, zIndex } = getComputedStyle(element);
  expect([position, zIndex]).toEqual(['static', 'auto']);
});

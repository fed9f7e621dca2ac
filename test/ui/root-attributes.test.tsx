import { render } from '@solidjs/testing-library';
import { KitAvatar, KitButton, KitConversations, KitDate, KitListItem, KitUsers } from 'solid-chat-kit';
import { createSignal, type JSX } from 'solid-js';
import { describe, expect, it, vi } from 'vitest';

/** The attributes that an app may set on any of them. */
interface Attributes
  extends Pick<JSX.HTMLAttributes<HTMLElement>, 'class' | 'classList' | 'id' | 'title' | 'style'> {
  ref?: (element: HTMLElement) => void;
  onClick?: () => void;
  'aria-label'?: string;
  'data-test'?: string;
}

const components: [name: string, root: string, draw: (attributes: Attributes) => JSX.Element][] = [
  ['KitConversations', '.kit-conversations', (props) => <KitConversations {...props} />],
  ['KitUsers', '.kit-users', (props) => <KitUsers {...props} />],
  ['KitListItem', '.kit-list-item', (props) => <KitListItem {...props} title="Ann" />],
  ['KitAvatar', '.kit-avatar', (props) => <KitAvatar {...props} name="Ann" />],
  ['KitDate', '.kit-date', (props) => <KitDate {...props} timestamp={1} />],
  ['KitButton', '.kit-button', (props) => <KitButton {...props}>Go</KitButton>],
];

describe.each(components)('%s', (name, root, draw) => {
  it('[helper.root-attributes] passes attributes, handlers and the ref on to its root', () => {
    const onClick = vi.fn();
    const refs: HTMLElement[] = [];
    const { container } = render(() =>
      draw({
        id: 'own',
        title: 'A title',
        'data-test': 'yes',
        'aria-label': 'A label',
        style: { order: '2' },
        ref: (element) => refs.push(element),
        onClick,
      }),
    );
    const element = container.firstElementChild as HTMLElement;
    expect(element.matches(root)).toBe(true);
    expect([element.id, element.dataset.test, element.ariaLabel, element.style.order]).toEqual([
      'own',
      'yes',
      'A label',
      '2',
    ]);
    if (name !== 'KitListItem') expect(element.title).toBe('A title');
    expect(refs).toEqual([element]);
    element.click();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('[helper.root-attributes] adds class and classList to its own, and follows them', () => {
    const [word, setWord] = createSignal('one');
    const [isOn, setOn] = createSignal(true);
    const { container } = render(() => {
      const props: Attributes = {
        get class() {
          return word();
        },
        get classList() {
          return { on: isOn(), 'two words': isOn() };
        },
      };
      return draw(props);
    });
    const element = container.firstElementChild as HTMLElement;
    const own = [...element.classList].filter((each) => each.startsWith('kit-'));
    expect(element.matches(root)).toBe(true);
    expect([...element.classList].filter((each) => !own.includes(each))).toEqual([
      'one',
      'on',
      'two',
      'words',
    ]);
    setWord('another');
    setOn(false);
    expect([...element.classList]).toEqual([...own, 'another']);
  });

  it('[helper.root-attributes] shows none of its own props as an attribute', () => {
    const { container } = render(() => draw({}));
    const names = (container.firstElementChild as HTMLElement).getAttributeNames();
    const known = ['class', 'dir', 'translate', 'data-hue', 'datetime', 'type', 'data-variant'];
    expect(names.filter((each) => !known.includes(each))).toEqual([]);
  });
});

it('[helper.root-attributes] a list that toggles a class of its own keeps those of the app', () => {
  const [hasScrollbar, setScrollbar] = createSignal(false);
  const { container } = render(() => (
    <KitUsers showScrollbar={hasScrollbar()} class="mine" classList={{ on: true }} />
  ));
  const element = container.firstElementChild as HTMLElement;
  setScrollbar(true);
  expect([...element.classList]).toEqual(['kit-users', 'mine', 'on']);
});

it('[helper.root-attributes] KitAvatar keeps its colour by the key, whatever its id', () => {
  const hueOf = (avatar: () => JSX.Element) =>
    (render(avatar).container.firstElementChild as HTMLElement).dataset.hue;
  expect(hueOf(() => <KitAvatar name="Ann" id="a" colorKey="u1" />)).toBe(
    hueOf(() => <KitAvatar name="Bob" colorKey="u1" />),
  );
});

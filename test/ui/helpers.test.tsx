import { fireEvent, render } from '@solidjs/testing-library';
import {
  createKitEvents,
  KitAvatar,
  KitButton,
  type KitContextValue,
  KitConversationEvents,
  KitConversations,
  KitDate,
  KitListItem,
  KitOption,
  KitProvider,
  type KitSDK,
  KitUIKit,
  KitUIKitLoginListener,
  SelectionMode,
  useKit,
} from 'solid-chat-kit';
import { createLocalKit, User } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { KitLocalize } from 'solid-chat-kit/localize';
import { createEffect, createRoot, createSignal } from 'solid-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chats, idle, inside, partsOf } from '../conversations/harness.tsx';

describe('KitAvatar', () => {
  it('[helper.KitAvatar] draws the picture, named, and follows its props', () => {
    const [image, setImage] = createSignal<string | undefined>('/ann.png');
    const [name, setName] = createSignal('Ann Bell');
    const { container } = render(() => <KitAvatar image={image()} name={name()} />);
    const picture = inside<HTMLImageElement>(container, '.kit-avatar .kit-avatar__image');
    const initials = inside(container, '.kit-avatar .kit-avatar__text');
    expect([picture.getAttribute('src'), picture.alt]).toEqual(['/ann.png', 'Ann Bell']);
    setImage(undefined);
    expect(picture.hasAttribute('src')).toBe(false);
    expect(initials.textContent).toBe('AB');
    setName('Cid');
    expect([initials.textContent, initials.getAttribute('aria-label')]).toEqual(['C', 'Cid']);
  });

  it('[helper.KitAvatar] shows the initials when the picture is broken, and tries a new one', () => {
    const [image, setImage] = createSignal('/broken.png');
    const { container } = render(() => <KitAvatar image={image()} name="Ann" />);
    const picture = inside<HTMLImageElement>(container, 'img');
    fireEvent.error(picture);
    expect(picture.hasAttribute('src')).toBe(false);
    setImage('/whole.png');
    expect(picture.getAttribute('src')).toBe('/whole.png');
  });

  it.each([
    ['Ann Bell', 'AB'],
    ['ann', 'A'],
    ['  Ann  van der Bell ', 'AB'],
    ['李小龍', '李'],
    ['Юрий Гагарин', 'ЮГ'],
    ['محمد علي', 'م\u202fع'],
    ['👩‍👩‍👧 Family', '👩‍👩‍👧F'],
    ['(Ann) "Bell"', 'AB'],
    ['', ''],
  ])('[helper.KitAvatar] writes %s as %s', (name, initials) => {
    const { container } = render(() => <KitAvatar name={name} />);
    expect(inside(container, '.kit-avatar__text').textContent).toBe(initials);
  });

  it('[helper.KitAvatar] has a colour that stays with the id', () => {
    const [name, setName] = createSignal('Ann');
    const { container } = render(() => <KitAvatar name={name()} id="u1" />);
    const hue = inside(container, '.kit-avatar').dataset.hue;
    setName('Bob');
    expect(inside(container, '.kit-avatar').dataset.hue).toBe(hue);
    expect(Number(hue)).toBeGreaterThanOrEqual(0);
    expect(Number(hue)).toBeLessThan(12);
  });
});

describe('KitDate', () => {
  afterEach(() => {
    KitLocalize.calendarObject = undefined;
    vi.useRealTimers();
  });

  it('[helper.KitDate] writes a time in seconds, as the list does, and follows time and props', () => {
    vi.useFakeTimers({ now: Date.parse('2024-05-08T12:00:00Z') });
    const [timestamp, setTimestamp] = createSignal(Date.parse('2024-05-08T09:05:00Z') / 1000);
    const { container } = render(() => (
      <KitProvider locale="en" timeZone="UTC">
        <KitDate timestamp={timestamp()} />
      </KitProvider>
    ));
    const time = inside<HTMLTimeElement>(container, 'time.kit-date');
    expect([time.textContent, time.dateTime]).toEqual(['09:05 AM', '2024-05-08T09:05:00.000Z']);
    vi.advanceTimersByTime(13 * 3600 * 1000);
    expect(time.textContent).toBe('Yesterday');
    setTimestamp(Date.parse('2023-12-31T10:00:00Z') / 1000);
    expect(time.textContent).toBe('31/12/2023');
    setTimestamp(0);
    expect([time.textContent, time.dateTime]).toEqual(['', '']);
  });

  it('[helper.KitDate] takes a calendar of its own, over KitLocalize', () => {
    vi.useFakeTimers({ now: Date.parse('2024-05-08T12:00:00Z') });
    KitLocalize.calendarObject = { today: 'H', otherDays: 'YYYY' };
    const { container } = render(() => (
      <KitProvider locale="en" timeZone="UTC">
        <KitDate timestamp={Date.parse('2024-05-08T09:05:00Z') / 1000} calendarObject={{ today: 'HH-mm' }} />
        <KitDate timestamp={Date.parse('2020-05-08T09:05:00Z') / 1000} calendarObject={{ today: 'HH-mm' }} />
      </KitProvider>
    ));
    expect([...container.querySelectorAll('time')].map((each) => each.textContent)).toEqual([
      '09-05',
      '2020',
    ]);
  });
});

describe('KitButton', () => {
  it('[helper.KitButton] is a native button, and passes clicks and attributes on', () => {
    const onClick = vi.fn();
    const { container } = render(() => (
      <KitButton onClick={onClick} class="own" variant="danger" aria-label="Go">
        Go
      </KitButton>
    ));
    const button = inside<HTMLButtonElement>(container, 'button.kit-button.own');
    expect([button.type, button.dataset.variant, button.ariaLabel, button.textContent]).toEqual([
      'button',
      'danger',
      'Go',
      'Go',
    ]);
    button.click();
    expect(onClick).toHaveBeenCalledOnce();
    expect(onClick.mock.calls[0]?.[0]).toBeInstanceOf(MouseEvent);
  });

  it('[helper.KitButton] takes a bound handler, and none', () => {
    const onClick = vi.fn();
    const { container } = render(() => (
      <>
        <KitButton onClick={[onClick, 7]}>Bound</KitButton>
        <KitButton>None</KitButton>
      </>
    ));
    for (const button of container.querySelectorAll('button')) button.click();
    expect(onClick.mock.calls[0]?.[0]).toBe(7);
  });

  it('[helper.KitButton] that is busy shows it, keeps the focus and takes no click', () => {
    const onClick = vi.fn();
    const [isBusy, setBusy] = createSignal(true);
    const { container } = render(() => (
      <KitButton onClick={onClick} isBusy={isBusy()}>
        Go
      </KitButton>
    ));
    const button = inside<HTMLButtonElement>(container, 'button');
    button.focus();
    button.click();
    expect(onClick).not.toHaveBeenCalled();
    expect([button.getAttribute('aria-busy'), button.disabled]).toEqual(['true', false]);
    expect(document.activeElement).toBe(button);
    expect(container.querySelector('.kit-spinner')).not.toBeNull();
    setBusy(false);
    button.click();
    expect(onClick).toHaveBeenCalledOnce();
    expect(container.querySelector('.kit-spinner')).toBeNull();
  });
});

describe('KitListItem', () => {
  it('shows no avatar and no title for views that are null, and keeps its name', () => {
    const { container } = render(() => <KitListItem title="Ann" leadingView={null} titleView={null} />);
    expect(container.querySelector('.kit-avatar')).toBeNull();
    expect(container.textContent).toBe('');
    expect(inside(container, 'button').getAttribute('aria-label')).toBe('Ann');
  });

  it('draws all its parts and acts by itself outside a list', () => {
    const onListItemClicked = vi.fn();
    const [title, setTitle] = createSignal('Ann');
    const { container } = render(() => (
      <KitListItem
        id="a1"
        title={title()}
        avatarName="Bell"
        avatarURL="/ann.png"
        subtitleView={<i>at sea</i>}
        trailingView={<b>12</b>}
        onListItemClicked={onListItemClicked}
      />
    ));
    const action = inside(container, '.kit-list-item .kit-list-item__body-title button');
    expect(action.textContent).toBe('Ann');
    expect(action.hasAttribute('tabindex')).toBe(false);
    expect(inside<HTMLImageElement>(container, '.kit-list-item__leading-view img').alt).toBe('Bell');
    expect(inside(container, '.kit-list-item__body-subtitle i').textContent).toBe('at sea');
    expect(inside(container, '.kit-list-item__trailing-view b').textContent).toBe('12');
    action.click();
    expect(onListItemClicked).toHaveBeenCalledExactlyOnceWith('a1');
    setTitle('Bob');
    expect(action.textContent).toBe('Bob');
  });

  it('[helper.KitListItem] reads an id with a condition when clicked, and leaves no computation', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const onListItemClicked = vi.fn();
    const [group, setGroup] = createSignal('');
    const { container } = render(() => (
      <KitListItem id={group() ? group() : 'ann'} title="Ann" onListItemClicked={onListItemClicked} />
    ));
    const action = inside(container, '.kit-list-item__action');
    action.click();
    setGroup('crew');
    action.click();
    expect(onListItemClicked.mock.calls).toEqual([['ann'], ['crew']]);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('takes views for the leading part and the title, and keeps its name', () => {
    const { container } = render(() => (
      <KitListItem title="Ann" leadingView={<i class="own" />} titleView={<em>Ann!</em>} isActive />
    ));
    expect(container.querySelector('.kit-avatar')).toBeNull();
    expect(container.querySelector('.kit-list-item__leading-view .own')).not.toBeNull();
    const action = inside(container, 'button');
    expect([action.textContent, action.ariaLabel, action.getAttribute('aria-current')]).toEqual([
      '',
      'Ann',
      'true',
    ]);
    expect(inside(container, '.kit-list-item__body-title em').textContent).toBe('Ann!');
  });

  it('creates the view of its title once', () => {
    const create = vi.fn(() => <em>Ann!</em>);
    const Name = () => create();
    const { container } = render(() => <KitListItem title="Ann" titleView={<Name />} />);
    expect(container.querySelectorAll('em')).toHaveLength(1);
    expect(create).toHaveBeenCalledOnce();
  });
});

describe('KitOption and SelectionMode', () => {
  it('[helper.KitOption] has the fields it was made of, and none is needed', () => {
    const onClick = vi.fn();
    const option = new KitOption({ id: 'mute', title: 'Mute', iconURL: '/mute.svg', onClick });
    expect([option.id, option.title, option.iconURL, option.onClick]).toEqual([
      'mute',
      'Mute',
      '/mute.svg',
      onClick,
    ]);
    expect(new KitOption()).toEqual(new KitOption({}));
    expect(new KitOption().title).toBeUndefined();
  });

  it('[type.SelectionMode] numbers the modes', () => {
    expect([SelectionMode.single, SelectionMode.multiple, SelectionMode.none]).toEqual([0, 1, 2]);
  });
});

describe('language and direction of mounted lists', () => {
  afterEach(() => KitLocalize.setLanguage('en'));

  it('KitLocalize changes the words and the direction of a mounted list at once', async () => {
    const kit = await chats({ ann: 'Hi' });
    KitLocalize.setLanguage('en');
    KitLocalize.addDictionary('he', {
      'chats.title': 'שיחות',
      'unread.count': '{count} חדשות',
      'menu.delete': 'מחק',
    });
    const { container } = render(() => (
      <KitProvider sdk={kit}>
        <KitConversations showSearchBar />
      </KitProvider>
    ));
    await idle();
    const list = partsOf(container);
    const row = list.row('Ann');
    expect(list.one('.kit-conversations').dir).toBe('ltr');
    KitLocalize.setLanguage('he');
    expect(list.one('.kit-list__header-title').textContent).toBe('שיחות');
    expect(list.one('.kit-list__items').getAttribute('aria-label')).toBe('שיחות');
    expect(list.one('.kit-conversations').dir).toBe('rtl');
    expect(inside(row, '.kit-badge').textContent).toContain('1 חדשות');
    expect(list.row('Ann')).toBe(row);
    list.openMenu('Ann');
    expect(list.menuItems().at(-1)).toBe('מחק');
  });

  it('KitProvider overrides it for its components, and providers nest', async () => {
    KitLocalize.addDictionary('it', { 'chats.title': 'Conversazioni' });
    const kit = await chats({});
    const [locale, setLocale] = createSignal('it');
    const { container } = render(() => (
      <KitProvider sdk={kit} locale={locale()}>
        <KitProvider timeZone="UTC">
          <KitConversations />
        </KitProvider>
      </KitProvider>
    ));
    await idle();
    const title = inside(container, '.kit-list__header-title');
    expect(title.textContent).toBe('Conversazioni');
    setLocale('en');
    expect(title.textContent).toBe('Chats');
    expect(partsOf(container).phase()).toBe('empty');
  });
});

describe('useKit', () => {
  it('[helper.useKit] returns the context of the nearest provider, and follows it', async () => {
    const kit = await chats({});
    const events = createKitEvents();
    const [locale, setLocale] = createSignal('en');
    const [sdk, setSdk] = createSignal<KitSDK>();
    let given: KitContextValue | undefined;
    const Reader = () => {
      given = useKit();
      return <p>{given.localizer.t('chats.title')}</p>;
    };
    const { container } = render(() => (
      <KitProvider events={events} sdk={sdk()}>
        <KitProvider locale={locale()}>
          <Reader />
        </KitProvider>
      </KitProvider>
    ));
    expect([given?.events(), given?.sdk()]).toEqual([events, undefined]);
    setSdk(() => kit);
    expect(given?.sdk()).toBe(kit);
    KitLocalize.addDictionary('it', { 'chats.title': 'Conversazioni' });
    setLocale('it');
    expect(container.textContent).toBe('Conversazioni');
  });

  it('[helper.useKit] returns the global settings without a provider', () => {
    const { events, localizer } = createRoot((dispose) => {
      dispose();
      return useKit();
    });
    expect(events().conversations).toBe(KitConversationEvents);
    expect(localizer.language()).toBe(KitLocalize.language);
  });
});

describe('KitUIKitLoginListener', () => {
  const uid = () => KitUIKitLoginListener.getLoggedInUser()?.getUid() ?? null;

  async function kitOf(...uids: string[]) {
    const kit = createLocalKit();
    for (const each of uids) await kit.createUser(new User(each));
    return kit;
  }

  it('[helper.KitUIKitLoginListener] is null before init, and notifies readers of the sign-in', async () => {
    const kit = await kitOf('ann');
    const told: (string | null)[] = [];
    const dispose = createRoot((end) => {
      createEffect(() => void told.push(uid()));
      return end;
    });
    expect(told).toEqual([null]);
    expect(controlOf(kit).listenerCount()).toBe(0);
    await kit.login('ann');
    KitUIKit.init({ sdk: kit });
    await idle();
    expect(uid()).toBe('ann');
    expect(told.at(-1)).toBe('ann');
    dispose();
  });

  it('[helper.KitUIKitLoginListener] follows logins and logouts, with one question and one listener of each kind', async () => {
    const kit = await kitOf('ann', 'bob');
    KitUIKit.init({ sdk: kit });
    KitUIKit.init({ sdk: kit });
    await idle();
    expect(uid()).toBeNull();
    await kit.login('ann');
    expect(uid()).toBe('ann');
    const user = KitUIKitLoginListener.getLoggedInUser();
    expect(KitUIKitLoginListener.getLoggedInUser()).toBe(user);
    await kit.logout();
    expect(uid()).toBeNull();
    await kit.login('bob');
    expect(uid()).toBe('bob');
    expect(controlOf(kit).listenerCount()).toBe(5);
    expect(controlOf(kit).listenerCount('message')).toBe(1);
    expect(controlOf(kit).calls.getLoggedinUser).toBe(1);
  });

  it('[helper.KitUIKitLoginListener] never returns the user of another SDK', async () => {
    const [first, second] = [await kitOf('ann'), await kitOf('bob')];
    await first.login('ann');
    await second.login('bob');
    KitUIKit.init({ sdk: first });
    await idle();
    expect(uid()).toBe('ann');
    KitUIKit.init({ sdk: second });
    expect(uid()).toBeNull();
    await idle();
    expect(uid()).toBe('bob');
    expect(controlOf(first).listenerCount()).toBe(0);
    await first.logout();
    expect(uid()).toBe('bob');
  });

  it('[helper.KitUIKitLoginListener] stays null when the SDK fails, until a login', async () => {
    const kit = await kitOf('ann');
    controlOf(kit).failNext('getLoggedinUser');
    KitUIKit.init({ sdk: kit });
    await idle();
    expect(uid()).toBeNull();
    await kit.login('ann');
    expect(uid()).toBe('ann');
  });

  it('the global SDK serves lists without a provider', async () => {
    const kit = await chats({ ann: 'Hi' });
    KitUIKit.init({ sdk: kit });
    expect(KitUIKit.sdk).toBe(kit);
    const { container } = render(() => <KitConversations />);
    await idle();
    expect(partsOf(container).names()).toEqual(['Ann']);
  });
});

import {
  type Kit,
  KitAvatar,
  KitConversations,
  type KitConversationsProps,
  KitMessageEvents,
  KitUsers,
  SelectionMode,
} from 'solid-chat-kit';
import { createLocalData, createLocalKit, type LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { createSignal } from 'solid-js';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { nextFrame, type Stage, seeded, settled, signIn, stage } from './stage.tsx';

function addSheet(text: string): void {
  const sheet = document.createElement('style');
  sheet.textContent = text;
  document.head.append(sheet);
  onTestFinished(() => sheet.remove());
}

const get = (view: Stage, selector: string) => view.host.querySelector<HTMLElement>(selector) as HTMLElement;
const shows = (view: Stage, selector: string) =>
  vi.waitFor(() => expect(get(view, selector)?.checkVisibility()).toBe(true));

async function people(...uids: string[]): Promise<LocalKit> {
  const data = createLocalData();
  const guest = createLocalKit({ data });
  for (const uid of uids) await guest.createUser(new guest.User(uid, `${uid} example`));
  return signIn(data, 'ann');
}

/** Sends Ann's message to a user, who may have received or read it. */
async function write(ann: LocalKit, uid: string, receipt?: 'delivered' | 'read'): Promise<void> {
  const phone = await signIn(ann.data, 'ann');
  const message = await phone.sendMessage(new phone.TextMessage(uid, 'My own words', 'user'));
  if (receipt) controlOf(phone).receiveAs(uid, message, receipt === 'read');
}

/** A conversation list that shows every part of a row somewhere. */
async function chats(): Promise<Stage> {
  const ann = await people('ann', 'bob', 'cleo', 'dan', 'eve', 'finn');
  const bob = await signIn(ann.data, 'bob');
  for (const type of ['public', 'password', 'private']) {
    await ann.createGroup(
      new ann.Group(type, `A ${type} group`, type, type === 'password' ? 'secret' : undefined),
    );
    await ann.addMembersToGroup(type, ['bob']);
    await bob.sendMessage(new bob.TextMessage(type, 'Hello <@uid:ann> and <@uid:cleo>', 'group'));
  }
  await write(ann, 'cleo');
  await write(ann, 'dan', 'delivered');
  await write(ann, 'eve', 'read');
  await write(ann, 'finn');
  await bob.sendMessage(new bob.TextMessage('ann', 'Plain words', 'user'));
  const [active, setActive] = createSignal<Kit.Conversation>();
  const view = stage(
    () => (
      <KitConversations
        disableSoundForMessages
        activeConversation={active()}
        onItemClick={(conversation) => setActive(() => conversation)}
      />
    ),
    { kit: ann },
  );
  await settled(view);
  const failed = new ann.TextMessage('finn', 'Never sent', 'user');
  failed.setSender(await ann.getUser('ann'));
  failed.setSentAt(Math.floor(Date.now() / 1000) + 5);
  KitMessageEvents.ccMessageSent.next({ message: failed, status: 'inprogress' });
  KitMessageEvents.ccMessageSent.next({ message: failed, status: 'error' });
  controlOf(ann).typeAs('bob', new ann.TypingIndicator('ann', 'user'));
  get(view, '.kit-list-item__action').click();
  await nextFrame();
  return view;
}

async function users(): Promise<Stage> {
  const ann = await people('ann', 'bob', 'cleo', 'dan');
  await signIn(ann.data, 'bob');
  controlOf(ann).setPresence('dan', 'away');
  const [active, setActive] = createSignal<Kit.User>();
  const view = stage(
    () => (
      <KitUsers
        activeUser={active()}
        onItemClick={(user) => setActive(() => user)}
        selectionMode={SelectionMode.multiple}
        showSelectedUsersPreview
      />
    ),
    { kit: ann },
  );
  await settled(view);
  get(view, '[type="checkbox"]').click();
  get(view, '.kit-list-item__action').click();
  await vi.waitFor(() => expect(get(view, '.kit-users__selected-preview')).toBeVisible());
  return view;
}

/** The dialog, and the menu behind it. */
async function dialog(): Promise<Stage> {
  const ann = await people('ann', 'bob');
  await write(ann, 'bob');
  const view = stage(() => <KitConversations />, { kit: ann });
  await settled(view);
  get(view, '.kit-list-item__menu-button').click();
  await vi.waitFor(() => expect(view.host.querySelector('[role="menuitem"]')).not.toBeNull());
  get(view, '[role="menuitem"]:last-of-type').click();
  await vi.waitFor(() =>
    expect(view.host.querySelector('.kit-dialog [data-variant="danger"]')).not.toBeNull(),
  );
  return view;
}

async function menu(): Promise<Stage> {
  const ann = await people('ann', 'bob', 'cleo');
  await write(ann, 'bob');
  const view = stage(() => <KitConversations showSearchBar />, { kit: ann });
  await settled(view);
  get(view, '.kit-list-item__menu-button').click();
  await shows(view, '.kit-menu');
  return view;
}

/** A list that is loading, empty or failed. */
async function inState(
  kind: 'conversations' | 'users',
  state: 'loading' | 'empty' | 'error',
): Promise<Stage> {
  const ann = await people('ann', 'bob');
  if (state === 'loading') controlOf(ann).setLatency(600_000);
  if (state === 'error')
    controlOf(ann).failNext(kind === 'users' ? 'UsersRequest.fetchNext' : 'ConversationsRequest.fetchNext');
  const nobody = () => new ann.UsersRequestBuilder().setUIDs(['nobody']);
  const view = stage(
    () => (kind === 'users' ? <KitUsers usersRequestBuilder={nobody()} /> : <KitConversations />),
    { kit: ann },
  );
  await shows(view, `.kit-${kind}__${state === 'loading' ? 'shimmer' : `${state}-state-view`}`);
  return view;
}

const CHATS = [
  '.kit-list__header-title',
  '.kit-list-item',
  '.kit-list-item__body-title',
  '.kit-avatar',
  '.kit-avatar__text',
  '.kit-badge',
  '.kit-conversations__subtitle-text',
  '.kit-status-indicator',
  '.kit-receipts-read',
  '.kit-conversations__subtitle-text-sender',
  '.kit-conversations__list-item-online .kit-list-item__status',
  '.kit-conversations__list-item-password .kit-list-item__status',
  '.kit-conversations__list-item-private .kit-list-item__status',
  '.kit-conversations__subtitle-receipts-read',
  '.kit-conversations__subtitle-receipts-delivered',
  '.kit-conversations__subtitle-receipts-sent',
  '.kit-conversations__subtitle-receipts-error',
  '.kit-conversations__list-item-active .kit-list-item',
  '.kit-conversations__subtitle-typing',
  '.kit-conversations__trailing-view',
  '.kit-conversations__trailing-view-badge-count',
  '.kit-conversations__trailing-view-options',
  '.kit-conversations__subtitle-text .kit-mentions',
  '.kit-conversations__subtitle-text .kit-mentions-you',
];
const USERS = [
  '.kit-users__list-item',
  '.kit-users__list-item-active .kit-list-item',
  '.kit-users__list-item-online .kit-list-item__status',
  '.kit-users__list-item-away',
  '.kit-users__list-item .kit-avatar',
  '.kit-users__list-item .kit-list-item__leading-view',
  '.kit-list-item__body',
  '.kit-users__selected-preview',
  '.kit-users__selected-preview-container',
  '.kit-users__selected-preview-chip',
  '.kit-users__selected-preview-chip .kit-avatar',
  '.kit-users__selected-preview-chip-name',
  '.kit-users__selected-preview-chip-close-button',
];
const PARTS = ['', '-icon', '-body-title', '-body-description'];

/** Returns the requirement of a hook: its class without the prefix. */
function idOf(root: string, hook: string): string {
  const [first = '', second] = hook.split(' ');
  const isAvatar = hook.startsWith('.kit-users__list-item .') || hook.endsWith('-chip .kit-avatar');
  const last = isAvatar || first === '.kit-conversations__subtitle-text' ? (second ?? first) : first;
  const name = last.replace(/^\.kit-((conversations|users|list|list-item)__)?/, '');
  const kind = root === '.kit-users' ? 'users' : 'conv';
  if (hook.endsWith('-chip .kit-avatar')) return `css.${kind}.selected-preview-chip-avatar`;
  return `css.${kind}.${name === 'list-item-away' ? 'list-item-status' : name.replace('__', '-')}`;
}

/** The scenes, with the hooks that must match something visible in them. */
const SCENES: [name: string, root: string, open: () => Promise<Stage>, hooks: string[]][] = [
  ['rows of conversations', '.kit-conversations', chats, CHATS],
  [
    'loading conversations',
    '.kit-conversations',
    () => inState('conversations', 'loading'),
    ['.kit-conversations__shimmer'],
  ],
  [
    'no conversations',
    '.kit-conversations',
    () => inState('conversations', 'empty'),
    ['.kit-conversations__empty-state-view'],
  ],
  [
    'failed conversations',
    '.kit-conversations',
    () => inState('conversations', 'error'),
    ['.kit-conversations__error-state-view'],
  ],
  ['the menu', '.kit-conversations', menu, ['.kit-menu', '.kit-menu__item']],
  ['the dialog', '.kit-conversations', dialog, ['.kit-dialog', '.kit-button']],
  ['rows of users', '.kit-users', users, USERS],
  [
    'loading users',
    '.kit-users',
    () => inState('users', 'loading'),
    ['', '-item', '-item-avatar', '-item-title'].map((part) => `.kit-users__shimmer${part}`),
  ],
  [
    'no users',
    '.kit-users',
    () => inState('users', 'empty'),
    PARTS.map((part) => `.kit-users__empty-state-view${part}`),
  ],
  [
    'failed users',
    '.kit-users',
    () => inState('users', 'error'),
    PARTS.map((part) => `.kit-users__error-state-view${part}`),
  ],
];

const STILL = '* { animation: none !important; transition: none !important }';
const OURS = 'color: rgb(1, 2, 3); background-color: rgb(4, 5, 6); font-size: 17px; margin-top: 3px';

describe.each(SCENES)('%s', (name, root, open, hooks) => {
  // The hooks of menu and dialog are additional ones of the kit.
  const required = name.startsWith('the ') ? [] : hooks;
  const ids = required.map((hook) => `[${idOf(root, hook)}]`).join(' ');

  it(`[css.override] every hook matches, and an app wins with one selector under the root ${ids}`, async () => {
    const view = await open();
    addSheet(STILL);
    addSheet(hooks.map((hook) => `${root} ${hook} { ${OURS} }`).join('\n'));
    for (const hook of hooks) {
      const element = [...view.host.querySelectorAll(`${root} ${hook}`)].find((each) =>
        each.checkVisibility(),
      );
      if (!element) expect.fail(`Nothing visible matches ${root} ${hook}`);
      const { color, backgroundColor, fontSize, marginTop } = getComputedStyle(element);
      expect([hook, color, backgroundColor, fontSize, marginTop]).toEqual([
        hook,
        'rgb(1, 2, 3)',
        'rgb(4, 5, 6)',
        '17px',
        '3px',
      ]);
    }
  });
});

describe('the styles of an app', () => {
  it('[css.users.hide-scrollbar] sets a class on the root for the scrollbar', async () => {
    const view = await users();
    expect(view.root.matches('.kit-users.kit-users-hide-scrollbar')).toBe(true);
    expect(getComputedStyle(view.scroller).scrollbarWidth).toBe('none');
    const ann = await people('ann', 'bob');
    const other = stage(() => <KitUsers showScrollbar />, { kit: ann });
    expect(other.root).not.toHaveClass('kit-users-hide-scrollbar');
    expect(getComputedStyle(other.scroller).scrollbarWidth).toBe('thin');
  });

  it.each([
    ['conversations', '.kit-conversations', () => <KitConversations />],
    ['users', '.kit-users', () => <KitUsers />],
  ])('[css.instance] reach one of two lists of %s by the class of a container', async (_, root, draw) => {
    const ann = await people('ann', 'bob');
    await write(ann, 'bob');
    const [left, right] = [stage(draw, { kit: ann, class: 'left' }), stage(draw, { kit: ann })];
    await settled(left);
    await settled(right);
    addSheet(`
      .left ${root} .kit-list-item__body-title { color: rgb(9, 8, 7) }
      .left ${root} .kit-list-item { border-radius: 3px }
      .left ${root} { background-color: rgb(6, 5, 4) }
    `);
    const lookOf = (view: Stage) => [
      getComputedStyle(get(view, '.kit-list-item__body-title')).color,
      getComputedStyle(get(view, '.kit-list-item')).borderRadius,
      getComputedStyle(view.root).backgroundColor,
    ];
    expect(lookOf(left)).toEqual(['rgb(9, 8, 7)', '3px', 'rgb(6, 5, 4)']);
    for (const value of lookOf(left)) expect(lookOf(right)).not.toContain(value);
  });

  it('[css.instance] give one of two lists its own tokens, theme and density', async () => {
    const ann = await people('ann', 'bob');
    const [left, right] = [
      stage(() => <KitUsers />, { kit: ann, class: 'left', theme: 'dark' }),
      stage(() => <KitUsers />, { kit: ann }),
    ];
    await settled(left);
    await settled(right);
    left.host.dataset.density = 'compact';
    addSheet('.left.kit { --kit-text-color-primary: rgb(9, 8, 7) }');
    const lookOf = (view: Stage) => [
      getComputedStyle(get(view, '.kit-list-item__body-title')).color,
      getComputedStyle(view.root).backgroundColor,
      get(view, '.kit-list-item').getBoundingClientRect().height,
    ];
    expect(lookOf(left)).toEqual(['rgb(9, 8, 7)', 'rgb(19, 20, 23)', 52]);
    expect(lookOf(right)).toEqual(['rgb(20, 22, 28)', 'rgb(255, 255, 255)', 64]);
  });

  it.each(SCENES)('lose as element resets: %s', async (_, __, open) => {
    const view = await open();
    const looks = () =>
      [...view.host.querySelectorAll('*')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, font, borderTopWidth, listStyleType } = getComputedStyle(element);
        const box = [x, y, width, height].map((px) => Math.round(px * 10) / 10);
        return `${element.tagName}.${element.className} ${box} ${color} ${backgroundColor} ${font} ${borderTopWidth} ${listStyleType}`;
      });
    for (const animation of document.getAnimations()) animation.cancel();
    addSheet(STILL);
    const before = looks();
    addSheet(`
      * { margin: 0; padding: 0 }
      button { margin: 4px; padding: 9px; border: 3px solid red; background: red; color: red; font: 30px serif; text-transform: uppercase }
      button { width: 100%; min-width: 90px; height: 70px; min-height: 60px; max-width: 30px; letter-spacing: 3px; text-indent: 9px; float: right; text-shadow: 1px 1px red }
      input { margin: 4px; border: 3px solid red; background: red; width: 10px }
      input { padding: 20px; height: 60px; min-width: 60px; min-height: 60px; max-width: 80px; letter-spacing: 3px; text-indent: 9px; box-shadow: 0 0 9px red; appearance: auto }
      img { max-width: 20px; max-height: 20px; height: auto; margin: 9px; padding: 5px; border: 2px solid red; border-radius: 9px }
      ul, ol { margin: 1em; padding: 40px; list-style: square }
      li { margin: 5px; padding: 5px; list-style: square }
      h1, h2, h3, p { margin: 30px; font: 40px serif; color: red }
      h1, h2, h3, p { padding: 12px; border-bottom: 2px solid red; letter-spacing: 3px; text-align: center; text-indent: 20px; text-transform: uppercase }
    `);
    expect(looks()).toEqual(before);
  });

  it('[css.no-inline-style] meet no style attribute but on what only takes up room', async () => {
    for (const open of [chats, users]) {
      const view = await open();
      view.host.querySelector<HTMLElement>('.kit-list-item__menu-button')?.click();
      await nextFrame();
      const styled = [...view.root.querySelectorAll('[style]')].filter(
        (element) => !element.matches('.kit-list__gap, .kit-menu-positioner'),
      );
      expect(styled.map((element) => element.className)).toEqual([]);
    }
  });
});

describe('the tokens', () => {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  /** Whether two colours look the same, however they are written. */
  const isSame = (one: string, other: string) => {
    const [a = [], b = []] = [one, other].map((color) => {
      if (!context) throw new Error('No canvas');
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    });
    return a.every((channel, index) => Math.abs(channel - (b[index] ?? 0)) <= 3);
  };
  const look = (view: Stage) =>
    [...view.root.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return {
        colors: [style.color, style.backgroundColor] as const,
        rest: [
          element.className,
          style.borderRadius,
          style.padding,
          style.fontWeight,
          style.fontSize,
          width,
          height,
        ].join(' '),
      };
    });

  it('[css.tokens] are set on the wrapper and apply to every part', async () => {
    const view = await chats();
    addSheet('.kit { --kit-text-color-primary: rgb(7, 7, 7); --kit-background-color-01: rgb(8, 8, 8) }');
    expect(getComputedStyle(get(view, '.kit-list__header-title')).color).toBe('rgb(7, 7, 7)');
    expect(getComputedStyle(get(view, '.kit-list-item__body-title')).color).toBe('rgb(7, 7, 7)');
    expect(getComputedStyle(view.root).backgroundColor).toBe('rgb(8, 8, 8)');
  });

  it('[css.tokens] leave the colours and the font of the page as they are', () => {
    const wrapper = document.createElement('div');
    document.body.append(wrapper);
    onTestFinished(() => wrapper.remove());
    addSheet('body { color: rgb(1, 2, 3); font: italic 23px serif }');
    const look = () => {
      const { color, backgroundColor, font } = getComputedStyle(wrapper);
      return [color, backgroundColor, font];
    };
    const before = look();
    wrapper.className = 'kit';
    wrapper.dataset.theme = 'dark contrast';
    expect(look()).toEqual(before);
  });

  it('[css.fallbacks] show the light theme without tokens', async () => {
    addSheet(STILL);
    for (const open of [chats, users, menu]) {
      const view = await open();
      // The size of texts must not depend on the page's fonts here.
      addSheet('.kit-conversations *, .kit-users * { font-family: monospace }');
      view.host.style.setProperty('--kit-font-family', 'monospace');
      const themed = look(view);
      view.host.classList.remove('kit');
      view.host.style.colorScheme = 'light';
      const bare = look(view);
      expect(bare.map(({ rest }) => rest)).toEqual(themed.map(({ rest }) => rest));
      const others = bare.flatMap(({ rest, colors }, index) =>
        colors.every((color, each) => isSame(color, String(themed[index]?.colors[each])))
          ? []
          : [`${rest}: ${colors} and not ${themed[index]?.colors}`],
      );
      expect(others).toEqual([]);
    }
  });
});

describe('marks of presence and of the kind of a group', () => {
  it('[a11y.status-unlabelled] are masks without a label', async () => {
    for (const view of [await chats(), await users()]) {
      const marks = [...view.host.querySelectorAll('.kit-list-item__status')].filter((mark) =>
        mark.checkVisibility(),
      );
      const drawn = marks.filter((mark) =>
        mark.closest('[class*="-online"], [class*="-password"], [class*="-private"]'),
      );
      expect(drawn.length).toBeGreaterThan(0);
      for (const mark of drawn) expect(getComputedStyle(mark).maskImage).toContain('url(');
      for (const mark of marks) {
        const named = ['role', 'aria-label', 'aria-labelledby', 'title', 'alt'].filter((name) =>
          mark.hasAttribute(name),
        );
        expect([named, mark.textContent]).toEqual([[], '']);
      }
    }
  });
});

describe('the avatar beside a mark', () => {
  /** The avatars in the row of Bob, who is online, and of a private group. */
  async function marked(props: KitConversationsProps, locale = 'en') {
    const ann = await people('ann', 'bob');
    const bob = await signIn(ann.data, 'bob');
    await bob.sendMessage(new bob.TextMessage('ann', 'Hello', 'user'));
    await ann.createGroup(new ann.Group('crew', 'Crew', 'private'));
    const view = stage(() => <KitConversations disableSoundForMessages {...props} />, { kit: ann, locale });
    await settled(view);
    await vi.waitFor(() => expect(view.root.dir).toBe(locale === 'ar' ? 'rtl' : 'ltr'));
    return ['online', 'private'].map((state) => {
      const row = get(view, `.kit-conversations__list-item-${state}`);
      return [...row.querySelectorAll('.kit-avatar')].map((avatar) => getComputedStyle(avatar).maskImage);
    });
  }

  it('is cut out around it, and no avatar of the app', async () => {
    const avatar = () => (
      <div>
        <KitAvatar name="Own" />
        <KitAvatar name="Own too" />
      </div>
    );
    const cut = expect.stringContaining('radial-gradient');
    expect(await marked({ trailingView: avatar })).toEqual([
      [cut, 'none', 'none'],
      [cut, 'none', 'none'],
    ]);
    expect(await marked({ leadingView: avatar, titleView: () => <KitAvatar name="Own" /> })).toEqual([
      ['none', 'none', 'none'],
      ['none', 'none', 'none'],
    ]);
  });

  it('is cut out where the mark is, from right to left too', async () => {
    for (const [locale, place] of [
      ['en', 'at 85% 85%'],
      ['ar', 'at 15% 85%'],
    ]) {
      const cut = expect.stringContaining(String(place));
      expect(await marked({}, locale)).toEqual([[cut], [cut]]);
    }
  });
});

describe('what the lists load by themselves', () => {
  it("comes from the page's own origin, with nothing inline", async () => {
    performance.clearResourceTimings();
    const { ann } = await seeded({ conversations: 60, users: 100 });
    const view = stage(() => <KitConversations showSearchBar />, { kit: ann });
    const users = stage(() => <KitUsers />, { kit: ann });
    await settled(view);
    await settled(users);
    controlOf(ann).sendAs('bob', new ann.TextMessage('ann', 'Sounds?', 'user'));
    get(view, '.kit-list-item__menu-button').click();
    await shows(view, '.kit-menu');
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    expect(loaded.filter(({ origin }) => origin !== location.origin)).toEqual([]);
    expect([...document.body.querySelectorAll('.kit :is(img[src], audio, iframe, object, link)')]).toEqual(
      [],
    );
  });

  it('is named in the sheets by relative addresses of icons only', () => {
    const sheets = import.meta.glob<string>('/css/**/*.css', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    expect(Object.keys(sheets).length).toBeGreaterThan(20);
    const icons = Object.keys(import.meta.glob('/css/icons/*.svg')).map((path) =>
      path.replace('/css/', '../'),
    );
    const urls = Object.entries(sheets).flatMap(([path, text]) =>
      /^\/css\/(index|lists)\.css$/.test(path) ? [] : (text.match(/url\([^)]*\)|@import.*/g) ?? []),
    );
    expect(urls.length).toBeGreaterThan(10);
    expect(urls.filter((url) => !icons.some((icon) => url === `url("${icon}")`))).toEqual([]);
  });
});

describe('text that looks like markup', () => {
  it('is shown as text wherever it comes from', async () => {
    const bad = (where: string) => `<img src=x onerror="globalThis.broken = '${where}'"> ${where}`;
    const data = createLocalData();
    const guest = createLocalKit({ data });
    await guest.createUser(new guest.User('ann', 'Ann'));
    const mallory = new guest.User('mallory', bad('name'));
    mallory.setStatusMessage(bad('status'));
    mallory.setAvatar('javascript:globalThis.broken = "avatar"');
    await guest.createUser(mallory);
    await guest.createUser(new guest.User('mel', bad('other name')));
    const [ann, evil, mel] = [
      await signIn(data, 'ann'),
      await signIn(data, 'mallory'),
      await signIn(data, 'mel'),
    ];
    await evil.createGroup(new evil.Group('g', bad('group'), 'public'));
    await evil.addMembersToGroup('g', ['ann']);
    await evil.sendMessage(
      new evil.TextMessage('g', `${bad('message')} <@uid:mel> https://x.example/${bad('link')}`, 'group'),
    );
    await evil.sendMessage(new evil.TextMessage('ann', bad('text'), 'user'));
    const custom = new mel.CustomMessage('ann', 'user', bad('type'), {});
    custom.setConversationText?.(bad('custom'));
    await mel.sendMessage(custom);
    const view = stage(
      () => (
        <KitConversations disableSoundForMessages options={() => [{ id: bad('id'), title: bad('option') }]} />
      ),
      { kit: ann },
    );
    const users = stage(() => <KitUsers />, { kit: ann });
    await settled(view);
    await settled(users);
    evil.startTyping(new evil.TypingIndicator('ann', 'user'));
    await nextFrame();
    get(view, '.kit-list-item__menu-button').click();
    await shows(view, '.kit-menu');
    for (const where of ['name', 'status', 'group', 'message', 'custom', 'option']) {
      expect(`${view.host.textContent} ${users.host.textContent}`).toContain(bad(where));
    }
    expect([
      ...document.querySelectorAll('.kit :is(img:not(.kit-avatar__image), script, [onerror])'),
    ]).toEqual([]);
    expect((globalThis as { broken?: string }).broken).toBeUndefined();
  });
});

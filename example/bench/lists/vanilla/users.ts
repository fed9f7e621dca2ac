import type { Kit } from 'solid-chat-kit';
import { hueOf, initialsOf } from '../../../../src/text/initials.ts';
import { find, type MountOptions, type Subject, settle } from '../subject.ts';
import { Finder, type Template, textIn } from './template.ts';
import { VanillaWindow, type WindowEntry } from './window.ts';

// The hand-written user list, grouped by first letter. It omits what the hand-written conversation list
// omits, and also letters of other alphabets and accents, the pinned header, the jump index, and presence
// types.

interface HeaderEntry extends WindowEntry {
  isHeader: true;
  letter: string;
}
interface UserEntry extends WindowEntry {
  isHeader: false;
  user: Kit.User;
  isOnline: boolean;
  subtitle: Text | null;
}
type Entry = HeaderEntry | UserEntry;

const ROW_CLASS = 'kit-list__row kit-users__list-item';
const DEBOUNCE_MS = 300;
let made = 0;

/** Mounts the hand-written list, with its first page rendered. */
export async function mountUsers({ feed, host }: MountOptions, template: Template): Promise<Subject> {
  const { sdk } = feed;
  const entries = new Map<string, UserEntry>();
  const headers: HeaderEntry[] = [];
  const create = createRows(template);
  const builder = new sdk.UsersRequestBuilder();
  let request = builder.build();
  let paging: 'idle' | 'loading' | 'end' = 'idle';
  let timer = 0;

  const load = async (isNew: boolean) => {
    if (paging !== 'idle' && !isNew) return;
    paging = 'loading';
    const asked = request;
    const page = await asked.fetchNext();
    if (asked !== request) return;
    paging = page.length === 0 ? 'end' : 'idle';
    if (isNew) {
      entries.clear();
      headers.length = 0;
      list.order.clear();
    }
    for (const user of page) insert(user);
    list.draw();
  };
  const insert = (user: Kit.User) => {
    const entry: UserEntry = { ...blank(), isHeader: false, user, isOnline: isOnline(user), subtitle: null };
    entries.set(user.getUid(), entry);
    const letter = user.getName().charAt(0).toUpperCase();
    const at = headers.findIndex((header) => header.letter >= letter);
    const header = headers[at];
    const next = header?.letter === letter ? headers[at + 1] : header;
    if (header?.letter !== letter) {
      const fresh: HeaderEntry = { ...blank(), isHeader: true, letter };
      headers.splice(at < 0 ? headers.length : at, 0, fresh);
      list.order.insert(fresh, next ? list.order.indexOf(next) : list.order.length);
    }
    if (next) list.order.insert(entry, list.order.indexOf(next));
    else list.order.append([entry]);
  };
  const list = new VanillaWindow<Entry>(host, template, {
    create,
    patch(entry) {
      if (!entry.isHeader) draw(entry);
    },
    onEnd: () => void load(false),
  });
  const onPresence = (user: Kit.User) => {
    const entry = entries.get(user.getUid());
    if (!entry) return;
    entry.isOnline = isOnline(user);
    if (entry.element) list.touch(entry);
  };
  sdk.addUserListener('vanilla', { onUserOnline: onPresence, onUserOffline: onPresence });

  await settle(list, () => {
    if (paging === 'idle' && entries.size === 0) void load(false);
    return list.items.childElementCount > 2;
  });
  return {
    feed,
    host,
    scroller: list.scroller,
    flush: list.flush,
    search(keyword) {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        builder.setSearchKeyword(keyword);
        request = builder.build();
        void load(true);
      }, DEBOUNCE_MS);
    },
    dispose() {
      clearTimeout(timer);
      sdk.removeUserListener('vanilla');
      list.dispose();
    },
  };
}

const isOnline = (user: Kit.User): boolean => user.getStatus() === 'online';
const blank = () => ({ block: null, height: 0, element: null, isDirty: false, wanted: 0 });

/** Renders the presence of a user. */
function draw(entry: UserEntry): void {
  const { element, subtitle } = entry;
  if (!element || !subtitle) return;
  element.className = `${ROW_CLASS} kit-users__list-item-${entry.isOnline ? 'online' : 'offline'}`;
  subtitle.data = entry.isOnline ? 'Online' : 'Offline';
}

/** Creates the elements of rows and headers, as copies of a template. */
function createRows(template: Template): (entry: Entry) => HTMLElement {
  const row = template.row.cloneNode(true) as HTMLElement;
  const header = template.header?.cloneNode(true) as HTMLElement;
  const letter = new Finder(header, [textIn(header, '.kit-list__section-letter')] as const);
  find(row, '.kit-list-item__trailing-view').replaceChildren();
  const parts = new Finder(row, [
    find(row, '.kit-avatar'),
    find(row, '.kit-avatar__text'),
    textIn(row, '.kit-avatar__text'),
    find(row, '.kit-list-item__action'),
    textIn(row, '.kit-list-item__action'),
    find(row, '.kit-list-item__body-subtitle'),
    textIn(row, '.kit-list-item__body-subtitle'),
    find(row, '.kit-list-item__trailing-view'),
  ] as const);
  return (entry) => {
    if (entry.isHeader) {
      const element = header.cloneNode(true) as HTMLElement;
      letter.find(element)[0].data = entry.letter;
      return element;
    }
    const element = row.cloneNode(true) as HTMLElement;
    const [avatar, avatarText, initials, action, name, subtitle, presence, trailing] = parts.find(element);
    const text = entry.user.getName();
    const id = `vanilla-user-${(++made).toString(36)}-`;
    avatar.dataset.hue = String(hueOf(entry.user.getUid()));
    avatarText.setAttribute('aria-label', text);
    initials.data = initialsOf(text);
    action.setAttribute('aria-describedby', `${id}s ${id}t`);
    name.data = text;
    subtitle.id = `${id}s`;
    trailing.id = `${id}t`;
    entry.subtitle = presence;
    entry.element = element;
    draw(entry);
    return element;
  };
}

import { type Kit, type KitEvents, KitUsers, SelectionMode } from 'solid-chat-kit';
import { createSignal } from 'solid-js';
import { createStore } from 'solid-js/store';
import { nameOfRow } from '../frame.ts';
import type { Page } from '../page.ts';
import { Speech } from '../speech.ts';
import { renderLists } from '../two-lists.tsx';
import type { UserClient } from './client.ts';

/** A mounted list of users. */
export interface UserList {
  readonly container: Element;
  /** The names of the selected rows, the latest one last. */
  readonly selected: Set<string>;
  /** The SDK's object of each row, as the app got it. */
  readonly objects: Map<string, Kit.User>;
  readonly speech: Speech;
  /** The keyword of the last comparison. */
  compared: string;
  /** How often members had changed at the last comparison. */
  membersChanged: number;
}

/** What the app sets. */
export interface UserSettings {
  hideUserStatus: boolean;
  showSectionHeader: boolean;
  showSelectedUsersPreview: boolean;
  disableLoadingState: boolean;
  selectionMode: SelectionMode;
}

/** An app with one or two lists of users on one SDK. */
export interface UserApp {
  readonly container: HTMLElement;
  readonly lists: ReadonlyMap<string, UserList>;
  readonly settings: UserSettings;
  /** The users whose slots throw. */
  readonly throwing: string;
  /** The names of the users whose slot has thrown. */
  readonly failed: ReadonlySet<string>;
  set(settings: Partial<UserSettings>): void;
  swapBuilder(): void;
  /** Makes slots throw for users with this in their name; '' for none. */
  setThrowing(part: string): void;
  /** Mounts or unmounts a list; returns whether it is mounted now. */
  toggle(name: 'first' | 'second'): boolean;
  /** The user whose row was clicked last. */
  opened(): Kit.User;
  unmount(): void;
}

/** Mounts the app. */
export function mountUsers({ sdk }: UserClient, events: KitEvents, log: string[], page?: Page): UserApp {
  const [builder, setBuilder] = createSignal<Kit.UsersRequestBuilder>();
  const [throwing, setThrowing] = createSignal('');
  const [mounted, setMounted] = createStore({ first: true, second: false });
  const [settings, set] = createStore<UserSettings>({
    hideUserStatus: false,
    showSectionHeader: true,
    showSelectedUsersPreview: false,
    disableLoadingState: false,
    selectionMode: SelectionMode.multiple,
  });
  const failed = new Set<string>();
  const lists = new Map<string, UserList>();
  let opened: Kit.User | undefined;
  const List = (props: { class: string }) => (
    <div class={props.class}>
      <KitUsers
        usersRequestBuilder={builder()}
        {...settings}
        onItemClick={(user) => {
          opened = user;
        }}
        onSelect={(user, isSelected) => {
          lists.get(props.class)?.selected[isSelected ? 'add' : 'delete'](user.getName());
        }}
        trailingView={(user) => {
          const name = user.getName();
          if (throwing() && name.toLowerCase().includes(throwing())) {
            failed.add(name);
            throw new Error('a slot that throws');
          }
          return <i class="trailing">{user.getStatus()}</i>;
        }}
        onError={(error) => log.push(`onError ${error.code} ${error.message}`)}
        {...page?.props}
      />
    </div>
  );
  const view = renderLists(sdk, events, mounted, List, page);
  const follow = (name: string) => {
    lists.get(name)?.speech.end();
    lists.delete(name);
    const container = view.container.querySelector(`.${name}`);
    const region = container?.getElementsByClassName('kit-live-region')[0];
    if (!container || !region) return;
    const speech = new Speech(region);
    lists.set(name, {
      container,
      selected: new Set(),
      objects: new Map(),
      speech,
      compared: '',
      membersChanged: 0,
    });
  };
  follow('first');
  return {
    container: view.container,
    lists,
    settings,
    get throwing() {
      return throwing();
    },
    failed,
    set,
    swapBuilder() {
      setBuilder(() => new sdk.UsersRequestBuilder());
      for (const { objects } of lists.values()) objects.clear();
    },
    setThrowing,
    toggle(name) {
      setMounted(name, !mounted[name]);
      follow(name);
      return mounted[name];
    },
    opened: () => opened as Kit.User,
    unmount() {
      for (const { speech } of lists.values()) speech.end();
      view.unmount();
    },
  };
}

/** The name of a row in lower case: its user's uid. */
export const uidOf = (row: Element) => nameOfRow(row).toLowerCase();

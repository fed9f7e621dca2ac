import type { Kit, KitUsersProps } from 'solid-chat-kit';
import type { User } from 'solid-chat-kit/local';
import { createSignal } from 'solid-js';
import { kit } from '../kit.ts';

type Slot = NonNullable<KitUsersProps<User>['titleView']>;

export const friends = new kit.UsersRequestBuilder().friendsOnly(true);

export const onlineOnly = new kit.UsersRequestBuilder().setStatus('online');

export const pagesOfTen = new kit.UsersRequestBuilder().setLimit(10);

export const namedA = new kit.UsersRequestBuilder().setSearchKeyword('a');

export const notBlocked = new kit.UsersRequestBuilder().hideBlockedUsers(true);

export const moderators = new kit.UsersRequestBuilder().setRoles(['moderator']);

export const taggedVip = new kit.UsersRequestBuilder().setTags(['vip']);

export const threeOfThem = new kit.UsersRequestBuilder().setUIDs(['bob', 'user-2', 'user-3']);

export const searchFriends = new kit.UsersRequestBuilder().friendsOnly(true);

const [active, setActive] = createSignal<User>();

export const clicked = active;

export const openOnClick = (user: User) => {
  setActive(() => user);
  console.log('onItemClick', user.getName());
};

export const logSelection = (user: Kit.User, selected: boolean) => {
  console.log('onSelect', user.getName(), selected);
};

export const firstTwo = await new kit.UsersRequestBuilder().setLimit(2).build().fetchNext();

export const isOffline = (user: Kit.User) => user.getStatus() !== 'online';

export const logSelected = (all: readonly object[]) => console.log('onSelectedChange', all.length);

export const logKeyword = (keyword: string) => console.log('onSearchKeywordChange', keyword);

export const logReady = (handle: object) => console.log('onReady', Object.keys(handle));

export const logError = (error: Kit.Exception) => console.log('onError', error.message);

export const logEmpty = () => console.log('onEmpty');

export const blockEntry = (user: User) => [
  { id: 'block', title: 'Block', onClick: () => console.log('block', user.getName()) },
];

export const oneLine: Slot = (user) => (
  <p style={{ 'padding-inline': '12px' }}>
    <b>{user.getName()}</b> · {user.getStatus()}
  </p>
);

export const initial: Slot = (user) => (
  <b style={{ display: 'block', width: '1.5em', 'text-align': 'center' }}>{user.getName().slice(0, 1)}</b>
);

export const titleWithRole: Slot = (user) => (
  <span>
    {user.getName()} <small>{user.getRole()}</small>
  </span>
);

export const uidLine: Slot = (user) => <code>{user.getUid()}</code>;

export const presence: Slot = (user) => <small>{user.getStatus()}</small>;

export const plainHeader = () => <h2 style={{ 'padding-inline': '20px' }}>People</h2>;

export const noHeader = () => <></>;

export const loadingText = () => (
  <p role="status" style={{ 'padding-inline': '20px' }}>
    One moment…
  </p>
);

export const emptyText = () => (
  <p role="status" style={{ 'padding-inline': '20px' }}>
    Nobody is here yet.
  </p>
);

export const errorText = () => (
  <p role="alert" style={{ 'padding-inline': '20px' }}>
    That did not work.
  </p>
);

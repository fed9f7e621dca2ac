import { createMemo, createSignal, createUniqueId, For, type JSX, untrack } from 'solid-js';
import { avatarOf, guidOf, nameOf, uidOf } from '../client/boundary/entities.ts';
import { fetchPage } from '../client/boundary/requests.ts';
import { createSessionOf, subscribeToClient, watchConnection } from '../client/client.ts';
import type { Report } from '../client/create-report.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import { createRowPages } from '../list/pages/create-row-pages.ts';
import { chatSdk } from '../sdk/chat-sdk.ts';
import type { Kit } from '../sdk/index.ts';
import { Avatar } from '../ui/controls/avatar.tsx';
import { followEnd } from './follow-end.ts';
import { LoadStatus } from './load-status.tsx';
import { SubPanel } from './sub-panel.tsx';

const PAGE_SIZE = 30;

/** The users who were banned from a group, each with a button that lifts the ban. */
export function BannedMembers(props: {
  group: Kit.Group;
  /** Lifts a ban; resolves to whether that succeeded. */
  onUnban: (user: Kit.User) => Promise<boolean>;
  onClose: () => void;
  report: Report;
}): JSX.Element {
  const { sdk, client, localizer } = useChatKit();
  const { t } = localizer;
  const { report } = untrack(() => props);
  const session = createSessionOf(client);
  const guid = createMemo(() => guidOf(props.group));
  const id = createUniqueId();
  const source = createMemo(() => {
    const [me, staticGuid] = [uidOf(session().user), guid()];
    const { BannedMembersRequestBuilder: Builder } = chatSdk(sdk());
    if (!Builder || me === '') return null;
    const open = () => {
      const request = new Builder(staticGuid).setLimit(PAGE_SIZE).build();
      return async () => {
        const rows = await fetchPage(request);
        return { rows, isEnd: rows.length === 0 };
      };
    };
    return { key: `${me} ${staticGuid}`, keyword: '', open };
  });
  const pages = createRowPages<Kit.User>(source, uidOf, report, (before) => before);
  const [failure, setFailure] = createSignal('');
  const remove = (uid: string) => pages.edit((all) => all.filter((each) => uidOf(each) !== uid));
  const isHere = (other: Kit.Group) => guidOf(other) === untrack(guid);
  subscribeToClient(client, {
    callbacks: {
      Group: {
        onGroupMemberBanned: (_action, user, _by, from) =>
          isHere(from) && pages.edit((all) => [...all.filter((each) => uidOf(each) !== uidOf(user)), user]),
        onGroupMemberUnbanned: (_action, user, _by, from) => isHere(from) && remove(uidOf(user)),
      },
    },
    onLate: pages.restart,
    onError: report,
  });
  watchConnection(client, {
    isLoading: () => untrack(pages.phase) === 'loading',
    onConnected: (wasLost) => wasLost && pages.restart(),
    onError: report,
  });

  let panel!: HTMLElement;
  const focus = (mounted: HTMLElement) => {
    panel = mounted;
    panel.focus({ preventScroll: true });
  };
  let list!: HTMLDivElement;
  /** The uids whose ban is being lifted. */
  const pending = new Set<string>();
  const unban = async (user: Kit.User) => {
    const [uid, from] = [uidOf(user), untrack(guid)];
    if (pending.has(uid)) return;
    pending.add(uid);
    setFailure('');
    const isDone = await props.onUnban(user);
    pending.delete(uid);
    if (from !== untrack(guid)) return;
    if (!isDone) {
      setFailure(t('error.other'));
      return;
    }
    const at = untrack(pages.items).findIndex((each) => uidOf(each) === uid);
    const hadFocus = list.contains(document.activeElement);
    remove(uid);
    const buttons = list.querySelectorAll('button');
    if (hadFocus) (buttons[Math.min(at, buttons.length - 1)] ?? panel).focus({ preventScroll: true });
  };
  followEnd(
    () => list,
    [pages.items, pages.phase],
    () => pages.phase() === 'ready' && pages.more(),
  );
  return (
    <SubPanel title={t('info.bannedMembers')} onMount={focus} onClose={props.onClose}>
      <p class="kit-dialog__error" role="alert">
        {failure()}
      </p>
      <div class="kit-chat-info__banned" ref={list}>
        <ul class="kit-chat-info__list" role="list" aria-label={t('info.bannedMembers')}>
          <For each={pages.items()}>
            {(user, index) => (
              <li class="kit-chat-info__banned-row">
                <span class="kit-chat-info__member-avatar" aria-hidden="true">
                  <Avatar name={nameOf(user)} image={avatarOf(user) || undefined} colorKey={uidOf(user)} />
                </span>
                <bdi class="kit-chat-info__banned-name" id={`${id}-name-${index()}`}>
                  {nameOf(user)}
                </bdi>
                <button
                  type="button"
                  class="kit-button"
                  id={`${id}-${index()}`}
                  aria-labelledby={`${id}-${index()} ${id}-name-${index()}`}
                  onClick={() => void unban(user)}
                >
                  {t('info.unban')}
                </button>
              </li>
            )}
          </For>
        </ul>
        <LoadStatus
          phase={pages.phase()}
          isEmpty={pages.items().length === 0}
          empty={t('info.banned.none')}
          error={t('info.members.error')}
          onRetry={pages.more}
        />
      </div>
    </SubPanel>
  );
}

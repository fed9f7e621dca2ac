import { createMemo, createSignal, type JSX, onCleanup, untrack } from 'solid-js';
import { nameOf, uidOf } from '../client/boundary/entities.ts';
import { flagOf } from '../client/boundary/read.ts';
import type { Report } from '../client/create-report.ts';
import { useKit } from '../client/kit-context.tsx';
import { SelectionMode } from '../list/create-selection.ts';
import type { Kit } from '../sdk/index.ts';
import { KitUsers } from '../users/kit-users.tsx';
import { matchesMedia } from '../utils/matches-media.ts';
import { SubPanel } from './sub-panel.tsx';

/** The most names that an error lists. */
const MAX_NAMES = 5;

/** The props of `AddMembers`. */
export interface AddMembersProps {
  /** Whether a user is a member already. */
  hasMember: (user: Kit.User) => boolean;
  /** Adds users; resolves to those who were not added. */
  onAdd: (users: readonly Kit.User[]) => Promise<readonly Kit.User[]>;
  onClose: () => void;
  report: Report;
}

/** Searches users, and adds the chosen ones to a group. */
export function AddMembers(props: AddMembersProps): JSX.Element {
  const { localizer } = useKit();
  const { t } = localizer;
  const report = untrack(() => props.report);
  const [selected, setSelected] = createSignal<readonly Kit.User[]>([]);
  const [added, setAdded] = createSignal<ReadonlySet<string>>(new Set());
  const isMember = (user: Kit.User) => props.hasMember(user) || added().has(uidOf(user));
  /** The selected users who were not added yet: further members load while the view is open. */
  const chosen = createMemo(() => selected().filter((user) => !isMember(user)));
  const [isBusy, setBusy] = createSignal(false);
  const [failure, setFailure] = createSignal('');
  let isEnded = false;
  onCleanup(() => {
    isEnded = true;
  });
  const add = async () => {
    if (isBusy() || chosen().length === 0) return;
    setBusy(true);
    setFailure('');
    const users = chosen();
    const left = await props.onAdd(users);
    if (isEnded) return;
    if (left.length === 0) {
      props.onClose();
      return;
    }
    setBusy(false);
    setAdded((before) => new Set([...before, ...users.filter((user) => !left.includes(user)).map(uidOf)]));
    const names = left.slice(0, MAX_NAMES).map(nameOf);
    const list = new Intl.ListFormat(localizer.language());
    setFailure(
      t('info.addFailed', { names: list.format(left.length > MAX_NAMES ? [...names, '…'] : names) }),
    );
  };
  const focusFirst = (panel: HTMLElement) => {
    // On a touch screen, focusing the field would open the keyboard.
    const isTouch = matchesMedia('(pointer: coarse)');
    ((!isTouch && panel.querySelector<HTMLElement>('input[type="search"]')) || panel).focus({
      preventScroll: true,
    });
  };
  return (
    <SubPanel title={t('info.add')} onMount={focusFirst} onClose={props.onClose}>
      <KitUsers
        selectionMode={SelectionMode.multiple}
        isDisabled={(user) => isMember(user) || flagOf(user, 'getHasBlockedMe')}
        onSelectedChange={setSelected}
        onError={report}
      />
      <div class="kit-chat-info__adding-end">
        <p class="kit-dialog__error" role="alert">
          {failure()}
        </p>
        <button
          type="button"
          class="kit-button"
          data-variant="primary"
          aria-disabled={isBusy() || chosen().length === 0 ? 'true' : undefined}
          onClick={() => void add()}
        >
          {chosen().length > 0 ? t('info.addCount', { count: chosen().length }) : t('info.add')}
        </button>
      </div>
    </SubPanel>
  );
}

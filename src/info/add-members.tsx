import { createSignal, type JSX, onCleanup, onMount, untrack } from 'solid-js';
import { flagOf } from '../client/boundary/read.ts';
import type { Report } from '../client/create-report.ts';
import { useKit } from '../client/kit-context.tsx';
import { SelectionMode } from '../list/create-selection.ts';
import type { Kit } from '../sdk/index.ts';
import { closeByEscape } from '../ui/controls/escape.ts';
import { KitUsers } from '../users/kit-users.tsx';

/** The props of `AddMembers`. */
export interface AddMembersProps {
  /** Whether a user is a member already. */
  hasMember: (user: Kit.User) => boolean;
  /** Adds users; resolves to whether that succeeded. */
  onAdd: (users: readonly Kit.User[]) => Promise<boolean>;
  onClose: () => void;
  report: Report;
}

/** Searches users, and adds the chosen ones to a group. */
export function AddMembers(props: AddMembersProps): JSX.Element {
  const { t } = useKit().localizer;
  const report = untrack(() => props.report);
  const [chosen, setChosen] = createSignal<readonly Kit.User[]>([]);
  const [isBusy, setBusy] = createSignal(false);
  const [failure, setFailure] = createSignal('');
  let panel!: HTMLElement;
  let isEnded = false;
  onCleanup(() => {
    isEnded = true;
  });
  const add = async () => {
    if (isBusy() || chosen().length === 0) return;
    setBusy(true);
    setFailure('');
    const isAdded = await props.onAdd(chosen());
    if (isEnded) return;
    if (isAdded) {
      props.onClose();
      return;
    }
    setBusy(false);
    setFailure(t('error.other'));
  };
  onMount(() => {
    // On a touch screen, focusing the field would open the keyboard.
    const isTouch = globalThis.matchMedia?.('(pointer: coarse)').matches;
    ((!isTouch && panel.querySelector<HTMLElement>('input[type="search"]')) || panel).focus({
      preventScroll: true,
    });
  });
  return (
    <section
      ref={panel}
      class="kit-chat-info__adding"
      tabindex="-1"
      aria-label={t('info.add')}
      on:keydown={(event) => closeByEscape(event, () => props.onClose())}
    >
      <div class="kit-chat-info__adding-bar">
        <button
          type="button"
          class="kit-message-header__back"
          data-shown=""
          aria-label={t('header.back')}
          onClick={() => props.onClose()}
        />
        <h3 class="kit-chat-info__title">{t('info.add')}</h3>
      </div>
      <KitUsers
        selectionMode={SelectionMode.multiple}
        isDisabled={(user) => props.hasMember(user) || flagOf(user, 'getHasBlockedMe')}
        onSelectedChange={setChosen}
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
    </section>
  );
}

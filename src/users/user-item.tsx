import { type JSX, untrack } from 'solid-js';
import { hueOf, initialsOf } from '../core/initials.ts';
import { statusWord } from '../core/status-class.ts';
import type { UserRecord } from '../core/user-record.ts';
import type { UserRow } from '../primitives/user-row.ts';
import type { Kit, UserStatus } from '../sdk/index.ts';
import type { RowHost } from '../ui/list.tsx';
import { checkboxOf, menuButtonOf } from '../ui/row-controls.tsx';
import { RowModel } from '../ui/row-model.ts';
import { slottedRowOf } from '../ui/slotted-row.tsx';
import type { UserView } from './user-view.ts';

/** What one row of the user list is drawn from. */
export interface UserItemProps {
  record: UserRecord;
  host: RowHost<UserRecord>;
  view: UserView;
}

type UserModel = RowModel<Kit.User, UserRow, UserRecord>;

/** One row of the user list. */
export function UserItem(props: UserItemProps): JSX.Element {
  return untrack(() => {
    const { record, host, view } = props;
    const row = view.list.rowOf(record);
    const model: UserModel = new RowModel(record, row, row.user, view);
    const state = () => (view.settings.hideUserStatus ? '' : statusWord(row.status()));
    if (!model.form.hasSlots) return builtInRowOf(model, host, view, state);
    const { subtitleId, trailingId } = model;
    return slottedRowOf({
      model,
      host,
      rootClass: 'kit-users',
      state,
      parts: {
        subtitle: () => (
          <div
            class="kit-list-item__body-subtitle kit-users__subtitle"
            id={subtitleId}
            textContent={subtitle(row, view)}
          />
        ),
        trailing: () => <div class="kit-list-item__trailing-view kit-users__trailing-view" id={trailingId} />,
      },
    });
  });
}

/**
 * A row without parts of the app's, as most are: one template and one effect, written as the most rows are, so that
 * a new one writes little. It is the markup that `slottedRowOf` puts together from parts. A template with a lazy image
 * is copied into the page's own document; any other copy would have to be moved there node by node.
 */
function builtInRowOf(
  model: UserModel,
  host: RowHost<UserRecord>,
  view: UserView,
  state: () => string,
): JSX.Element {
  const { row } = model;
  const checkbox = checkboxOf(model);
  const menuButton = menuButtonOf(model, 'kit-users');
  return (
    <li
      data-selected={row.selected() ? '' : undefined}
      class={model.className('kit-users', state())}
      ref={(element) => host.mount(model.record, element)}
    >
      <div class="kit-list-item">
        {checkbox}
        <div class="kit-list-item__leading-view">
          <div class="kit-avatar" data-hue={hueOf(row.uid)}>
            <img
              class="kit-avatar__image"
              src={row.picture()}
              alt={row.picture() && row.name()}
              loading="lazy"
              decoding="async"
              draggable="false"
            />
            <span
              class="kit-avatar__text"
              role="img"
              aria-label={row.name()}
              textContent={initialsOf(row.name())}
            />
          </div>
          <span class="kit-list-item__status kit-status-indicator" />
        </div>
        <div class="kit-list-item__body">
          <div class="kit-list-item__body-title">
            <button
              type="button"
              class="kit-list-item__action"
              tabindex="-1"
              aria-current={row.active() ? 'true' : undefined}
              aria-describedby={model.description()}
              onClick={(event) => model.activate(event)}
              textContent={row.name()}
            />
          </div>
          <div
            class="kit-list-item__body-subtitle kit-users__subtitle"
            id={model.subtitleId}
            textContent={subtitle(row, view)}
          />
        </div>
        <div class="kit-list-item__trailing-view kit-users__trailing-view" id={model.trailingId} />
        {menuButton}
      </div>
    </li>
  );
}

/** What the user says of themselves comes first, then whether they are there, then when they last were. */
function subtitle(row: UserRow, view: UserView): string {
  const { t } = view.localizer;
  const message = row.statusMessage();
  if (message) return message;
  if (view.settings.hideUserStatus || row.blocked()) return '';
  const status = row.status() as UserStatus;
  if (status === 'online') return t('presence.online');
  const lastActiveAt = row.lastActiveAt();
  if (lastActiveAt > 0) {
    const date = view.formatDate(lastActiveAt);
    return date && t('presence.lastSeen', { date });
  }
  // Of another word of the SDK's own nothing is known but that it is not "online".
  return status === 'offline' ? t('presence.offline') : '';
}

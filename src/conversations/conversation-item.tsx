import { type JSX, untrack } from 'solid-js';
import type { ConversationRecord } from '../core/conversation-record.ts';
import { hueOf, initialsOf } from '../core/initials.ts';
import { statusWord } from '../core/status-class.ts';
import type { ConversationRow } from '../primitives/conversation-row.ts';
import type { GroupType, Kit, UserStatus } from '../sdk/index.ts';
import type { RowHost } from '../ui/list.tsx';
import { checkboxOf } from '../ui/row-controls.tsx';
import { RowModel } from '../ui/row-model.ts';
import { slottedRowOf } from '../ui/slotted-row.tsx';
import { drawSegments, SubtitleFacts, subtitleOf } from './conversation-subtitle.tsx';
import { TrailingFacts, trailingOf } from './conversation-trailing.tsx';
import type { ConversationView } from './conversation-view.ts';

/** What one row of the conversation list is drawn from. */
export interface ConversationItemProps {
  record: ConversationRecord;
  host: RowHost<ConversationRecord>;
  view: ConversationView;
}

type ConversationModel = RowModel<Kit.Conversation, ConversationRow, ConversationRecord>;

/** One row of the conversation list. */
export function ConversationItem(props: ConversationItemProps): JSX.Element {
  return untrack(() => {
    const { record, host, view } = props;
    const row = view.list.rowOf(record);
    const model: ConversationModel = new RowModel(record, row, row.conversation, view);
    const state = () => (row.type === 'group' ? groupState(row, view) : presenceState(row, view));
    if (!model.form.hasSlots) return builtInRowOf(model, host, view, state);
    return slottedRowOf({
      model,
      host,
      rootClass: 'kit-conversations',
      state,
      parts: {
        subtitle: () => subtitleOf(model.subtitleId, row, view),
        trailing: () => trailingOf(model.trailingId, row, view),
      },
    });
  });
}

/**
 * A row without parts of the app's, as most are: one template and one effect, written as the most rows are, so that
 * a new one writes little. It is the markup that `slottedRowOf` puts together from parts, but that a menu button is
 * hidden where a list has no menus. A template with a lazy image is copied into the page's own document; any other
 * copy would have to be moved there node by node.
 */
function builtInRowOf(
  model: ConversationModel,
  host: RowHost<ConversationRecord>,
  view: ConversationView,
  state: () => string,
): JSX.Element {
  const { row } = model;
  const subtitle = new SubtitleFacts(row, view);
  const trailing = new TrailingFacts(row, view);
  const checkbox = checkboxOf(model);
  return (
    <li
      data-selected={row.selected() ? '' : undefined}
      class={model.className('kit-conversations', state())}
      ref={(element) => host.mount(model.record, element)}
    >
      <div class="kit-list-item">
        {checkbox}
        <div class="kit-list-item__leading-view">
          <div class="kit-avatar" data-hue={hueOf(row.peerId)}>
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
            class="kit-list-item__body-subtitle kit-conversations__subtitle"
            id={model.subtitleId}
            data-typing={subtitle.typingMark()}
          >
            <span class={subtitle.receiptClass()} role="img" aria-label={subtitle.receiptLabel()} />
            <span class="kit-conversations__subtitle-icon" data-icon={subtitle.icon()} aria-hidden="true" />
            <span class="kit-conversations__subtitle-text" data-kind={subtitle.kind()}>
              <span class="kit-conversations__subtitle-text-sender">{subtitle.preview().sender}</span>
              <span class="kit-conversations__subtitle-text-colon">{subtitle.preview().colon}</span>
              <span class="kit-conversations__subtitle-text-body">
                {drawSegments(subtitle.preview().body)}
              </span>
            </span>
            <span class="kit-conversations__subtitle-typing" textContent={subtitle.typingText()} />
          </div>
        </div>
        <div class="kit-list-item__trailing-view kit-conversations__trailing-view" id={model.trailingId}>
          <time
            class="kit-date kit-conversations__trailing-view-date"
            dateTime={trailing.machineDate()}
            textContent={trailing.date()}
          />
          <span
            class="kit-badge kit-conversations__trailing-view-badge-count"
            hidden={trailing.isRead() || undefined}
          >
            <span class="kit-badge__count" aria-hidden="true" textContent={trailing.count()} />
            <span class="kit-badge__label" textContent={trailing.countLabel()} />
          </span>
        </div>
        <button
          type="button"
          class="kit-list-item__menu-button kit-conversations__trailing-view-options"
          tabindex="-1"
          aria-haspopup="menu"
          aria-expanded={model.isMenuOpen() ? 'true' : undefined}
          aria-label={model.menuLabel()}
          hidden={!model.hasMenu() || undefined}
          onClick={(event) => model.openMenu(event.currentTarget)}
        />
      </div>
    </li>
  );
}

function presenceState(row: ConversationRow, view: ConversationView): string {
  if (view.settings.hideUserStatus) return '';
  return (row.status() as UserStatus) === 'online' ? 'online' : '';
}

function groupState(row: ConversationRow, view: ConversationView): string {
  if (view.settings.hideGroupType) return '';
  const type = row.groupType();
  return (type as GroupType) === 'public' ? '' : statusWord(type);
}

import { createEffect, For, type JSX, on } from 'solid-js';
import { useKit } from '../client/kit-context.tsx';
import { trackRow } from '../client/views/live-row.ts';
import { Avatar } from '../ui/controls/avatar.tsx';
import type { UserListEntry } from './user-list-entry.ts';

/** The props of `SelectedPreview`. */
export interface SelectedPreviewProps {
  selected: readonly UserListEntry[];
  onRemove: (record: UserListEntry) => void;
}

/** A strip of chips for the selected users. Scrolls the newest into view; removing a chip focuses its neighbour. */
export function SelectedPreview(props: SelectedPreviewProps): JSX.Element {
  const { t } = useKit().localizer;
  let strip!: HTMLUListElement;
  createEffect(
    on(
      () => props.selected.length,
      (count, before = 0) => {
        if (count > before)
          strip.lastElementChild?.scrollIntoView?.({ behavior: 'instant', block: 'nearest', inline: 'end' });
      },
    ),
  );
  const remove = (record: UserListEntry, button: HTMLElement) => {
    const chip = button.parentElement;
    const neighbour = chip?.nextElementSibling ?? chip?.previousElementSibling;
    // After the last chip, the focus moves to the rows.
    const next = neighbour?.querySelector('button') ?? tabStopOf(strip.closest('.kit-list'));
    props.onRemove(record);
    next?.focus();
  };
  return (
    <div class="kit-users__selected-preview" hidden={props.selected.length === 0}>
      <ul
        class="kit-users__selected-preview-container"
        role="list"
        aria-label={t('select.count', { count: props.selected.length })}
        ref={strip}
      >
        <For each={props.selected}>
          {(record) => {
            const track = trackRow(record);
            const user = () => {
              track();
              return record;
            };
            return (
              <li class="kit-users__selected-preview-chip">
                <Avatar name={user().name} image={user().picture} colorKey={record.id} />
                <span class="kit-users__selected-preview-chip-name">{user().name}</span>
                <button
                  type="button"
                  class="kit-users__selected-preview-chip-close-button"
                  aria-label={t('select.remove', { name: user().name })}
                  onClick={(event) => remove(record, event.currentTarget)}
                />
              </li>
            );
          }}
        </For>
      </ul>
    </div>
  );
}

function tabStopOf(list: Element | null): HTMLElement | null | undefined {
  return list?.querySelector<HTMLElement>('.kit-list__items [tabindex="0"]');
}

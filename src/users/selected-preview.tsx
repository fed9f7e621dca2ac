import { createEffect, For, type JSX, on } from 'solid-js';
import type { UserRecord } from '../core/user-record.ts';
import { useKit } from '../primitives/kit-context.tsx';
import { KitAvatar } from '../ui/avatar.tsx';

/** The props of `SelectedPreview`. */
export interface SelectedPreviewProps {
  selected: readonly UserRecord[];
  onRemove: (record: UserRecord) => void;
}

/**
 * The selected users as a strip of chips (`users.showSelectedUsersPreview`). The newest is scrolled into view,
 * and the focus goes to the neighbour of a chip that was closed.
 */
export function SelectedPreview(props: SelectedPreviewProps): JSX.Element {
  const { localizer } = useKit();
  let strip: HTMLUListElement | undefined;
  createEffect(
    on(
      () => props.selected.length,
      (count, before) => {
        if (before !== undefined && count > before) strip?.lastElementChild?.scrollIntoView?.({ block: 'nearest', inline: 'end' });
      },
    ),
  );
  const remove = (record: UserRecord, chip: HTMLElement) => {
    const neighbour = (chip.nextElementSibling ?? chip.previousElementSibling)?.querySelector('button');
    props.onRemove(record);
    neighbour?.focus();
  };
  return (
    <div class="kit-users__selected-preview" hidden={props.selected.length === 0}>
      <ul
        class="kit-users__selected-preview-container"
        role="list"
        aria-label={localizer.t('select.count', { count: props.selected.length })}
        ref={strip}
      >
        <For each={props.selected}>
          {(record) => {
            const name = () => record.entity.getName();
            let chip!: HTMLLIElement;
            return (
              <li class="kit-users__selected-preview-chip" ref={chip}>
                <KitAvatar name={name()} image={record.entity.getAvatar() || undefined} id={record.id} />
                <span class="kit-users__selected-preview-chip-name">{name()}</span>
                <button
                  type="button"
                  class="kit-users__selected-preview-chip-close-button"
                  aria-label={localizer.t('select.remove', { name: name() })}
                  onClick={() => remove(record, chip)}
                />
              </li>
            );
          }}
        </For>
      </ul>
    </div>
  );
}

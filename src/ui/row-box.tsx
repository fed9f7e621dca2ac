import type { JSX } from 'solid-js';
import { Avatar } from './avatar.tsx';
import { checkboxOf, menuButtonOf } from './row-controls.tsx';
import type { RowFacts, RowModel, RowRecord } from './row-model.ts';
import { Guarded, type SlotRender, slotContent } from './slot.tsx';

/** The built-in parts of a row in which the lists differ, each drawn once with its box; it patches itself. */
export interface RowParts {
  subtitle: () => JSX.Element;
  trailing: () => JSX.Element;
}

/**
 * The box of a row: its parts, the button that covers it, and beside that the checkbox
 * and the menu button. The title stands in the button, so that pictures keep their alt text and the app's own
 * controls are in no button.
 */
export function rowBoxOf<T, R extends RowFacts, E extends RowRecord>(
  model: RowModel<T, R, E>,
  rootClass: string,
  parts: RowParts,
): JSX.Element {
  const { record, row } = model;
  const { slots } = model.form;
  const part = (
    slot: SlotRender<T, R> | undefined,
    boxClass: string,
    partId: string | undefined,
    builtIn: () => JSX.Element,
  ): JSX.Element =>
    slot
      ? slotOf(model, slot, builtIn, (content) => (
          <div class={boxClass} id={partId}>
            {content}
          </div>
        ))
      : builtIn();

  const builtInLeading = () => (
    <div class="kit-list-item__leading-view">
      <Avatar name={row.name()} image={row.picture()} colorKey={record.id} />
      <span class="kit-list-item__status kit-status-indicator" />
    </div>
  );

  // What does not change is made first and put in as it is: a call in the markup would be an effect of its own.
  const checkbox = checkboxOf(model);
  const leading = part(slots.leadingView, 'kit-list-item__leading-view', undefined, builtInLeading);
  const title = slots.titleView && slotOf(model, slots.titleView, () => row.name());
  const subtitle = part(
    slots.subtitleView,
    `kit-list-item__body-subtitle ${rootClass}__subtitle`,
    model.subtitleId,
    parts.subtitle,
  );
  const trailing = part(
    slots.trailingView,
    `kit-list-item__trailing-view ${rootClass}__trailing-view`,
    model.trailingId,
    parts.trailing,
  );
  const menuButton = menuButtonOf(model, rootClass);
  return (
    <div class="kit-list-item">
      {checkbox}
      {leading}
      <div class="kit-list-item__body">
        <div class="kit-list-item__body-title">
          <button
            type="button"
            class="kit-list-item__action"
            tabindex="-1"
            data-bare={title === undefined ? undefined : ''}
            aria-label={title === undefined ? undefined : row.name()}
            aria-current={row.active() ? 'true' : undefined}
            aria-describedby={model.description()}
            onClick={(event) => model.activate(event)}
            textContent={title === undefined ? row.name() : ''}
          />
          {title}
        </div>
        {subtitle}
      </div>
      {trailing}
      {menuButton}
    </div>
  );
}

/** What the app draws of a row, in a box of its own where one is given; when it throws the fallback stands there. */
export function slotOf<T, R extends RowFacts, E extends RowRecord>(
  model: RowModel<T, R, E>,
  render: SlotRender<T, R>,
  fallback: () => JSX.Element,
  box = (content: JSX.Element) => content,
): JSX.Element {
  const { item, row } = model;
  return (
    <Guarded fallback={fallback} onError={(cause) => model.failed(cause)}>
      {box(slotContent(render, item, row, () => row.entity()))}
    </Guarded>
  );
}

import type { JSX } from 'solid-js';
import { hueOf, initialsOf } from '../../text/initials.ts';
import { Guarded } from '../controls/guarded.tsx';
import type { RowEntry } from './row-record.ts';
import type { MountedRow, RowSlots, RowView } from './row-view.ts';

/** The slots of the parts of a row. */
export type PartName = Exclude<keyof RowSlots<never, never>, 'itemView'>;

/** Renders a part of a row: the app's, or the built-in one if the app's is missing or throws. */
export function drawPart<T, S, R extends RowEntry>(
  name: PartName,
  row: MountedRow<R>,
  view: RowView<T, S, R>,
): JSX.Element {
  const render = view.slots[name]();
  if (!render) return drawBuiltIn(name, row, view);
  const draw = () => render(view.itemOf(row.key), view.rowOf(row.key));
  const fallback = () => (name === 'titleView' ? row.record().name : drawBuiltIn(name, row, view));
  return (
    <Guarded fallback={fallback} report={view.report} retryOn={row.record}>
      {name === 'titleView' ? draw() : drawBox(name, row, view, draw)}
    </Guarded>
  );
}

/** Renders a part, and rerenders it for another slot. */
export function followPart<T, S, R extends RowEntry>(
  name: PartName,
  row: MountedRow<R>,
  view: RowView<T, S, R>,
): JSX.Element {
  return <>{drawPart(name, row, view)}</>;
}

/** Renders a built-in part. The title has none: it is the text of the row's button. */
function drawBuiltIn<T, S, R extends RowEntry>(
  name: PartName,
  row: MountedRow<R>,
  view: RowView<T, S, R>,
): JSX.Element {
  switch (name) {
    case 'leadingView':
      return <RowLeading row={row} />;
    case 'subtitleView':
      return view.drawSubtitle(row);
    case 'trailingView':
      return view.drawTrailing(row);
    default:
      return undefined;
  }
}

/** The element around an app's part. */
function drawBox<T, S, R extends RowEntry>(
  name: PartName,
  row: MountedRow<R>,
  { root }: RowView<T, S, R>,
  content: () => JSX.Element,
): JSX.Element {
  switch (name) {
    case 'subtitleView':
      return (
        <div class={`kit-list-item__body-subtitle ${root}__subtitle`} id={row.subtitleId}>
          {content()}
        </div>
      );
    case 'trailingView':
      return (
        <div class={`kit-list-item__trailing-view ${root}__trailing-view`} id={row.trailingId}>
          {content()}
        </div>
      );
    default:
      return <div class="kit-list-item__leading-view">{content()}</div>;
  }
}

/**
 * The avatar of a row, with its status mark. A template with a lazy image is copied into the page's own document; any
 * other copy would have to be moved there.
 */
function RowLeading<R extends RowEntry>(props: { row: MountedRow<R> }): JSX.Element {
  const record = () => props.row.record();
  return (
    <div class="kit-list-item__leading-view">
      <div class="kit-avatar" data-hue={/* @once */ hueOf(props.row.key.id)}>
        <img
          class="kit-avatar__image"
          src={record().picture || undefined}
          alt={record().picture ? record().name : undefined}
          loading="lazy"
          decoding="async"
          draggable="false"
        />
        <span
          class="kit-avatar__text"
          role="img"
          aria-label={record().name}
          textContent={initialsOf(record().name)}
        />
      </div>
      <span class="kit-list-item__status kit-status-indicator" />
    </div>
  );
}

import { createVirtualizer, defaultRangeExtractor, type Range } from '@tanstack/solid-virtual';
import {
  type Accessor,
  batch,
  createComputed,
  createEffect,
  createSignal,
  createUniqueId,
  For,
  type JSX,
  on,
  onCleanup,
  onMount,
  Show,
  untrack,
} from 'solid-js';
import type { Report } from '../../client/create-report.ts';
import { useKit } from '../../client/kit-context.tsx';
import { observeSize } from '../../list/window/observe-size.ts';
import { addTexts } from '../../localize/add-texts.ts';
import { enEmoji } from '../../localize/en-emoji.ts';
import { focusedNear, isFocusLost } from '../../utils/focused-near.ts';
import { indexByKey } from '../../utils/index-by-key.ts';
import { matchesMedia } from '../../utils/matches-media.ts';
import { placeMenu } from '../controls/place-menu.ts';
import { type EmojiData, loadEmojis, withTone } from './emoji-data.ts';
import { type CellPosition, createEmojiGrid, type EmojiGrid, type Section } from './emoji-grid.ts';
import { createEmojiMemory, type EmojiMemory } from './emoji-memory.ts';
import type { EmojiPickerProps, EmojiRequest } from './emoji-request.ts';

/** The size of a cell and the number of columns without layout. */
const CELL_PX = 40;
const COLUMNS = 8;
/** The height of a heading, relative to a row. */
const HEADING = 0.8;
/** The symbol on the tab of each section. */
const SIGNS: Readonly<Record<Section, string>> = {
  recent: '🕘',
  people: '😀',
  nature: '🐻',
  food: '🍔',
  travel: '🚗',
  activities: '⚽',
  objects: '💡',
  symbols: '❤️',
  flags: '🏳️',
};
const HAND = { emoji: '✋', hasTones: true };
const SKIN_TONES = [0, 1, 2, 3, 4, 5] as const;
const FOCUSABLE = 'input, button:not([tabindex="-1"]), [tabindex="0"]';

/** Renders an emoji picker beside the control that opens it. CSS hook: `.kit-emoji-picker`. */
export function EmojiPicker(props: EmojiPickerProps): JSX.Element {
  addTexts(enEmoji);
  const report = untrack(() => props.report);
  const memory = createEmojiMemory(report);
  let positioner!: HTMLElement;
  const close = () => {
    const { opener } = untrack(() => props.request) ?? {};
    if (!opener) return;
    const hasFocus = isFocusLost() || positioner.contains(focusedNear(positioner));
    props.onClose();
    if (hasFocus) opener.focus({ preventScroll: true });
  };
  createEffect(() => {
    if (!props.request) positioner.hidePopover?.();
  });
  return (
    <div
      class="kit-menu-positioner"
      popover="auto"
      data-open={props.request ? '' : undefined}
      ref={(made) => {
        positioner = made;
        made.addEventListener('toggle', (event) => {
          if ((event as ToggleEvent).newState === 'closed') close();
        });
      }}
    >
      <Show when={props.request} keyed>
        {(request) => (
          <Panel
            request={request}
            memory={memory}
            report={report}
            onClose={close}
            onMount={() => {
              positioner.showPopover?.();
              placeMenu(positioner, request);
            }}
          />
        )}
      </Show>
    </div>
  );
}

interface PanelProps {
  request: EmojiRequest;
  memory: EmojiMemory;
  report: Report;
  onClose: () => void;
  onMount: () => void;
}

function Panel(props: PanelProps): JSX.Element {
  const { request, memory, report } = untrack(() => props);
  const { localizer, sdk } = useKit();
  const { t } = localizer;
  const id = createUniqueId();
  memory.open(request.uid ? { uid: request.uid, scope: untrack(sdk)?.storageScope } : undefined);
  // Read once: a pick must not move the cells under the pointer.
  const recent = untrack(memory.recent);
  const [query, setQuery] = createSignal('');
  const [columns, setColumns] = createSignal(COLUMNS);
  const [section, setSection] = createSignal<Section>();
  const [hovered, setHovered] = createSignal<CellPosition | null>(null);
  const [hasTones, setHasTones] = createSignal(false);
  const { data, hasFailed, load } = createEmojiData(localizer.language, report);
  const grid = createEmojiGrid({ data, query, recent: () => recent, tone: memory.tone, columns });
  let panel!: HTMLDivElement;
  let search!: HTMLInputElement;
  let tones!: HTMLButtonElement;
  /** The grid, while it is rendered. */
  let shown: GridHandle | undefined;

  const isEmpty = () => query().trim() !== '' && grid.count() === 0;
  const current = () => (query().trim() === '' ? (section() ?? grid.sections()[0]) : undefined);
  const preview = () => grid.cellAt(hovered() ?? grid.position());
  const pick = (place: CellPosition, keepsFocus: boolean, staysOpen: boolean) => {
    const cell = grid.cellAt(place);
    if (!cell) return;
    memory.addRecent(cell.emoji);
    if (!staysOpen) props.onClose();
    request.onPick(cell.emoji, staysOpen && keepsFocus);
  };
  const showSection = (to: Section) => {
    const row = () => grid.rows().findIndex((each) => each.kind === 'heading' && each.section === to);
    batch(() => {
      setQuery('');
      grid.setPosition({ row: row() + 1, column: 0 });
      setSection(to);
    });
    shown?.toRow(row(), 'start');
  };
  const closeTones = () => {
    setHasTones(false);
    tones.focus({ preventScroll: true });
  };
  const isRtl = () => localizer.direction() === 'rtl';
  /** Returns a key as in a left-to-right layout. */
  const keyOf = ({ key }: KeyboardEvent) => {
    if (!isRtl()) return key;
    return { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key;
  };
  /** Moves the focus among items in a row. */
  const moveAmong = (event: KeyboardEvent, selector: string, onMove: (item: HTMLElement) => void) => {
    const items = [...panel.querySelectorAll<HTMLElement>(selector)];
    const key = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' }[keyOf(event)] ?? event.key;
    const at = items.indexOf(event.target as HTMLElement);
    const next = indexByKey(key, at, items.length);
    const item = next === undefined ? undefined : items.at(next % items.length);
    if (item) onMove(item);
    return item !== undefined;
  };
  const onGridKey = (event: KeyboardEvent): boolean => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key === 'Enter' || key === ' ') {
      pick(grid.position(), true, shiftKey);
      return true;
    }
    if (grid.move(keyOf(event), { toEdge: ctrlKey || metaKey, pageRows: shown?.pageRows() ?? 1 })) {
      setHovered(null);
      shown?.focus();
      shown?.toRow(grid.position().row, 'auto');
      return true;
    }
    // The search field has the focus when the letter is inserted.
    const isText = (key.length === 1 || key === 'Backspace') && !ctrlKey && !metaKey && !altKey;
    if (isText || key === 'ArrowUp') search.focus({ preventScroll: true });
    return key === 'ArrowUp';
  };
  const onSearchKey = (event: KeyboardEvent): boolean => {
    if (event.key === 'Enter') {
      if (!isEmpty()) pick(grid.position(), true, event.shiftKey);
      return true;
    }
    if (event.key === 'ArrowDown') shown?.focus();
    return event.key === 'ArrowDown';
  };
  const onTab = (event: KeyboardEvent): boolean => {
    const stops = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const [first, last] = [stops[0], stops.at(-1)];
    if (event.target !== (event.shiftKey ? first : last)) return false;
    (event.shiftKey ? last : first)?.focus({ preventScroll: true });
    return true;
  };
  const handles = (event: KeyboardEvent): boolean => {
    const target = event.target as HTMLElement;
    if (event.key === 'Tab') return onTab(event);
    if (target === search) return onSearchKey(event);
    switch (target.getAttribute('role')) {
      case 'tab':
        if (event.key === 'ArrowDown') {
          shown?.focus();
          return true;
        }
        return moveAmong(event, '[role="tab"]', (tab) => {
          tab.focus({ preventScroll: true });
          tab.click();
        });
      case 'radio':
        return moveAmong(event, '[role="radio"]', (tone) => tone.focus({ preventScroll: true }));
      case 'grid':
      case 'dialog':
        return onGridKey(event);
      default:
        return false;
    }
  };
  onMount(() => {
    props.onMount();
    // On a touch screen, focusing the field would open the keyboard.
    const first = matchesMedia('(pointer: coarse)') ? panel : search;
    first.focus({ preventScroll: true });
    // Wherever the focus is: a composer's field may have it.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      if (hasTones()) closeTones();
      else props.onClose();
    };
    document.addEventListener('keydown', onKeyDown, true);
    onCleanup(() => document.removeEventListener('keydown', onKeyDown, true));
  });

  return (
    <div
      ref={panel}
      class="kit-emoji-picker"
      role="dialog"
      aria-label={t('emoji.title')}
      dir={localizer.direction()}
      tabindex={-1}
      on:keydown={(event) => {
        if (event.isComposing) return;
        if (handles(event)) event.preventDefault();
        event.stopPropagation();
      }}
    >
      <div class="kit-emoji-picker__header">
        <div class="kit-search-bar kit-emoji-picker__search">
          <span class="kit-search-bar__icon" aria-hidden="true" />
          <input
            ref={search}
            class="kit-search-bar__input"
            type="text"
            role="combobox"
            autocomplete="off"
            aria-label={t('emoji.search')}
            aria-expanded={data() && !isEmpty() ? 'true' : 'false'}
            aria-haspopup="grid"
            aria-autocomplete="list"
            aria-controls={data() && !isEmpty() ? `${id}-grid` : undefined}
            aria-activedescendant={query().trim() && !isEmpty() ? cellId(id, grid.position()) : undefined}
            placeholder={t('emoji.search')}
            value={query()}
            onInput={(event) => {
              const { value } = event.currentTarget;
              batch(() => {
                setQuery(value);
                setHovered(null);
                grid.setPosition({ row: value.trim() ? 0 : 1, column: 0 });
                setSection(undefined);
              });
              shown?.toRow(0, 'start');
            }}
          />
        </div>
        <button
          ref={tones}
          type="button"
          class="kit-emoji-picker__tone"
          aria-label={t('emoji.tone')}
          aria-expanded={hasTones() ? 'true' : 'false'}
          onClick={() => {
            setHasTones(true);
            panel.querySelector<HTMLElement>('[role="radio"][tabindex="0"]')?.focus({ preventScroll: true });
          }}
        >
          {withTone(HAND, memory.tone())}
        </button>
        <Show when={hasTones()}>
          <div class="kit-emoji-picker__tones" role="radiogroup" aria-label={t('emoji.tone')}>
            <For each={SKIN_TONES}>
              {(tone) => (
                // Arrows only move the focus: Enter, Space or a press selects a tone.
                // biome-ignore lint/a11y/useSemanticElements: an emoji on a button
                <button
                  type="button"
                  class="kit-emoji-picker__tone"
                  role="radio"
                  tabindex={memory.tone() === tone ? 0 : -1}
                  aria-checked={memory.tone() === tone ? 'true' : 'false'}
                  aria-label={t(`emoji.tone.${tone}`)}
                  onClick={() => {
                    memory.setTone(tone);
                    closeTones();
                  }}
                >
                  {withTone(HAND, tone)}
                </button>
              )}
            </For>
          </div>
        </Show>
      </div>
      <div class="kit-emoji-picker__tabs" role="tablist" aria-label={t('emoji.groups')}>
        <For each={grid.sections()}>
          {(each) => (
            <button
              type="button"
              class="kit-emoji-picker__tab"
              role="tab"
              tabindex={(current() ?? grid.sections()[0]) === each ? 0 : -1}
              aria-selected={current() === each ? 'true' : 'false'}
              aria-controls={data() && !isEmpty() ? `${id}-grid` : undefined}
              aria-label={t(`emoji.${each}`)}
              title={t(`emoji.${each}`)}
              onClick={() => showSection(each)}
            >
              {SIGNS[each]}
            </button>
          )}
        </For>
      </div>
      <div class="kit-emoji-picker__body">
        <Show when={data()} fallback={<Notice hasFailed={hasFailed()} onRetry={load} />}>
          <Show when={!isEmpty()} fallback={<p class="kit-emoji-picker__notice">{t('emoji.none')}</p>}>
            <Grid
              id={id}
              grid={grid}
              columns={columns()}
              onColumns={setColumns}
              onSection={setSection}
              onHover={setHovered}
              onPick={(place, isTouch) => pick(place, isTouch, Boolean(request.staysOpen))}
              ref={(handle) => {
                shown = handle;
              }}
            />
          </Show>
        </Show>
      </div>
      <div class="kit-emoji-picker__preview" aria-hidden="true">
        <Show when={preview()}>
          {(cell) => (
            <>
              <span class="kit-emoji-picker__preview-emoji">{cell().emoji}</span>
              <span class="kit-emoji-picker__preview-name">{cell().name}</span>
            </>
          )}
        </Show>
      </div>
      <div class="kit-live-region" aria-live="polite">
        {query().trim() &&
          data() &&
          (isEmpty() ? t('emoji.none') : t('search.results', { count: grid.count() }))}
      </div>
    </div>
  );
}

const cellId = (id: string, { row, column }: CellPosition) => `${id}-${row}-${column}`;

function Notice(props: { hasFailed: boolean; onRetry: () => void }): JSX.Element {
  const { t } = useKit().localizer;
  return (
    <div class="kit-emoji-picker__notice">
      <p class="kit-emoji-picker__notice-text" role={props.hasFailed ? 'alert' : 'status'}>
        {t(props.hasFailed ? 'emoji.error' : 'list.loading')}
      </p>
      <Show when={props.hasFailed}>
        <button type="button" class="kit-button" data-variant="secondary" onClick={() => props.onRetry()}>
          {t('list.retry')}
        </button>
      </Show>
    </div>
  );
}

/** The functions of the grid that the panel uses. */
interface GridHandle {
  focus(): void;
  toRow(row: number, align: 'start' | 'auto'): void;
  /** The number of rows in view. */
  pageRows(): number;
}

interface GridProps {
  id: string;
  grid: EmojiGrid;
  columns: number;
  onColumns: (columns: number) => void;
  onSection: (section: Section | undefined) => void;
  onHover: (place: CellPosition | null) => void;
  onPick: (place: CellPosition, isTouch: boolean) => void;
  ref: (handle: GridHandle | undefined) => void;
}

function Grid(props: GridProps): JSX.Element {
  const { grid, id } = untrack(() => props);
  const { t } = useKit().localizer;
  const [cellPx, setCellPx] = createSignal(CELL_PX);
  let scroller!: HTMLDivElement;
  const virtualizer = createVirtualizer<HTMLDivElement, HTMLDivElement>({
    get count() {
      return grid.rows().length;
    },
    getScrollElement: () => scroller,
    estimateSize: (index) => (grid.rows()[index]?.kind === 'heading' ? cellPx() * HEADING : cellPx()),
    overscan: 4,
    // Keep the active cell mounted: `aria-activedescendant` refers to it.
    get rangeExtractor() {
      const { row } = grid.position();
      return (range: Range) => {
        const found = defaultRangeExtractor(range);
        if (row >= range.count || found.includes(row)) return found;
        return [...found, row].sort((a, b) => a - b);
      };
    },
  });
  createComputed(on([grid.rows, cellPx], () => virtualizer.measure(), { defer: true }));
  onMount(() => {
    props.ref({
      focus: () => scroller.focus({ preventScroll: true }),
      toRow: (row, align) =>
        // Scrolling to the first row also shows the heading above it.
        virtualizer.scrollToIndex(align === 'auto' && row === 1 ? 0 : row, {
          align,
          behavior: 'instant' as never,
        }),
      pageRows: () => Math.max(1, Math.floor(scroller.clientHeight / cellPx()) - 1),
    });
    onCleanup(() => props.ref(undefined));
    const measure = () => {
      // The style sheet sets the size in a property that the browser converts to px.
      const px = Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || CELL_PX;
      setCellPx(px);
      if (scroller.clientWidth > 0) props.onColumns(Math.max(1, Math.floor(scroller.clientWidth / px)));
    };
    measure();
    onCleanup(observeSize(scroller, measure));
  });
  const onScroll = () => {
    const item = virtualizer.getVirtualItemForOffset(scroller.scrollTop + 1);
    const row = item && grid.rows()[item.index];
    if (row) props.onSection(row.section);
  };
  return (
    // The grid has the focus; `aria-activedescendant` names the active cell.
    // biome-ignore lint/a11y/useSemanticElements: the rows of a table cannot be placed
    // biome-ignore lint/a11y/useAriaActivedescendantWithTabindex: it has `tabindex`
    <div
      ref={scroller}
      class="kit-emoji-picker__grid"
      id={`${id}-grid`}
      role="grid"
      tabindex={0}
      aria-label={t('emoji.title')}
      aria-rowcount={grid.rows().length}
      aria-colcount={props.columns}
      aria-activedescendant={cellId(id, grid.position())}
      onScroll={onScroll}
      // Keep the focus.
      onMouseDown={(event) => event.preventDefault()}
      onPointerLeave={() => props.onHover(null)}
    >
      <div
        role="presentation"
        style={{
          height: `${virtualizer.getTotalSize()}px`,
          '--kit-emoji-picker-columns': `${props.columns}`,
        }}
      >
        <For each={virtualizer.getVirtualItems()}>
          {(item) => (
            <Show when={grid.rows()[item.index]} keyed>
              {(row) => (
                // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
                // biome-ignore lint/a11y/useSemanticElements: the rows of a table cannot be placed
                <div
                  role="row"
                  aria-rowindex={item.index + 1}
                  style={{ height: `${item.size}px`, transform: `translateY(${item.start}px)` }}
                >
                  {row.kind === 'heading' ? (
                    // biome-ignore lint/a11y/useFocusableInteractive: see above
                    // biome-ignore lint/a11y/useSemanticElements: see above
                    <div class="kit-emoji-picker__heading" role="rowheader" aria-colspan={props.columns}>
                      {t(`emoji.${row.section}`)}
                    </div>
                  ) : (
                    <For each={row.cells}>
                      {(cell, column) => {
                        const place = (): CellPosition => ({ row: item.index, column: column() });
                        const isActive = () =>
                          grid.position().row === item.index && grid.position().column === column();
                        return (
                          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys
                          // biome-ignore lint/a11y/useFocusableInteractive: see above
                          // biome-ignore lint/a11y/useSemanticElements: see above
                          <div
                            class="kit-emoji-picker__emoji"
                            id={cellId(id, place())}
                            role="gridcell"
                            aria-colindex={column() + 1}
                            aria-label={cell.name}
                            data-active={isActive() ? '' : undefined}
                            onPointerOver={() => props.onHover(place())}
                            onClick={(event) => {
                              grid.setPosition(place());
                              props.onPick(
                                place(),
                                (event as unknown as PointerEvent).pointerType === 'touch',
                              );
                            }}
                          >
                            {cell.emoji}
                          </div>
                        );
                      }}
                    </For>
                  )}
                </div>
              )}
            </Show>
          )}
        </For>
      </div>
    </div>
  );
}

/** Loads the emojis in the language of the page. */
function createEmojiData(language: Accessor<string>, report: Report) {
  const [data, setData] = createSignal<EmojiData>();
  const [hasFailed, setHasFailed] = createSignal(false);
  let newest = 0;
  onCleanup(() => newest++);
  const load = () => {
    const turn = ++newest;
    setHasFailed(false);
    loadEmojis(untrack(language)).then(
      (loaded) => turn === newest && setData(() => loaded),
      (cause: unknown) => {
        if (turn !== newest) return;
        setHasFailed(true);
        report(cause, 'ERR_NOT_LOADED');
      },
    );
  };
  createEffect(on(language, load));
  return { data, hasFailed, load };
}

import {
  createEffect,
  createMemo,
  createSignal,
  createUniqueId,
  For,
  type JSX,
  on,
  Show,
  untrack,
} from 'solid-js';
import { createSessionOf } from '../client/client.ts';
import { callApp, createGuard, createReport } from '../client/create-report.ts';
import { sessionFailure } from '../client/session.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import { addTexts } from '../localize/add-texts.ts';
import { enSearch } from '../localize/en-search.ts';
import { defaultTextFormatters } from '../text/formatters/index.ts';
import { wholePreviewText } from '../text/preview-text.ts';
import { createAnnouncer } from '../ui/controls/create-announcer.ts';
import { createCalendarClock, regionalPatterns } from '../ui/controls/create-calendar-clock.ts';
import { createFormatters } from '../ui/controls/create-formatters.ts';
import { createRowText } from '../ui/controls/create-row-text.ts';
import { createSearch } from '../ui/controls/create-search.ts';
import { Guarded, orBuiltIn } from '../ui/controls/guarded.tsx';
import { LiveRegion } from '../ui/controls/live-region.tsx';
import { splitRoot } from '../ui/controls/root-attributes.ts';
import { SearchBar } from '../ui/controls/search-bar.tsx';
import { StateView } from '../ui/list/state-view.tsx';
import { readableProps } from '../utils/readable-props.ts';
import { createHits, type Hit, type HitSection } from './create-hits.ts';
import { HitRow } from './hit-row.tsx';
import { type KitSearchProps, OWN } from './props.ts';

/** How many results a section shows at first. */
const FIRST = 5;
/** How many more each "Show more" shows. */
const MORE = 20;

/** An option of the listbox: a result, or the one that shows more of a section. */
interface Option {
  readonly id: string;
  act(): void;
}

/**
 * One search for chats, people and messages: the matches are marked, and each kind has pages of its own. CSS hook:
 * `.kit-search`.
 * @example <KitSearch onMessageClick={(message, chat) => open(chat, message)} />
 */
export function KitSearch(given: KitSearchProps): JSX.Element {
  const props = readableProps(given);
  addTexts(enSearch);
  const { localizer, client } = useChatKit();
  const report = createReport(() => props.onError);
  const guard = createGuard(report);
  const t = createRowText(localizer, guard);
  const session = createSessionOf(client);
  const search = createSearch(props, report);
  const root = splitRoot(props, OWN);
  const id = createUniqueId();
  const announcer = createAnnouncer(() => session().user);
  const formatDate = createCalendarClock(localizer, () => regionalPatterns(localizer), guard.report);
  const formatters = createFormatters(() => props.textFormatters, defaultTextFormatters, guard.report);
  let listbox!: HTMLDivElement;

  const sections = createHits({ keyword: search.keyword, session, props, report });
  const failure = createMemo(() => (search.keyword() === '' ? undefined : sessionFailure(session())));
  createEffect(() => {
    const cause = failure();
    if (cause) report(cause);
  });

  const shown = sections.map(({ results }) => {
    const [limit, setLimit] = createSignal(FIRST);
    createEffect(on(results.keyword, () => setLimit(FIRST), { defer: true }));
    const hits = createMemo(() => results.items().slice(0, limit()));
    return {
      limit,
      setLimit,
      hits,
      isCut: () => results.items().length > limit(),
    };
  });
  const allHits = createMemo(() => shown.flatMap(({ hits }) => hits()));
  const optionId = (at: number, index: number) => `${id}-${at}-${index}`;
  const moreId = (at: number) => `${id}-${at}-more`;
  const canMore = (at: number) => {
    const { results } = sections[at] as HitSection;
    const isPaging = results.phase() === 'ready' ? results.hasMore() : results.phase() === 'error';
    return Boolean(shown[at]?.isCut()) || isPaging;
  };
  const more = (at: number) => {
    const { results } = sections[at] as HitSection;
    const view = shown[at];
    if (!view) return;
    const before = untrack(view.hits).length;
    // The "Show more" option is replaced by the first new result.
    setActive(optionId(at, before));
    if (untrack(results.phase) !== 'error') view.setLimit(before + MORE);
    if (untrack(results.items).length < before + MORE) results.more();
  };
  const open = (hit: Hit) => callApp(report, () => hit.open());

  const options = createMemo(() =>
    sections.flatMap((_, at): Option[] => [
      ...(shown[at]?.hits() ?? []).map((hit, index) => ({ id: optionId(at, index), act: () => open(hit) })),
      ...(canMore(at) ? [{ id: moreId(at), act: () => more(at) }] : []),
    ]),
  );
  const [active, setActive] = createSignal<string>();
  createEffect(on(search.text, () => setActive(undefined), { defer: true }));
  const activeOption = createMemo(() => options().find((option) => option.id === active()));
  createEffect(
    on(activeOption, (option) => {
      if (option) listbox.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
    }),
  );
  const move = (step: number) => {
    const all = untrack(options);
    if (all.length === 0) return;
    const at = all.findIndex((option) => option.id === untrack(active));
    const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
    setActive(all[next]?.id);
  };

  const isLoading = () => sections.some(({ results }) => results.phase() === 'loading');
  const isSearched = () => search.keyword() !== '' && !failure();
  const isEmpty = () =>
    isSearched() &&
    sections.every(({ results }) => results.items().length === 0 && /ready|idle/.test(results.phase()));
  const [isAsked, setAsked] = createSignal(false);
  createEffect(on(search.text, () => setAsked(false), { defer: true }));
  createEffect(() => {
    if (!isAsked() || isLoading()) return;
    setAsked(false);
    const [first] = untrack(allHits);
    if (first) open(first);
  });
  const countText = () => {
    if (isLoading() || !isSearched()) return '';
    const count = sections.reduce((sum, { results }) => sum + results.items().length, 0);
    if (count === 0 && sections.some(({ results }) => results.phase() === 'error')) return t('search.failed');
    const isWhole = sections.every(({ results }) => !results.hasMore());
    return t(isWhole ? 'search.results' : 'search.resultsOrMore', { count });
  };
  createEffect(
    on([search.keyword, isLoading], ([keyword, isBusy], before) => {
      if (isBusy || !isSearched() || (keyword === before?.[0] && !before[1])) return;
      announcer.announce('search', countText);
    }),
  );

  const textOf = (hit: Hit) =>
    wholePreviewText(hit.message, {
      t,
      user: session().user ?? null,
      formatters: formatters(),
      onError: (cause) => guard.report(cause, 'ERR_FORMATTER_FAILED'),
    });
  const initial = () => <p class="kit-search__hint">{t('search.hint')}</p>;
  const empty = () => (
    <StateView
      root="kit-search"
      kind="empty"
      title={t('search.empty.title')}
      description={t('search.empty.description', { keyword: search.keyword() })}
    />
  );

  return (
    <div translate="no" dir={localizer.direction()} {...root.attributes} class={root.className('kit-search')}>
      <div class="kit-search__bar">
        <SearchBar
          search={search}
          label={t('search.all')}
          placeholder={t('search.all')}
          listbox={{ id, isOpen: options().length > 0, active: activeOption()?.id }}
          keys={{
            enter: () => move(1),
            back: () => move(-1),
            open() {
              const option = untrack(activeOption);
              if (option) option.act();
              else if (untrack(search.text).trim() !== '') {
                search.searchNow();
                setAsked(true);
              }
            },
            close: () => callApp(report, props.onClose),
          }}
        />
        <Show when={props.onClose}>
          <button
            type="button"
            class="kit-search__close"
            aria-label={t('search.close')}
            onClick={() => callApp(report, props.onClose)}
          />
        </Show>
      </div>
      <div
        class="kit-search__results"
        id={id}
        role="listbox"
        aria-label={t('search.all')}
        aria-busy={isLoading() ? 'true' : undefined}
        ref={listbox}
      >
        <For each={sections}>
          {({ name, title, results }, index) => {
            const at = untrack(index);
            const view = shown[at];
            const isShown = () => isSearched() && (results.items().length > 0 || results.phase() === 'error');
            return (
              <Show when={isShown()}>
                {/* biome-ignore lint/a11y/useSemanticElements: a fieldset must not be in a listbox. */}
                <div
                  class="kit-search__section"
                  role="group"
                  aria-labelledby={`${id}-${at}`}
                  data-kind={name}
                >
                  <div class="kit-search__heading" id={`${id}-${at}`} role="presentation">
                    {t(title)}
                  </div>
                  <For each={view?.hits()}>
                    {(hit, place) => (
                      <HitRow
                        id={optionId(at, place())}
                        hit={hit}
                        kind={name}
                        keyword={results.keyword()}
                        text={() => textOf(hit)}
                        date={formatDate}
                        isActive={activeOption()?.id === optionId(at, place())}
                        onOpen={() => open(hit)}
                      />
                    )}
                  </For>
                  <Show when={results.phase() === 'error'}>
                    <div class="kit-search__error" role="presentation">
                      {t('search.failed')}
                    </div>
                  </Show>
                  <Show when={canMore(at)}>
                    {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and the keys. */}
                    <div
                      class="kit-search__more"
                      role="option"
                      id={moreId(at)}
                      aria-selected={activeOption()?.id === moreId(at) ? 'true' : 'false'}
                      onMouseDown={(event) => event.preventDefault()}
                      onClick={() => more(at)}
                    >
                      {t(results.phase() === 'error' ? 'list.retry' : 'search.more')}
                    </div>
                  </Show>
                </div>
              </Show>
            );
          }}
        </For>
      </div>
      <Show when={isSearched() && isLoading()}>
        <div class="kit-search__loading">
          <span class="kit-spinner" aria-hidden="true" />
          {t('list.loading')}
        </div>
      </Show>
      <Show when={failure()}>
        <p class="kit-search__error" role="alert">
          {t(failure()?.code === 'ERR_NOT_LOGGED_IN' ? 'error.notLoggedIn' : 'search.failed')}
        </p>
      </Show>
      <Show when={search.keyword() === ''}>
        <Guarded fallback={initial} report={report}>
          {orBuiltIn(props.initialView, initial)}
        </Guarded>
      </Show>
      <Show when={isEmpty()}>
        <Guarded fallback={empty} report={report}>
          {orBuiltIn(props.emptyView, empty)}
        </Guarded>
      </Show>
      <LiveRegion message={announcer.message} />
    </div>
  );
}

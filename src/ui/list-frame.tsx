import { type JSX, Match, Show, Switch } from 'solid-js';
import type { OrderEntry } from '../core/block-order.ts';
import type { Announcer } from '../primitives/create-announcer.ts';
import type { Connection } from '../primitives/create-connection.ts';
import { createDelayed, untilFrame } from '../primitives/create-delayed.ts';
import type { PagerState } from '../primitives/create-pager.ts';
import { useKit } from '../primitives/kit-context.tsx';
import { KitButton } from './button.tsx';
import { List, type ListProps } from './list.tsx';
import { ListFooter } from './list-footer.tsx';
import { Menu, type MenuController } from './menu.tsx';
import { Shimmer } from './shimmer.tsx';
import { View } from './slot.tsx';
import { StateView } from './state-view.tsx';

/** What a list is showing. */
export type ListPhase = 'loading' | 'ready' | 'empty' | 'error';

/** The views of a list that the app may draw in its own way. */
export interface ListViews {
  /** The whole header bar. */
  headerView?: JSX.Element;
  /** What is shown while the first page loads. */
  loadingView?: JSX.Element;
  /** What is shown when there are no rows. */
  emptyView?: JSX.Element;
  /** What is shown when the first page could not be loaded. */
  errorView?: JSX.Element;
}

/** The props of `ListFrame`. */
export interface ListFrameProps<E extends OrderEntry>
  extends Pick<
    ListProps<E>,
    | 'source'
    | 'row'
    | 'rowKey'
    | 'textOf'
    | 'isMeasured'
    | 'firstPage'
    | 'onLoadMore'
    | 'onQuiet'
    | 'onMoved'
    | 'onMenu'
    | 'hold'
    | 'holdOrder'
    | 'ref'
  > {
  /** The root class, such as 'kit-users'. */
  class: string;
  /** Whether the scrollbar shows. */
  showScrollbar: boolean;
  /** Which texts of the dictionary are its own. */
  words: 'chats' | 'users';
  state: PagerState;
  connection: Connection;
  rowCount: number;
  views: ListViews;
  /** Whether failures are shown. */
  hideError: boolean;
  /** Whether nothing is drawn while the first page loads. */
  hideLoading?: boolean;
  /** What to say of the failure of the first page, when there is more to say than usual. */
  errorText: string | undefined;
  /** The built-in header bar, where it is more than a title. */
  header?: () => JSX.Element;
  /** Whether a jump index stands at the edge. */
  hasIndex?: boolean;
  /** What stands between the header and the rows. */
  toolbar?: JSX.Element;
  /** What floats over the rows. */
  overlay?: JSX.Element;
  /** The words of the empty view, when a search found nothing. */
  searched?: string | undefined;
  menu: MenuController;
  announcer: Announcer;
  /** What else belongs in the root, such as a dialog. */
  children?: JSX.Element;
  onRetry: () => void;
  onError: (cause: unknown) => void;
}

/** The frame that both lists share: header, connection, rows, states and footer. */
export function ListFrame<E extends OrderEntry>(props: ListFrameProps<E>): JSX.Element {
  const { localizer } = useKit();
  const { t } = localizer;
  const phase = (): ListPhase => {
    if (props.state.phase !== 'ready') return props.state.phase;
    return props.rowCount === 0 && props.state.paging !== 'loading' ? 'empty' : 'ready';
  };
  // Drawn with the first frame and not before: rows that are there by then need no loading view.
  const isLoading = createDelayed(() => phase() === 'loading' && !props.hideLoading, untilFrame);
  // A function and no expression in the markup: the list reads it while it scrolls, where no memo has an owner.
  const canLoadMore = () => props.state.phase === 'ready' && props.state.paging === 'idle';
  const retry = () => (
    <KitButton variant="primary" onClick={() => props.onRetry()}>
      {t('list.retry')}
    </KitButton>
  );
  const rootClass = () =>
    props.showScrollbar ? props.class : `${props.class} ${props.class}-hide-scrollbar`;

  return (
    <div class={rootClass()} dir={localizer.direction()}>
      <div class="kit-list" data-phase={phase()} data-connection={props.connection}>
        <View
          view={props.views.headerView}
          onError={props.onError}
          fallback={() => props.header?.() ?? <Header title={t(`${props.words}.title`)} />}
        />
        {props.toolbar}
        <div class="kit-list__banner" role="status" hidden={props.connection === 'connected'}>
          {props.connection === 'connected'
            ? ''
            : t(`connection.${props.connection === 'connecting' ? 'connecting' : 'offline'}`)}
        </div>
        <div class="kit-list__viewport" data-index={props.hasIndex ? '' : undefined}>
          <List
            source={props.source}
            label={t(`${props.words}.title`)}
            row={props.row}
            rowKey={props.rowKey}
            textOf={props.textOf}
            isHidden={phase() !== 'ready'}
            isMeasured={props.isMeasured}
            firstPage={props.firstPage}
            generation={props.state.generation}
            isComplete={props.state.paging === 'end'}
            canLoadMore={canLoadMore()}
            onLoadMore={props.onLoadMore}
            onQuiet={props.onQuiet}
            onMoved={props.onMoved}
            onMenu={props.onMenu}
            hold={props.hold}
            holdOrder={props.holdOrder}
            ref={props.ref}
          >
            <Switch>
              <Match when={isLoading()}>
                <View
                  view={props.views.loadingView}
                  onError={props.onError}
                  fallback={() => <Shimmer class={`${props.class}__shimmer`} label={t('list.loading')} />}
                />
              </Match>
              <Match when={phase() === 'empty'}>
                <View
                  view={props.views.emptyView}
                  onError={props.onError}
                  fallback={() => (
                    <StateView
                      class={`${props.class}__empty-state-view`}
                      title={props.searched ? t('search.empty.title') : t(`${props.words}.empty.title`)}
                      description={
                        props.searched
                          ? t('search.empty.description', { keyword: props.searched })
                          : t(`${props.words}.empty.description`)
                      }
                    />
                  )}
                />
              </Match>
              <Match when={phase() === 'error' && !props.hideError}>
                <View
                  view={props.views.errorView}
                  onError={props.onError}
                  fallback={() => (
                    <StateView
                      class={`${props.class}__error-state-view`}
                      title={t(`${props.words}.error.title`)}
                      description={props.errorText ?? t(`${props.words}.error.description`)}
                      isAlert
                    >
                      {retry()}
                    </StateView>
                  )}
                />
              </Match>
            </Switch>
            <Show when={phase() === 'ready'}>
              <ListFooter
                paging={props.state.paging}
                showsError={!props.hideError}
                labels={{
                  loading: t('list.loading'),
                  error: t('list.pagingError'),
                  retry: t('list.retry'),
                  end: t('list.end'),
                }}
                onRetry={() => props.onRetry()}
              />
            </Show>
          </List>
          {props.overlay}
        </div>
        <div class="kit-live-region" aria-live="polite">
          {props.announcer.message()}
        </div>
        <Menu menu={props.menu} />
        {props.children}
      </div>
    </div>
  );
}

/** The built-in header bar: the title of the list. */
export function Header(props: { title: string }): JSX.Element {
  return (
    <div class="kit-list__header">
      <h2 class="kit-list__header-title">{props.title}</h2>
    </div>
  );
}

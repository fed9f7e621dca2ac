import { createMemo, type JSX, Show } from 'solid-js';
import { useKit } from '../../client/kit-context.tsx';
import type { OrderEntry } from '../../order/block-order.ts';
import { createDelayed } from '../../utils/create-delayed.ts';
import { Guarded, orBuiltIn } from '../controls/guarded.tsx';
import { LiveRegion } from '../controls/live-region.tsx';
import { MenuOnDemand } from '../controls/menu-on-demand.tsx';
import { List, type ListProps, type ListSettings } from './list.tsx';
import { ListFooter } from './list-footer.tsx';
import type { ListRoot } from './list-root.tsx';
import { Shimmer } from './shimmer.tsx';
import { failureText, isSessionFailure, StateView, type StateViewProps } from './state-view.tsx';

/** The app's settings of the frame, read reactively. */
export interface FrameSettings extends ListSettings {
  showScrollbar?: boolean | undefined;
  hideError?: boolean | undefined;
  /** Shows nothing while the first page loads. */
  disableLoadingState?: boolean | undefined;
  /** The header bar. */
  headerView?: JSX.Element;
  /** Shown while the first page loads. */
  loadingView?: JSX.Element;
  /** Shown when there are no rows. */
  emptyView?: JSX.Element;
  /** Shown when the first page could not be loaded. */
  errorView?: JSX.Element;
}

/** The props of `ListFrame`. */
export interface ListFrameProps<E extends OrderEntry, R extends E>
  extends Omit<ListProps<E, R>, 'label' | 'isHidden' | 'children'> {
  settings: FrameSettings;
  root: ListRoot;
  /** The root class, such as 'kit-users'. */
  class: string;
  /** The prefix of the list's texts in the dictionary. */
  words: 'chats' | 'users';
  /** The search field in the built-in header bar. */
  search?: JSX.Element;
  /** What is shown when a filter shows no row, instead of the view without rows. */
  filtered?: { title: string; action?: StateViewProps['retry'] } | undefined;
  /** Whether the list has a section index; rows leave space for it. */
  hasIndex?: boolean;
  /** Shown between the header and the rows. */
  toolbar?: JSX.Element;
  /** Shown over the rows. */
  overlay?: JSX.Element;
  /** Called when the pointer enters the list, or the focus does. */
  onApproach?: () => void;
  /** Other content of the root, such as a dialog. */
  children?: JSX.Element;
}

/** The frame of both lists: header, connection, rows, states and footer. */
export function ListFrame<E extends OrderEntry, R extends E>(props: ListFrameProps<E, R>): JSX.Element {
  const { localizer } = useKit();
  const { t } = localizer;
  const title = () => t(`${props.words}.title`);
  /** The connection to show; none without a signed-in user. */
  const connection = () =>
    phase() === 'error' && isSessionFailure(props.list.state.error) ? 'connected' : props.list.connection();
  const banner = () => {
    const current = connection();
    if (current === 'connected') return '';
    return t(current === 'connecting' ? 'connection.connecting' : 'connection.offline');
  };
  const phase = createMemo(() => {
    const { phase, paging } = props.list.state;
    return phase === 'ready' && props.list.length() === 0 && paging !== 'loading' ? 'empty' : phase;
  });
  // Delayed: rows that are already available need no loading view.
  const isLoading = createDelayed(() => phase() === 'loading' && !props.settings.disableLoadingState);
  /** The view shown instead of rows, if any. */
  const shown = createMemo(() => {
    const current = phase();
    if (current === 'loading') return isLoading() && current;
    if (current === 'error') return !props.settings.hideError && current;
    return current === 'empty' && current;
  });
  const retry = () => props.list.retry();
  const emptyWords = () => (props.searched ? 'search' : props.words);
  const failure = () => failureText(props.list.state.error, t, `${props.words}.error.description`);
  const builtIn = {
    header: () => (
      <>
        <div class="kit-list__header">
          <h2 class="kit-list__header-title">{title()}</h2>
        </div>
        {props.search}
      </>
    ),
    loading: () => <Shimmer root={props.class} label={t('list.loading')} />,
    empty: () => (
      <StateView
        root={props.class}
        kind="empty"
        title={props.filtered?.title ?? t(`${emptyWords()}.empty.title`)}
        description={
          props.filtered ? '' : t(`${emptyWords()}.empty.description`, { keyword: props.searched })
        }
        retry={props.filtered?.action}
      />
    ),
    error: () => (
      <StateView
        root={props.class}
        kind="error"
        title={t(`${props.words}.error.title`)}
        description={failure()}
        retry={{ title: t('list.retry'), onClick: retry }}
      />
    ),
  };
  /** Renders a view of the app, or the built-in one. */
  const view = (name: keyof typeof builtIn): JSX.Element => (
    <Guarded fallback={builtIn[name]} report={props.view.report}>
      {orBuiltIn(
        name === 'empty' && props.filtered ? undefined : props.settings[`${name}View`],
        builtIn[name],
      )}
    </Guarded>
  );

  return (
    <props.root
      class={`${props.class}${props.settings.showScrollbar ? '' : ` ${props.class}-hide-scrollbar`}`}
      dir={localizer.direction()}
    >
      <div
        class="kit-list"
        data-phase={phase()}
        data-connection={connection()}
        ref={(list) => {
          // Load on-demand parts when the pointer or the focus enters the list.
          for (const type of ['pointerenter', 'focusin']) {
            list.addEventListener(type, () => props.onApproach?.(), { once: true });
          }
        }}
      >
        {view('header')}
        {props.toolbar}
        <div class="kit-list__viewport" data-index={props.hasIndex ? '' : undefined}>
          <List {...props} label={title()} isHidden={phase() !== 'ready'}>
            <Show when={shown()} keyed>
              {view}
            </Show>
            <Show when={phase() === 'ready'}>
              <ListFooter state={props.list.state} hideError={props.settings.hideError} onRetry={retry} />
            </Show>
          </List>
          <div class="kit-list__banner" role="status" hidden={connection() === 'connected'}>
            <Show when={connection() === 'connecting'}>
              <span class="kit-spinner" aria-hidden="true" />
            </Show>
            {banner()}
          </div>
          {props.overlay}
        </div>
        <span id={props.view.onlineId} hidden>
          {t('presence.online')}
        </span>
        <LiveRegion message={props.announcer.message} />
        <MenuOnDemand menu={props.view.actions.menu} report={props.view.report} />
        {props.children}
      </div>
    </props.root>
  );
}

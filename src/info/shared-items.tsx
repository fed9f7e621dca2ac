import { createMemo, createSignal, For, type JSX, Match, Show, Switch, untrack } from 'solid-js';
import type { ChatPeer } from '../client/create-chat-peer.ts';
import type { Report } from '../client/create-report.ts';
import { useKit } from '../client/kit-context.tsx';
import { formatBytes } from '../text/format-bytes.ts';
import { regionalPatterns } from '../ui/controls/create-calendar-clock.ts';
import { KitDate } from '../ui/controls/date.tsx';
import type { ViewedPicture } from '../ui/controls/picture-viewer.tsx';
import { isMediaUrl } from '../utils/media-url.ts';
import { createOnDemand, onDemand } from '../utils/on-demand.ts';
import { createShared, type SharedItem, type SharedKind } from './create-shared.ts';
import { followEnd } from './follow-end.ts';
import { LoadStatus } from './load-status.tsx';

const WORDS = {
  image: 'message.photo',
  video: 'message.video',
  audio: 'message.audio',
  file: 'message.file',
} as const;

/** Loads on first use. */
export const pictureViewer = /* @__PURE__ */ onDemand(() =>
  import('../ui/controls/picture-viewer.tsx').then((part) => part.PictureViewer),
);

/** The media, files or links of a chat: pages load near the end. */
export function SharedItems(props: {
  peer: ChatPeer;
  kind: SharedKind;
  scroller: () => HTMLElement;
  report: Report;
}): JSX.Element {
  const { localizer } = useKit();
  const { t } = localizer;
  const { kind, scroller, report } = untrack(() => props);
  const { items, phase, more } = createShared(() => props.peer, kind, report);
  const [picture, setPicture] = createSignal<string | null>(null);
  const isSettled = () => phase() === 'ready';
  followEnd(scroller, [items, phase], () => isSettled() && more());

  const nameOf = ({ file, type }: SharedItem) =>
    file?.name || t(WORDS[type as keyof typeof WORDS] ?? 'message.file');
  const urlOf = ({ file }: SharedItem) => (file && isMediaUrl(file.url) ? file.url : '');
  const isShown = (item: SharedItem) =>
    (item.type === 'image' || item.type === 'video') && urlOf(item) !== '';
  const pictures = createMemo(() =>
    items()
      .filter(isShown)
      .map(
        (item): ViewedPicture => ({
          ...item,
          kind: item.type as ViewedPicture['kind'],
          url: urlOf(item),
          name: nameOf(item),
          owner: item.message,
        }),
      ),
  );
  const Viewer = createOnDemand(
    pictureViewer,
    () => picture() !== null,
    (cause) => {
      setPicture(null);
      report(cause, 'ERR_NOT_LOADED');
    },
  );
  const tile = (item: SharedItem): JSX.Element => (
    <Show
      when={isShown(item)}
      fallback={
        <a
          class="kit-chat-info__tile"
          data-kind={item.type}
          href={urlOf(item) || undefined}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('messages.picture.open', { name: nameOf(item) })}
        >
          <span class="kit-chat-info__file-icon" data-kind={item.type} aria-hidden="true" />
        </a>
      }
    >
      <button
        type="button"
        class="kit-chat-info__tile"
        aria-label={t('messages.picture.open', { name: nameOf(item) })}
        data-kind={item.type}
        onClick={() => setPicture(item.key)}
      >
        <Show
          when={item.type === 'image'}
          fallback={<span class="kit-chat-info__file-icon" data-kind={item.type} aria-hidden="true" />}
        >
          <img src={urlOf(item)} alt="" loading="lazy" decoding="async" draggable="false" />
        </Show>
      </button>
    </Show>
  );
  const file = (item: SharedItem): JSX.Element => (
    <a
      class="kit-chat-info__file"
      href={urlOf(item) || undefined}
      download={nameOf(item)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span class="kit-chat-info__file-icon" data-kind={item.type} aria-hidden="true" />
      <span class="kit-chat-info__file-body">
        <bdi class="kit-chat-info__file-name">{nameOf(item)}</bdi>
        <span class="kit-chat-info__file-facts">
          <Show when={item.file?.bytes}>
            {(bytes) => <span>{formatBytes(bytes(), localizer.language())}</span>}
          </Show>
          <KitDate timestamp={item.sentAt} calendarObject={regionalPatterns(localizer)} />
        </span>
      </span>
    </a>
  );
  const link = (item: SharedItem): JSX.Element => (
    <a class="kit-chat-info__file" href={item.link?.href} target="_blank" rel="noopener noreferrer nofollow">
      <span class="kit-chat-info__file-icon" data-kind="link" aria-hidden="true" />
      <span class="kit-chat-info__file-body">
        <bdi class="kit-chat-info__link">{item.link?.shown}</bdi>
        <span class="kit-chat-info__file-facts">
          <Show when={item.link && item.link.text !== item.link.shown && item.link.text}>
            {(text) => (
              <span class="kit-chat-info__excerpt" dir="auto">
                {text()}
              </span>
            )}
          </Show>
          <KitDate timestamp={item.sentAt} calendarObject={regionalPatterns(localizer)} />
        </span>
      </span>
    </a>
  );
  return (
    <>
      <ul class={kind === 'media' ? 'kit-chat-info__grid' : 'kit-chat-info__list'} role="list">
        <For each={items()}>
          {(item) => (
            <li>
              <Switch>
                <Match when={kind === 'media'}>{tile(item)}</Match>
                <Match when={kind === 'files'}>{file(item)}</Match>
                <Match when={kind === 'links'}>{link(item)}</Match>
              </Switch>
            </li>
          )}
        </For>
      </ul>
      <LoadStatus
        phase={phase()}
        isEmpty={items().length === 0}
        empty={t(`info.${kind}.none`)}
        error={t('info.shared.error')}
        onRetry={more}
      />
      <Show when={Viewer()} keyed>
        {(Viewer) => <Viewer pictures={pictures()} open={picture()} onEnd={() => setPicture(null)} />}
      </Show>
    </>
  );
}

import {
  createComputed,
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  on,
  Show,
  untrack,
} from 'solid-js';
import { useKit } from '../../client/kit-context.tsx';
import { addTexts } from '../../localize/add-texts.ts';
import { enViewer } from '../../localize/en-viewer.ts';
import { regionalPatterns } from './create-calendar-clock.ts';
import { createModal } from './create-modal.ts';
import { createZoom } from './create-zoom.ts';
import { KitDate } from './date.tsx';
import { LiveRegion } from './live-region.tsx';

/** A picture or video of the viewer. */
export interface ViewedPicture {
  /** Unique among the pictures. */
  readonly key: string;
  readonly kind: 'image' | 'video';
  readonly url: string;
  readonly name: string;
  /** The name of who sent it; '' if unknown. */
  readonly sender: string;
  /** When it was sent, in seconds. */
  readonly sentAt: number;
  /** The text beside it; '' without one. */
  readonly caption: string;
  /** The message it belongs to. An SDK may revoke the URLs of messages that nothing holds. */
  readonly owner: object;
}

/** How far an arrow key moves an enlarged picture, in px, and how much a key or button enlarges it. */
const STEP_PX = 80;
const FACTOR = 1.5;

/**
 * Shows pictures and videos one at a time, as large as the window allows, with the buttons, keys and gestures that
 * enlarge one and lead to the others. CSS hook: `.kit-picture-viewer`.
 */
export function PictureViewer(props: {
  /** All pictures, in order. */
  pictures: readonly ViewedPicture[];
  /** The key of the first one shown; null closes the viewer. */
  open: string | null;
  onEnd: () => void;
}): JSX.Element {
  addTexts(enViewer);
  const { localizer } = useKit();
  const { t } = localizer;
  const [key, setKey] = createSignal('');
  /** The key of the picture that could not be loaded. */
  const [failed, setFailed] = createSignal('');
  // Before the first picture is rendered.
  createComputed(() => props.open !== null && setKey(props.open));
  let position = 0;
  const index = createMemo(() => {
    const found = props.pictures.findIndex((picture) => picture.key === key());
    // After a deletion, the next one takes its place.
    position = found < 0 ? Math.min(position, props.pictures.length - 1) : found;
    return props.open === null ? -1 : position;
  });
  const shownKey = createMemo(() => props.pictures[index()]?.key ?? '');
  /** Of the same key until another is shown: an uploaded file must not replace the local one. */
  const picture = createMemo(on(shownKey, () => untrack(() => props.pictures[index()])));
  const count = () => props.pictures.length;
  const counter = () => t('viewer.count', { index: index() + 1, count: count() });
  /** Only when another picture is shown, not when others arrive. */
  const announcement = createMemo(
    on(shownKey, () => {
      const { name } = picture() ?? {};
      return name !== undefined && count() > 1 ? `${name}, ${counter()}` : '';
    }),
  );

  createEffect(() => {
    if (props.open !== null && count() === 0) props.onEnd();
  });
  createEffect(
    on(shownKey, () => {
      setFailed('');
      zoom.reset();
      const next = untrack(() => props.pictures[index() + 1]);
      if (next?.kind === 'image') new Image().src = next.url;
    }),
  );

  const isRtl = () => localizer.direction() === 'rtl';
  const go = (steps: number) => {
    const to = props.pictures[Math.min(Math.max(untrack(index) + steps, 0), count() - 1)];
    if (to) setKey(to.key);
  };
  const zoom = createZoom((towards) => go(isRtl() ? -towards : towards));
  const modal = createModal(
    () => props.open !== null,
    () => props.onEnd(),
    (target) => !zoom.isDragged() && target.matches('.kit-picture-viewer__stage'),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    if (altKey || ctrlKey || metaKey || (target as Element).matches('video')) return;
    const [x, y] = ARROWS[key] ?? [0, 0];
    if (zoom.isEnlarged() && (x || y)) zoom.move(-x * STEP_PX, -y * STEP_PX);
    else if (x) go(isRtl() ? -x : x);
    else if (key === 'PageDown') go(1);
    else if (key === 'PageUp') go(-1);
    else if (key === 'Home') go(-count());
    else if (key === 'End') go(count());
    else if (key === '+' || key === '=') zoom.by(FACTOR);
    else if (key === '-') zoom.by(1 / FACTOR);
    else if (key === '0') zoom.reset();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const button = (
    icon: string,
    label: string,
    isDisabled: () => boolean,
    onClick: () => void,
  ): JSX.Element => (
    <button
      type="button"
      class="kit-picture-viewer__button"
      data-icon={icon}
      aria-label={t(label)}
      aria-disabled={isDisabled() ? 'true' : undefined}
      autofocus={icon === 'close'}
      onClick={() => !isDisabled() && onClick()}
    />
  );
  const drawMedia = ({ key, kind, url, name }: ViewedPicture): JSX.Element => {
    if (kind === 'image')
      return (
        <img
          class="kit-picture-viewer__image"
          src={url}
          alt={name}
          draggable="false"
          ref={zoom.attach}
          onError={() => setFailed(key)}
        />
      );
    zoom.attach(undefined);
    return (
      // Captions would have to come from the sender, and SDKs have none.
      // biome-ignore lint/a11y/useMediaCaption: see above
      <video
        class="kit-picture-viewer__image"
        src={url}
        aria-label={name}
        controls
        playsinline
        autoplay={key === untrack(() => props.open)}
        onError={() => setFailed(key)}
      />
    );
  };
  return (
    <dialog
      class="kit-picture-viewer"
      dir={localizer.direction()}
      aria-label={picture()?.name}
      ref={(element) => {
        modal(element);
        element.addEventListener('keydown', onKeyDown);
        zoom.follow(element);
      }}
    >
      <Show when={picture()}>
        {(shown) => (
          <>
            <div class="kit-picture-viewer__bar">
              <span class="kit-picture-viewer__facts">
                <bdi class="kit-picture-viewer__name">{shown().sender || shown().name}</bdi>
                <KitDate timestamp={shown().sentAt} calendarObject={regionalPatterns(localizer)} />
              </span>
              <Show when={count() > 1}>
                <span class="kit-picture-viewer__count">{counter()}</span>
              </Show>
              {button(
                'zoom-out',
                'viewer.zoomOut',
                () => !zoom.isEnlarged(),
                () => zoom.by(1 / FACTOR),
              )}
              {button(
                'zoom-in',
                'viewer.zoomIn',
                () => shown().kind !== 'image' || !zoom.canEnlarge(),
                () => zoom.by(FACTOR),
              )}
              <a
                class="kit-picture-viewer__button"
                data-icon="download"
                href={shown().url}
                download={shown().name}
                target="_blank"
                rel="noopener noreferrer"
              >
                <span class="kit-live-region">{t('messages.file.download', { name: shown().name })}</span>
              </a>
              {button(
                'close',
                'messages.picture.close',
                () => false,
                () => props.onEnd(),
              )}
            </div>
            <div class="kit-picture-viewer__stage" data-enlarged={zoom.isEnlarged() ? '' : undefined}>
              <Show
                when={failed() !== shownKey()}
                fallback={
                  <p class="kit-picture-viewer__failed" role="alert">
                    {t('viewer.failed', { name: shown().name })}
                  </p>
                }
              >
                <Show when={shown()} keyed>
                  {drawMedia}
                </Show>
              </Show>
            </div>
            <Show when={shown().caption}>
              {(caption) => (
                <p class="kit-picture-viewer__caption" dir="auto" translate="yes">
                  {caption()}
                </p>
              )}
            </Show>
          </>
        )}
      </Show>
      <Show when={props.open !== null && count() > 1}>
        {button(
          'previous',
          'viewer.previous',
          () => index() <= 0,
          () => go(-1),
        )}
        {button(
          'next',
          'viewer.next',
          () => index() >= count() - 1,
          () => go(1),
        )}
      </Show>
      <LiveRegion message={announcement} />
    </dialog>
  );
}

/** Where the arrow keys point. */
const ARROWS: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

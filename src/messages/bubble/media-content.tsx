import { createMemo, createSignal, Index, type JSX, Show, untrack } from 'solid-js';
import { captionOf, filesOf, type MessageFile } from '../../client/boundary/content.ts';
import { isMediaUrl } from '../../utils/media-url.ts';
import { createDecodedUrl } from './create-decoded-url.ts';
import { isSameText, type MediaKind, type ShownText } from './message-kind.ts';
import type { MessagePart, MessageView } from './message-view.ts';
import { drawText } from './text-content.tsx';

const WORDS = {
  image: 'message.photo',
  video: 'message.video',
  audio: 'message.audio',
  file: 'message.file',
} as const;

function isSame(a: MessageFile | undefined, b: MessageFile): boolean {
  return a !== undefined && (Object.keys(b) as (keyof MessageFile)[]).every((name) => a[name] === b[name]);
}

/** The pictures, videos, audio and files of a message, with its caption. */
export function MediaContent(props: { part: MessagePart; kind: MediaKind }): JSX.Element {
  const { part, kind } = untrack(() => props);
  const { view, now } = part;
  const files = createMemo(() => filesOf(now().message));
  const caption = createMemo(
    (): ShownText => ({ text: captionOf(now().message), message: now().message }),
    undefined,
    { equals: isSameText },
  );
  const [isOpen, setOpen] = createSignal(false);
  return (
    <>
      <Index each={files()} fallback={<MediaFile file={undefined} kind={kind} view={view} />}>
        {(file) => <MediaFile file={file()} kind={kind} view={view} />}
      </Index>
      {caption().text.trim() !== '' && drawText(part, caption(), [isOpen, setOpen], 'messages.noText')}
    </>
  );
}

/** A file, rendered by the kind of its message. */
function MediaFile(props: {
  file: MessageFile | undefined;
  kind: MediaKind;
  view: MessageView;
}): JSX.Element {
  const { kind, view } = untrack(() => props);
  const file = createMemo(
    (): MessageFile => {
      const { url = '', name = '', bytes = 0, width = 0, height = 0 } = props.file ?? {};
      return {
        url: isMediaUrl(url) ? url : '',
        name: name || view.t(WORDS[kind]),
        bytes,
        ...fitPicture(width, height),
      };
    },
    undefined,
    { equals: isSame },
  );
  const hasUrl = createMemo(() => file().url !== '');
  const content = createMemo(() => {
    if (!hasUrl()) return <FileBox file={file()} kind={kind} view={view} />;
    switch (kind) {
      case 'image':
        return <PictureBox file={file()} view={view} />;
      case 'video':
        return (
          // Captions would have to come from the sender, and SDKs have none.
          // biome-ignore lint/a11y/useMediaCaption: see above
          <video
            class="kit-message-bubble__video"
            src={file().url}
            aria-label={file().name}
            width={file().width}
            height={file().height}
            controls
            playsinline
            preload="metadata"
            tabindex="-1"
          />
        );
      case 'audio':
        return (
          // biome-ignore lint/a11y/useMediaCaption: see above
          <audio
            class="kit-message-bubble__audio"
            src={file().url}
            aria-label={file().name}
            controls
            preload="metadata"
            tabindex="-1"
          />
        );
      default:
        return <FileBox file={file()} kind={kind} view={view} />;
    }
  });
  return <>{content()}</>;
}

/** A picture at its final size from the start; a click opens the viewer. */
function PictureBox(props: { file: MessageFile; view: MessageView }): JSX.Element {
  const url = createDecodedUrl(() => props.file.url);
  return (
    <button
      type="button"
      class="kit-message-bubble__picture"
      tabindex="-1"
      aria-label={props.view.t('messages.picture.open', { name: props.file.name })}
      onClick={(event) =>
        props.view.showPicture({
          url: props.file.url,
          name: props.file.name,
          opener: event.currentTarget,
        })
      }
    >
      <img
        class="kit-message-bubble__image"
        src={url()}
        alt={props.file.name}
        width={props.file.width}
        height={props.file.height}
        decoding="async"
        draggable="false"
        onError={(event) => event.currentTarget.toggleAttribute('data-broken', true)}
      />
    </button>
  );
}

function FileBox(props: { file: MessageFile; kind: MediaKind; view: MessageView }): JSX.Element {
  const size = () => (props.file.bytes > 0 ? props.view.formatSize(props.file.bytes) : '');
  return (
    <span class="kit-message-bubble__file" data-kind={props.kind}>
      <span class="kit-message-bubble__file-icon" aria-hidden="true" />
      <span class="kit-message-bubble__file-body">
        <Show
          when={props.file.url}
          fallback={<bdi class="kit-message-bubble__file-name">{props.file.name}</bdi>}
        >
          <a
            class="kit-message-bubble__file-name"
            href={props.file.url}
            download={props.file.name}
            target="_blank"
            rel="noopener noreferrer"
            tabindex="-1"
            aria-label={props.view.t('messages.file.download', { name: props.file.name })}
          >
            <bdi>{props.file.name}</bdi>
          </a>
        </Show>
        <span class="kit-message-bubble__file-size">{size() || props.view.t(WORDS[props.kind])}</span>
      </span>
    </span>
  );
}

/** The maximum size of a picture in a bubble, and the size of one with unknown dimensions, in px. */
const MAX_WIDTH = 320;
const MAX_HEIGHT = 360;
const UNKNOWN = { width: 320, height: 240 };
const LEAST = 96;

/** Returns the size of a picture in a bubble, in whole px: its own size, scaled down to fit. */
function fitPicture(width: number, height: number): { width: number; height: number } {
  if (!(width > 0 && height > 0)) return UNKNOWN;
  const scale = Math.min(1, MAX_WIDTH / width, MAX_HEIGHT / height);
  return {
    width: Math.max(LEAST, Math.round(width * scale)),
    height: Math.max(LEAST, Math.round(height * scale)),
  };
}

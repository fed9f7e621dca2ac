import { createMemo, createSignal, Index, type JSX, Show, untrack } from 'solid-js';
import { captionOf, filesOf, type MessageFile } from '../../client/boundary/content.ts';
import { isMediaUrl } from '../../utils/media-url.ts';
import { createDecodedUrl } from './create-decoded-url.ts';
import { drawLink } from './link-box.tsx';
import { isSameText, type MediaKind, type ShownText } from './message-kind.ts';
import type { MessagePart, MessageView } from './message-view.ts';
import { drawText } from './text-content.tsx';

const WORDS = {
  image: 'message.photo',
  video: 'message.video',
  audio: 'message.audio',
  file: 'message.file',
} as const;

function isSame(a: ShownFile | undefined, b: ShownFile): boolean {
  return a !== undefined && (Object.keys(b) as (keyof ShownFile)[]).every((name) => a[name] === b[name]);
}

/** A file as it is shown. */
interface ShownFile extends Omit<MessageFile, 'kind'> {
  readonly kind: MediaKind;
  /** Its position among the files of its message. */
  readonly at: number;
}

/** The most pictures and videos of an album in a bubble; the last says how many more there are. */
const MAX_TILES = 4;

/** The pictures, videos, audio and files of a message, with its caption. */
export function MediaContent(props: { part: MessagePart; kind: MediaKind }): JSX.Element {
  const { part, kind } = untrack(() => props);
  const { view, now } = part;
  const all = createMemo(() => filesOf(now().message).map((file, at) => shownFile(file, kind, view, at)));
  const album = createMemo(() => {
    const tiles = all().filter(isTile);
    return tiles.length > 1 ? tiles : [];
  });
  const others = createMemo(() => {
    const files = all().length > 0 ? all() : [shownFile(undefined, kind, view)];
    return album().length > 0 ? files.filter((file) => !isTile(file)) : files;
  });
  const caption = createMemo(
    (): ShownText => ({ text: captionOf(now().message), message: now().message }),
    undefined,
    { equals: isSameText },
  );
  const [isOpen, setOpen] = createSignal(false);
  const show = ({ at }: ShownFile) => view.showPicture({ record: part.record, at });
  return (
    <>
      <Show when={album().length > 0}>
        <div class="kit-message-bubble__album" data-count={Math.min(album().length, MAX_TILES)}>
          <Index each={album().slice(0, MAX_TILES)}>
            {(file, at) => (
              <AlbumTile
                file={file()}
                more={at === MAX_TILES - 1 ? album().length - MAX_TILES : 0}
                view={view}
                onOpen={() => show(file())}
              />
            )}
          </Index>
        </div>
      </Show>
      <Index each={others()}>{(file) => <MediaFile file={file()} view={view} onOpen={show} />}</Index>
      {caption().text.trim() !== '' && drawText(part, caption(), [isOpen, setOpen], 'messages.noText')}
      {drawLink(part, caption())}
    </>
  );
}

/** Whether a file is shown in an album. */
const isTile = ({ kind, url }: ShownFile) => url !== '' && (kind === 'image' || kind === 'video');

function shownFile(
  file: MessageFile | undefined,
  ofMessage: MediaKind,
  view: MessageView,
  at = 0,
): ShownFile {
  const { url = '', name = '', bytes = 0, width = 0, height = 0 } = file ?? {};
  const kind = (file?.kind ?? ofMessage) as MediaKind;
  return {
    kind,
    url: isMediaUrl(url) ? url : '',
    name: name || view.t(WORDS[kind]),
    bytes,
    at,
    ...fitPicture(width, height),
  };
}

/** A picture or video of an album, cropped to its tile; a click opens the viewer. */
function AlbumTile(props: {
  file: ShownFile;
  /** How many more there are. */
  more: number;
  view: MessageView;
  onOpen: () => void;
}): JSX.Element {
  const { view } = untrack(() => props);
  const label = () => {
    const { name } = props.file;
    return props.more > 0
      ? view.t('messages.picture.more', { name, count: props.more })
      : view.t('messages.picture.open', { name });
  };
  return (
    <button
      type="button"
      class="kit-message-bubble__tile"
      data-kind={props.file.kind}
      tabindex="-1"
      aria-label={label()}
      onClick={() => props.onOpen()}
    >
      <Show
        when={props.file.kind === 'video'}
        fallback={<Picture file={props.file} class="kit-message-bubble__tile-picture" alt="" />}
      >
        {/* Its button opens it; inert, it is no control of the row. */}
        <video
          class="kit-message-bubble__tile-picture"
          src={props.file.url}
          muted
          playsinline
          preload="metadata"
          inert
        />
      </Show>
      <Show when={props.more > 0}>
        <span class="kit-message-bubble__tile-more" dir="ltr" aria-hidden="true">
          +{view.formatCount(props.more)}
        </span>
      </Show>
    </button>
  );
}

/** A file by its kind. */
function MediaFile(props: {
  file: ShownFile;
  view: MessageView;
  onOpen: (file: ShownFile) => void;
}): JSX.Element {
  const { view } = untrack(() => props);
  const file = createMemo(() => props.file, undefined, { equals: isSame });
  const shape = createMemo(() => (file().url === '' ? 'file' : file().kind));
  const content = createMemo(() => {
    switch (shape()) {
      case 'image':
        return <PictureBox file={file()} view={view} onOpen={() => props.onOpen(file())} />;
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
        return <FileBox file={file()} view={view} />;
    }
  });
  return <>{content()}</>;
}

/** A picture at its final size from the start; a click opens the viewer. */
function PictureBox(props: { file: ShownFile; view: MessageView; onOpen: () => void }): JSX.Element {
  return (
    <button
      type="button"
      class="kit-message-bubble__picture"
      tabindex="-1"
      aria-label={props.view.t('messages.picture.open', { name: props.file.name })}
      onClick={() => props.onOpen()}
    >
      <Picture file={props.file} class="kit-message-bubble__image" alt={props.file.name} />
    </button>
  );
}

function Picture(props: { file: ShownFile; class: string; alt: string }): JSX.Element {
  const url = createDecodedUrl(() => props.file.url);
  return (
    <img
      class={props.class}
      src={url()}
      alt={props.alt}
      width={props.file.width}
      height={props.file.height}
      decoding="async"
      draggable="false"
      onError={(event) => event.currentTarget.toggleAttribute('data-broken', true)}
    />
  );
}

function FileBox(props: { file: ShownFile; view: MessageView }): JSX.Element {
  const size = () => (props.file.bytes > 0 ? props.view.formatSize(props.file.bytes) : '');
  return (
    <span class="kit-message-bubble__file" data-kind={props.file.kind}>
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
        <span class="kit-message-bubble__file-size">{size() || props.view.t(WORDS[props.file.kind])}</span>
      </span>
    </span>
  );
}

/** The maximum size of a picture in a bubble, and the size of one with unknown dimensions, in px. */
const MAX_WIDTH = 320;
const MAX_HEIGHT = 360;
const UNKNOWN = { width: 320, height: 240 };
const MIN_PX = 96;

/** Returns the size of a picture in a bubble, in whole px: its own size, scaled down to fit. */
function fitPicture(width: number, height: number): { width: number; height: number } {
  if (!(width > 0 && height > 0)) return UNKNOWN;
  const scale = Math.min(1, MAX_WIDTH / width, MAX_HEIGHT / height);
  return {
    width: Math.max(MIN_PX, Math.round(width * scale)),
    height: Math.max(MIN_PX, Math.round(height * scale)),
  };
}

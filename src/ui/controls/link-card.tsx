import { createSignal, type JSX, onCleanup, onMount, Show, untrack } from 'solid-js';
import type { Report } from '../../client/create-report.ts';
import { linkText } from '../../text/formatters/link-text.ts';
import type { LinkPreview, LinkPreviewOf } from '../../text/link-preview.ts';

type Answer = ReturnType<LinkPreviewOf>;
type Message = Parameters<LinkPreviewOf>[1];

/** The props of `LinkCard`; constant. */
export interface LinkCardProps {
  url: string;
  /** The preview, if it is known. */
  preview?: LinkPreview | undefined;
  /** Returns the preview otherwise. */
  ask?: LinkPreviewOf | undefined;
  message?: Message;
  report: Report;
  /** Called with a requested preview. */
  onPreview?: ((preview: LinkPreview) => void) | undefined;
  /** Whether it is a control of a row, which the row puts into the Tab order. */
  isInRow?: boolean | undefined;
}

/** The answers of each function of an app, by address. */
const answers = new WeakMap<LinkPreviewOf, Map<string, Answer>>();
const MAX_ANSWERS = 500;

/** Requests a preview from the app, once per URL; after a failure, the next card retries. */
function askOnce(ask: LinkPreviewOf, url: string, message: Message): Answer {
  const known = answers.get(ask) ?? new Map<string, Answer>();
  answers.set(ask, known);
  if (known.has(url)) return known.get(url);
  const answer = ask(url, message);
  known.set(url, answer);
  const [oldest] = known.keys();
  if (known.size > MAX_ANSWERS && oldest !== undefined) known.delete(oldest);
  if (answer instanceof Promise)
    answer.then(
      (preview) => known.set(url, preview),
      () => known.delete(url),
    );
  return answer;
}

const PICTURE = /^(?:https?:|blob:|data:image\/(?!svg))/i;
/** More is never shown. */
const MAX_CHARACTERS = 300;

/** Copies the texts of a preview, which comes from an app or from a sender. */
function checked(preview: unknown): LinkPreview {
  const given = Object(preview) as Record<keyof LinkPreview, unknown>;
  const textOf = (name: keyof LinkPreview) =>
    typeof given[name] === 'string' ? given[name].trim().slice(0, MAX_CHARACTERS) : '';
  const image = typeof given.image === 'string' && PICTURE.test(given.image) ? given.image : '';
  return { title: textOf('title'), description: textOf('description'), site: textOf('site'), image };
}

/**
 * The content of a link preview: picture, title, description, and always the host to which it leads. What is not known
 * leaves its place empty.
 */
export function LinkCard(props: LinkCardProps): JSX.Element {
  const { url, preview: given, ask, message, report } = untrack(() => props);
  const [preview, setPreview] = createSignal(checked(given));
  const [isBroken, setBroken] = createSignal(false);
  let hasEnded = false;
  onCleanup(() => {
    hasEnded = true;
  });
  const show = (answer: unknown) => {
    if (hasEnded || answer === null || answer === undefined) return;
    const found = checked(answer);
    setPreview(found);
    props.onPreview?.(found);
  };
  onMount(async () => {
    if (given || !ask) return;
    try {
      const answer = askOnce(ask, url, message);
      show(answer instanceof Promise ? await answer : answer);
    } catch (cause) {
      report(cause);
    }
  });
  const host = linkText(new URL(url).host, url);
  const image = () => (isBroken() ? '' : preview().image);
  return (
    <a
      class="kit-link-preview__link"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      tabindex={props.isInRow ? '-1' : undefined}
    >
      <Show when={image()}>
        {(src) => (
          <img
            class="kit-link-preview__image"
            src={src()}
            alt=""
            loading="lazy"
            decoding="async"
            draggable="false"
            referrerpolicy="no-referrer"
            onError={() => setBroken(true)}
          />
        )}
      </Show>
      <span class="kit-link-preview__body">
        <bdi class="kit-link-preview__title">{preview().title || linkText(url, url)}</bdi>
        <bdi class="kit-link-preview__description">{preview().description}</bdi>
        <span class="kit-link-preview__site">
          <Show when={preview().site}>
            {(site) => (
              <>
                <bdi>{site()}</bdi> ·{' '}
              </>
            )}
          </Show>
          <bdi>{host}</bdi>
        </span>
      </span>
    </a>
  );
}

import { createMemo, type JSX, Show, untrack } from 'solid-js';
import type { PreviewText } from '../text/preview-text.ts';
import { Avatar } from '../ui/controls/avatar.tsx';
import { isoDate } from '../ui/controls/date.tsx';
import { describeEntity, type Hit, type HitSection, timeOf } from './create-hits.ts';
import { cutAroundMatch, MarkedText } from './marked-text.tsx';

/** The props of `HitRow`. */
export interface HitRowProps {
  id: string;
  hit: Hit;
  kind: HitSection['name'];
  keyword: string;
  /** Formats the hit's message. */
  text: () => PreviewText;
  date: (seconds: number) => string;
  isActive: boolean;
  onOpen: () => void;
}

/** A result: the user or group, and the text of a message, with the matches marked. */
export function HitRow(props: HitRowProps): JSX.Element {
  const hit = untrack(() => props.hit);
  const { name, picture, colorKey } = describeEntity(hit.entity);
  const at = timeOf(hit);
  const preview = createMemo(() => (hit.message ? props.text() : null));
  const body = () => {
    const text = preview()
      ?.body.map((segment) => segment.text)
      .join('');
    return text ? cutAroundMatch(text, props.keyword) : '';
  };
  /** Names and last messages of chats are not what was searched for. */
  const keywordOf = (isSearched: boolean) => (isSearched ? props.keyword : '');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and the keys.
    <div
      class="kit-search__hit"
      role="option"
      id={props.id}
      aria-selected={props.isActive ? 'true' : 'false'}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => props.onOpen()}
    >
      <span class="kit-search__avatar" aria-hidden="true">
        <Avatar name={name} image={picture || undefined} colorKey={colorKey} />
      </span>
      <span class="kit-search__body">
        <bdi class="kit-search__title">
          <MarkedText text={name} keyword={keywordOf(props.kind !== 'messages')} />
        </bdi>
        <Show when={body()}>
          <span class="kit-search__text">
            <Show when={preview()?.sender}>
              <span class="kit-search__sender">
                <bdi>{preview()?.sender}</bdi>
                {preview()?.colon}
              </span>
            </Show>
            <bdi>
              <MarkedText text={body()} keyword={keywordOf(props.kind === 'messages')} />
            </bdi>
          </span>
        </Show>
      </span>
      <Show when={at > 0}>
        <time class="kit-search__date" dateTime={isoDate(at)}>
          {props.date(at)}
        </time>
      </Show>
    </div>
  );
}

import { createVirtualizer } from '@tanstack/solid-virtual';
import type { Kit } from 'solid-chat-kit';
import { For, type JSX, onMount, Show, untrack } from 'solid-js';
import { createStore } from 'solid-js/store';
import { render } from 'solid-js/web';
import type { BenchMessage } from '../feed/objects.ts';
import { find } from '../lists/subject.ts';
import { type ChatMountOptions, type ChatSubject, settleUntil } from './subject.ts';
import { dayOf, timeOf } from './vanilla/message-row.ts';

// A list of messages as Solid apps write it: `createVirtualizer` with measured rows, anchored at its end, over
// messages in a store. It omits what the hand-written list omits, and its limit of loaded messages.

/** The kit's overscan in rows, its estimate of a row, the space around the rows, and when a page is needed. */
const OVERSCAN = 5;
const ESTIMATE = 56;
const PADDING = 12;
const NEAR = 1.5;
const GROUP_PAUSE = 300;

interface MessageData {
  readonly id: number;
  readonly isOwn: boolean;
  readonly text: string;
  readonly at: number;
}

/** Mounts the list, with its first page rendered. */
export async function mountTanStack({ feed, host }: ChatMountOptions): Promise<ChatSubject> {
  const { sdk, user } = feed;
  const [state, setState] = createStore<{ messages: MessageData[] }>({ messages: [] });
  let paging: 'idle' | 'loading' | 'end' = 'idle';
  const load = async () => {
    if (paging !== 'idle') return;
    paging = 'loading';
    const builder = new sdk.MessagesRequestBuilder().setUID(user.getUid());
    const [first] = untrack(() => state.messages);
    if (first) builder.setMessageId(first.id);
    const page = (await builder.build().fetchPrevious()) as readonly BenchMessage[];
    paging = page.length === 0 ? 'end' : 'idle';
    setState('messages', (messages) => [...page.map(dataOf), ...messages]);
  };
  sdk.addMessageListener('tanstack', {
    onTextMessageReceived: (message: Kit.TextMessage) =>
      setState('messages', state.messages.length, dataOf(message as BenchMessage)),
  });
  await load();
  const dispose = render(
    () => <List messages={state.messages} name={user.getName()} onStart={() => void load()} />,
    host,
  );
  const rows = host.getElementsByClassName('kit-message-list__row');
  await settleUntil(() => rows.length > 0);
  return {
    feed,
    host,
    scroller: find(host, '.kit-message-list__scroller'),
    dispose() {
      sdk.removeMessageListener('tanstack');
      dispose();
    },
  };
}

const dataOf = (message: BenchMessage): MessageData => ({
  id: message.getId(),
  isOwn: message.getSender().getUid() === 'me',
  text: message.getText(),
  at: message.getSentAt(),
});

function List(props: { messages: readonly MessageData[]; name: string; onStart: () => void }): JSX.Element {
  let scroller!: HTMLDivElement;
  const virtualizer = createVirtualizer<HTMLDivElement, HTMLLIElement>({
    get count() {
      return props.messages.length;
    },
    getScrollElement: () => scroller,
    estimateSize: () => ESTIMATE,
    getItemKey: (index) => props.messages[index]?.id ?? index,
    overscan: OVERSCAN,
    paddingStart: PADDING,
    paddingEnd: PADDING,
    anchorTo: 'end',
    followOnAppend: true,
  });
  onMount(() => virtualizer.scrollToIndex(props.messages.length - 1, { align: 'end' }));
  return (
    <div dir="ltr" class="kit-message-list">
      <div class="kit-message-list__viewport" data-phase="ready">
        <div
          ref={scroller}
          class="kit-message-list__scroller"
          style={{ 'flex-direction': 'column' }}
          role="log"
          aria-live="off"
          aria-label="Messages"
          onScroll={() => {
            if (scroller.scrollTop < scroller.clientHeight * NEAR) props.onStart();
          }}
        >
          <ol
            class="kit-message-list__items"
            role="list"
            style={{ position: 'relative', height: `${virtualizer.getTotalSize()}px` }}
          >
            <For each={virtualizer.getVirtualItems()}>
              {(item) => (
                <li
                  data-index={item.index}
                  tabindex="-1"
                  aria-labelledby={`m${item.index}s m${item.index}c m${item.index}i`}
                  ref={(element) => queueMicrotask(() => virtualizer.measureElement(element))}
                  style={{
                    position: 'absolute',
                    'inset-inline': '16px',
                    transform: `translateY(${item.start}px)`,
                  }}
                >
                  <Show when={props.messages[item.index]}>
                    {(message) => (
                      <Row
                        id={`m${item.index}`}
                        message={message()}
                        previous={props.messages[item.index - 1]}
                        next={props.messages[item.index + 1]}
                        name={props.name}
                      />
                    )}
                  </Show>
                </li>
              )}
            </For>
          </ol>
        </div>
      </div>
    </div>
  );
}

interface RowProps {
  id: string;
  message: MessageData;
  previous: MessageData | undefined;
  next: MessageData | undefined;
  name: string;
}

const isJoined = (a: MessageData | undefined, b: MessageData | undefined) =>
  a !== undefined &&
  b !== undefined &&
  a.isOwn === b.isOwn &&
  b.at - a.at <= GROUP_PAUSE &&
  dayOf(a.at) === dayOf(b.at);

/** A message, with the day above its first one. */
function Row(props: RowProps): JSX.Element {
  return (
    <>
      <Show when={!props.previous || dayOf(props.previous.at) !== dayOf(props.message.at)}>
        <div class="kit-message-list__day">
          <time class="kit-message-list__day-text">{dayOf(props.message.at)}</time>
        </div>
      </Show>
      <div
        class="kit-message-list__row"
        data-own={props.message.isOwn ? '' : undefined}
        data-first={isJoined(props.previous, props.message) ? undefined : ''}
        data-last={isJoined(props.message, props.next) ? undefined : ''}
        data-state="sent"
      >
        <div class="kit-message-bubble" data-kind="text">
          <div class="kit-message-bubble__column">
            <div class="kit-message-bubble__body" id={`${props.id}b`}>
              <span class="kit-message-bubble__sender" id={`${props.id}s`} data-unseen="">
                <bdi>{props.message.isOwn ? 'You' : props.name}</bdi>
              </span>
              <div class="kit-message-bubble__content" id={`${props.id}c`}>
                <p class="kit-message-bubble__text" dir="auto">
                  {props.message.text}
                </p>
              </div>
              <span class="kit-message-bubble__status-info-view" id={`${props.id}i`}>
                <time class="kit-date" dateTime={new Date(props.message.at * 1000).toISOString()}>
                  {timeOf(props.message.at)}
                </time>
                <span
                  class={`kit-message-bubble__receipt kit-receipts-${props.message.isOwn ? 'sent' : 'none'}`}
                  hidden={!props.message.isOwn}
                  role="img"
                  aria-label={props.message.isOwn ? 'Sent' : ''}
                />
              </span>
            </div>
          </div>
        </div>
      </div>
    </>
  );
}

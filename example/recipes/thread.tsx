import {
  type Kit,
  KitMessageComposer,
  KitMessageList,
  KitThreadHeader,
} from 'solid-chat-kit';
import { createSignal, Show } from 'solid-js';

const column = {
  display: 'flex',
  'flex-direction': 'column',
  'min-height': '0',
  flex: '1 1 0',
} as const;

/** A group, and beside it the thread of one of its messages. */
export function GroupWithThreads(props: { group: Kit.Group }) {
  const [parent, setParent] = createSignal<Kit.Message>();
  return (
    <div style={{ display: 'flex', height: '100%' }}>
      <section style={column} aria-label="Messages">
        <KitMessageList
          group={props.group}
          onThreadRepliesClick={setParent}
        />
        <KitMessageComposer group={props.group} />
      </section>
      <Show when={parent()} keyed>
        {(message) => (
          <section style={column} aria-label="Thread">
            <KitThreadHeader
              parentMessage={message}
              onClose={() => setParent(undefined)}
            />
            <KitMessageList
              group={props.group}
              parentMessageId={message.getId()}
            />
            <KitMessageComposer
              group={props.group}
              parentMessageId={message.getId()}
            />
          </section>
        )}
      </Show>
    </div>
  );
}

import { type Kit, KitMessageEvents } from 'solid-chat-kit';
import type { ServerChatKit, ServerMessage } from 'solid-chat-kit/server';
import { createEffect, createSignal, createUniqueId, For, onCleanup, onMount, Show } from 'solid-js';

/** The messages of an open chat, and a line to write. */
export function Thread(props: { kit: ServerChatKit; with: Kit.User | Kit.Group }) {
  const id = createUniqueId();
  const [messages, setMessages] = createSignal<readonly ServerMessage[]>([]);
  const [typist, setTypist] = createSignal('');
  const [text, setText] = createSignal('');
  const [me, setMe] = createSignal<string>();
  const isGroup = () => 'getGuid' in props.with;
  const peer = () => ('getGuid' in props.with ? props.with.getGuid() : props.with.getUid());
  let list: HTMLDivElement | undefined;

  const isHere = (message: Kit.Message | Kit.TypingIndicator) => {
    if (isGroup() || message.getReceiverType() === 'group') return message.getReceiverId() === peer();
    return [message.getReceiverId(), message.getSender().getUid()].includes(peer());
  };
  const add = (message: ServerMessage) => {
    if (!isHere(message) || messages().some((each) => each.getId() === message.getId())) return;
    setMessages((before) => [...before, message]);
  };
  const markAsRead = async (message: ServerMessage | undefined) => {
    if (!message) return;
    await props.kit.markAsRead(message);
    KitMessageEvents.ccMessageRead.next(message);
  };
  const load = async () => {
    const builder = new props.kit.MessagesRequestBuilder().setLimit(50);
    const request = (isGroup() ? builder.setGUID(peer()) : builder.setUID(peer())).build();
    const page = (await request.fetchPrevious()) as ServerMessage[];
    setMe((await props.kit.getLoggedinUser())?.getUid());
    setMessages(page);
    await markAsRead(page.at(-1));
  };
  const receive = (message: Kit.Message) => {
    if (!isHere(message)) return;
    add(message as ServerMessage);
    setTypist('');
    void markAsRead(message as ServerMessage);
  };

  onMount(() => {
    const { kit } = props;
    kit.addMessageListener(
      id,
      new kit.MessageListener({
        onTextMessageReceived: receive,
        onTypingStarted: (indicator) => {
          const name = indicator.getSender().getName();
          if (isHere(indicator)) setTypist(name);
        },
        onTypingEnded: () => setTypist(''),
      }),
    );
    // What was missed during a loss.
    kit.addConnectionListener(id, new kit.ConnectionListener({ onConnected: load }));
    onCleanup(() => {
      kit.removeMessageListener(id);
      kit.removeConnectionListener(id);
    });
    void load();
  });
  createEffect(() => {
    messages();
    list?.scrollTo({ top: list.scrollHeight });
  });

  const type = (value: string) => {
    const { kit } = props;
    const wasEmpty = text() === '';
    setText(value);
    if (wasEmpty === (value === '')) return;
    const indicator = new kit.TypingIndicator(peer(), isGroup() ? 'group' : 'user');
    if (value === '') kit.endTyping(indicator);
    else kit.startTyping(indicator);
  };
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (text().trim() === '') return;
    const { kit } = props;
    const message = new kit.TextMessage(peer(), text().trim(), isGroup() ? 'group' : 'user');
    message.setMuid?.(crypto.randomUUID());
    type('');
    const sent = (await kit.sendMessage(message)) as ServerMessage;
    KitMessageEvents.ccMessageSent.next({ message: sent, status: 'success' });
    add(sent);
  };
  const isOwn = (message: ServerMessage) => message.getSender().getUid() === me();

  return (
    <section class="thread" aria-label={props.with.getName()}>
      <h2>{props.with.getName()}</h2>
      <div class="thread__messages" ref={list} role="log">
        <For each={messages()}>
          {(message) => (
            <Show
              when={message.getCategory() === 'message'}
              fallback={<p class="hint">{`${message.getSender().getName()} ${message.getAction()}`}</p>}
            >
              <p class="thread__message" classList={{ 'thread__message-own': isOwn(message) }}>
                <Show when={isGroup()}>
                  <b>{message.getSender().getName()} </b>
                </Show>
                {message.getText()}
              </p>
            </Show>
          )}
        </For>
      </div>
      <p class="hint" aria-live="polite">
        {typist() && `${typist()} is typing …`}
      </p>
      <form onSubmit={send}>
        <input
          aria-label="Message"
          placeholder="Write a message"
          autocomplete="off"
          value={text()}
          onInput={(event) => type(event.target.value)}
        />
        <button type="submit">Send</button>
      </form>
    </section>
  );
}

/** @typedef {import('solid-chat-kit/element').Kit.Conversation} Conversation */
/** @typedef {import('solid-chat-kit/element').Kit.Message} Message */

/**
 * The open chat: its newest messages, and a field to reply.
 * @param {import('solid-chat-kit/local').LocalKit} sdk
 * @param {{ title: HTMLElement, messages: HTMLElement, composer: HTMLFormElement, onRead: (conversation:
 * Conversation) => void, onSent: (message: Message) => void }} parts
 */
export function createThread(sdk, { title, messages, composer, onRead, onSent }) {
  /** @type {Conversation | undefined} */
  let open;
  const text = /** @type {HTMLInputElement} */ (composer.elements.namedItem('text'));
  const send = composer.querySelector('button');

  /** @param {Message} message */
  const draw = (message) => {
    const item = document.createElement('li');
    const isOwn = message.getSender().getUid() === 'ann';
    item.classList.toggle('own', isOwn);
    if (!isOwn) {
      const sender = document.createElement('strong');
      sender.textContent = message.getSender().getName();
      item.append(sender);
    }
    item.append(textOf(message));
    messages.append(item);
    messages.scrollTop = messages.scrollHeight;
  };

  /** @param {Message} message */
  const isOfOpen = (message) => message.getConversationId() === open?.getConversationId();

  /** @param {Message} message */
  const take = async (message) => {
    if (!open || !isOfOpen(message)) return;
    draw(message);
    await sdk.markAsRead(message);
    onRead(open);
  };
  const listener = {
    onTextMessageReceived: take,
    onMediaMessageReceived: take,
    onCustomMessageReceived: take,
  };
  sdk.addMessageListener('thread', new sdk.MessageListener(listener));

  composer.addEventListener('submit', async (event) => {
    event.preventDefault();
    const words = text.value.trim();
    if (!open || words === '') return;
    text.value = '';
    const { id, type } = receiverOf(open);
    const sent = await sdk.sendMessage(new sdk.TextMessage(id, words, type));
    onSent(sent);
    if (isOfOpen(sent)) draw(sent);
  });

  return {
    /**
     * Shows a conversation.
     * @param {Conversation} conversation
     */
    async open(conversation) {
      open = conversation;
      title.textContent = conversation.getConversationWith().getName();
      text.disabled = false;
      if (send) send.disabled = false;
      const { id, type } = receiverOf(conversation);
      const builder = new sdk.MessagesRequestBuilder().setLimit(20);
      const page = await (type === 'user' ? builder.setUID(id) : builder.setGUID(id)).build().fetchPrevious();
      if (open !== conversation) return;
      messages.replaceChildren();
      page.forEach(draw);
      const last = page.at(-1);
      if (last && conversation.getUnreadMessageCount() > 0) {
        await sdk.markAsRead(last);
        onRead(conversation);
      }
    },
  };
}

/**
 * Returns the receiver of a conversation's messages.
 * @param {Conversation} conversation
 */
function receiverOf(conversation) {
  const entity = conversation.getConversationWith();
  return 'getGuid' in entity
    ? { id: entity.getGuid(), type: 'group' }
    : { id: entity.getUid(), type: 'user' };
}

/** @param {Message} message */
function textOf(message) {
  if (message.getDeletedAt()) return 'This message was deleted.';
  const { getText, getCaption } = /** @type {{ getText?: () => string, getCaption?: () => string }} */ (
    message
  );
  return getText?.call(message) || getCaption?.call(message) || `[${message.getType()}]`;
}

// A page without a framework: it finds the lists in its markup, gives them an SDK, and listens.
// @ts-expect-error the package's file, as the server of this page hands it out
import { init, KitConversationEvents, KitMessageEvents } from './kit/element/chat.js';
// @ts-expect-error the same
import { controlOf } from './kit/local/control.js';
// @ts-expect-error the same
import { createLocalKit } from './kit/local.js';
import { createThread } from './thread.js';

/** @typedef {import('solid-chat-kit/element').Kit.Conversation} Conversation */

/** @param {string} id */
const byId = (id) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element with the id "${id}".`);
  return element;
};
const chats = /** @type {import('solid-chat-kit/element').KitConversationsElement} */ (
  /** @type {unknown} */ (byId('chats'))
);
const users = /** @type {import('solid-chat-kit/element').KitUsersElement} */ (
  /** @type {unknown} */ (byId('users'))
);

/** @type {import('solid-chat-kit/local').LocalKit} */
const sdk = createLocalKit({ seed: { conversations: 60, users: 80 }, persist: false });
await sdk.login('ann');
// For every element of the page; an element can have its own SDK in its property `sdk`.
init({ sdk });

const thread = createThread(sdk, {
  title: byId('thread-title'),
  messages: byId('messages'),
  composer: /** @type {HTMLFormElement} */ (byId('composer')),
  // Notifies the lists of what the SDK does not report to its own user.
  onRead: (conversation) => KitConversationEvents.ccMarkConversationAsRead.next(conversation),
  onSent: (message) => KitMessageEvents.ccMessageSent.next({ message, status: 'success' }),
});

chats.addEventListener('kit-item-click', async ({ detail: conversation }) => {
  chats.activeConversation = conversation;
  await thread.open(conversation);
});

// A view is any DOM node. This one marks users who may steer a boat.
/** @param {import('solid-chat-kit/element').Kit.User} user */
users.titleView = (user) => {
  const title = document.createElement('span');
  title.textContent = user.getTags()?.includes('vip') ? `${user.getName()} ⚓` : user.getName();
  return title;
};
users.addEventListener('kit-selection', ({ detail: invited }) => {
  byId('invited').textContent =
    invited.length === 0
      ? 'Nobody is invited yet.'
      : `Invited: ${invited.map((user) => user.getName()).join(', ')}`;
});

let said = 0;
byId('write').addEventListener('click', () => {
  said += 1;
  controlOf(sdk).sendAs('bob', new sdk.TextMessage('ann', `The tide turns, ${said} of ${said}.`, 'user'));
});
byId('theme').addEventListener('click', ({ currentTarget }) => {
  const isDark = document.documentElement.dataset.theme !== 'dark';
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  /** @type {HTMLElement} */ (currentTarget).setAttribute('aria-pressed', String(isDark));
});

// The bubble in the corner opens a whole chat, which keeps its place while it is closed.
const bubble = byId('chat-button');
const chatWindow = byId('chat-window');
const chat = /** @type {import('solid-chat-kit/element/chat').KitChatElement} */ (
  /** @type {unknown} */ (byId('chat'))
);
chat.messages = { startFromUnreadMessages: true, disableSoundForMessages: true };
chat.conversations = { disableSoundForMessages: true };
chat.composer = { disableSoundForMessages: true };
/** @param {boolean} isOpen */
const showChat = (isOpen) => {
  chatWindow.hidden = !isOpen;
  bubble.setAttribute('aria-expanded', String(isOpen));
  bubble.setAttribute('aria-label', isOpen ? 'Close the chat' : 'Open the chat');
  if (isOpen) chatWindow.querySelector('button')?.focus();
  else bubble.focus();
};
bubble.addEventListener('click', () => showChat(chatWindow.hidden === true));
chatWindow.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.defaultPrevented) showChat(false);
});

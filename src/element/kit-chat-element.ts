import { drawChat } from '../chat/kit-chat.tsx';
import type { KitChatProps } from '../chat/props.ts';
import type { OpenedChat } from '../client/boundary/kinds.ts';
import type { ComposerChat } from '../composer/composer.ts';
import type { Kit } from '../sdk/index.ts';
import { PlainRoot } from '../ui/list/list-root.tsx';
import { flag } from './attributes.ts';
import type {
  DomProps,
  ElementListeners,
  ElementSettings,
  ElementView,
  WithoutAttributes,
} from './element-types.ts';
import { createElementClass } from './kit-element.tsx';

type ElementProps = WithoutAttributes<KitChatProps>;

/** The names of the props that hold the props of a part. */
type PartName = 'conversations' | 'users' | 'header' | 'messages' | 'composer' | 'threadHeader';

/** The props of the chat as properties, with views made of DOM nodes. */
type ChatElementProps = Omit<DomProps<ElementProps>, PartName | 'listHeaderView' | 'composerView'> & {
  listHeaderView?: ElementView;
  composerView?: ((chat: ComposerChat) => ElementView) | undefined;
} & {
  [K in PartName]?: DomProps<WithoutAttributes<NonNullable<KitChatProps[K]>>> | undefined;
};

/** The events of `<kit-chat>`. They bubble but do not leave their shadow tree. */
export interface KitChatElementEventMap extends HTMLElementEventMap {
  /** Another chat was opened, or with null, the chat was closed. */
  'kit-chat-change': CustomEvent<OpenedChat | null>;
  /** A thread was opened, by its first message, or with null, it was closed. */
  'kit-thread-change': CustomEvent<Kit.Message | null>;
  /** An error occurred. */
  'kit-error': CustomEvent<Kit.Exception>;
}

/**
 * `<kit-chat>`: a whole chat for a page without Solid. Each prop of `KitChat` is a property; flags are
 * attributes in kebab-case as well (`hide-new-chat`).
 * @example
 * const chat = document.querySelector('kit-chat');
 * chat.sdk = Kit;
 * chat.addEventListener('kit-chat-change', ({ detail }) => remember(detail));
 */
export interface KitChatElement
  extends Omit<HTMLElement, 'addEventListener' | 'removeEventListener'>,
    ElementListeners<KitChatElementEventMap>,
    ElementSettings,
    ChatElementProps {}

/** The class of `<kit-chat>`. */
export const KitChatElement = createElementClass<ElementProps>({
  component: (props) => drawChat(props, PlainRoot),
  callbacks: (dispatch, own) => ({
    onChatChange: (chat) => {
      dispatch('kit-chat-change', chat);
      own.onChatChange?.(chat);
    },
    onThreadChange: (message) => {
      dispatch('kit-thread-change', message);
      own.onThreadChange?.(message);
    },
  }),
  properties: {
    user: null,
    group: null,
    chat: null,
    onChatChange: null,
    thread: null,
    onThreadChange: null,
    onError: null,
    hideNewChat: flag,
    hideSearch: flag,
    hideInfo: flag,
    hideMenu: flag,
    disableHistory: flag,
    columnWidth: null,
    conversations: null,
    users: null,
    search: null,
    header: null,
    messages: null,
    composer: null,
    info: null,
    menu: null,
    threadHeader: null,
    listHeaderView: null,
    composerView: null,
    emptyView: null,
  },
}) as unknown as new () => KitChatElement;

import type { Kit } from 'solid-chat-kit';
import { RECEIVER_TYPE } from 'solid-chat-kit/contract';
import { createLocalKit, type LocalData } from 'solid-chat-kit/local';

/** How many of the newest conversations receive simulated events. */
const MOST = 1_000;

/** Someone who can write to a user, and where. */
export interface Peer {
  readonly uid: string;
  readonly type: 'user' | 'group';
  /** The receiver: the user, or the group. */
  readonly receiverId: string;
  /** The user's own last message there, while it is unread. */
  own: Kit.Message | undefined;
}

/** Finds who can write to a user: the users of conversations, and in groups the last sender. Newest first. */
export async function loadPeers(data: LocalData, me: string): Promise<Peer[]> {
  const kit = createLocalKit({ data });
  await kit.login(me);
  const conversations = await new kit.ConversationsRequestBuilder().setLimit(MOST).build().fetchNext();
  await kit.logout();
  return conversations.flatMap((conversation) => peerOf(conversation, me) ?? []);
}

function peerOf(conversation: Kit.Conversation, me: string): Peer | undefined {
  const last = conversation.getLastMessage() ?? undefined;
  const isOwn = last?.getSender().getUid() === me;
  if (conversation.getConversationType() === RECEIVER_TYPE.GROUP) {
    if (!last || isOwn) return undefined;
    const receiverId = (conversation.getConversationWith() as Kit.Group).getGuid();
    return { uid: last.getSender().getUid(), type: 'group', receiverId, own: undefined };
  }
  const user = conversation.getConversationWith() as Kit.User;
  if (user.getBlockedByMe() || user.getHasBlockedMe()) return undefined;
  const own = isOwn && !last?.getReadAt() ? last : undefined;
  return { uid: user.getUid(), type: 'user', receiverId: me, own };
}

/** Prefers peers with recent activity. */
export function somePeer(peers: readonly Peer[]): Peer | undefined {
  return peers[Math.floor(peers.length * Math.random() ** 3)];
}

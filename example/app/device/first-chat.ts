import { chatOf, type Kit, type OpenedChat } from 'solid-chat-kit';
import type { LocalKit } from 'solid-chat-kit/local';
import { STORY_GROUP } from '../story/story.ts';

/** How many of the newest conversations are looked at. */
const LOOKED_AT = 20;
/** Whom a second device or tab signs in: that side sees what is read here. */
const OTHER_SIDES = ['ann', 'bob'];

/** Finds the chat to open first: that of the story, else the newest, rather with a person, with nothing unread that opening would clear. */
export async function findFirstChat(kit: LocalKit): Promise<OpenedChat | undefined> {
  const newest: Kit.Conversation[] = await new kit.ConversationsRequestBuilder()
    .setLimit(LOOKED_AT)
    .build()
    .fetchNext();
  const story = newest.find((each) => chatOf(each).group?.getGuid() === STORY_GROUP);
  if (story) return chatOf(story);
  const calm = newest.filter((each) => each.getUnreadMessageCount() === 0).map((each) => chatOf(each));
  return calm.find(({ user }) => user && isCalm(user)) ?? calm.find(({ group }) => group);
}

function isCalm(user: Kit.User): boolean {
  return !OTHER_SIDES.includes(user.getUid()) && !user.getBlockedByMe() && !user.getHasBlockedMe();
}

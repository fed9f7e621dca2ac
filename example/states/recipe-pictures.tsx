import type { KitChatSDK } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import type { JSX } from 'solid-js';
import { STORY_GROUP, writeStory } from '../app/story/story.ts';
import { storyTexts } from '../app/story/texts.ts';
import { PickUser } from '../recipes/dialog.tsx';
import { Discreet } from '../recipes/initials.tsx';
import { Lines } from '../recipes/own-bubbles.tsx';
import { ChatWithPolls } from '../recipes/own-kinds.tsx';
import { filled } from './messages.tsx';
import { settled, shown } from './page.ts';
import type { State } from './state.ts';

/** What recipes of the documents look like, by frame name. */
export const RECIPE_PICTURES: Record<string, State<Promise<{ view: () => JSX.Element }>>> = {
  initials: {
    caption: 'Initials instead of pictures',
    pictured: 'Discreet',
    props: async () => ({ view: Discreet }),
    reach: settled,
  },
  dialog: {
    caption: 'People in a dialog',
    pictured: 'PickUser',
    props: async () => ({ view: () => <PickUser onPick={() => {}} onClose={() => {}} /> }),
    reach: () => shown('dialog .kit-list__row'),
  },
  lines: {
    caption: 'Own bubbles',
    pictured: 'Lines',
    props: async (kit) => {
      await writeStory(kit.data, storyTexts('en'));
      const group = await kit.getGroup(STORY_GROUP);
      return { view: () => <Lines group={group} /> };
    },
    reach: filled,
  },
  polls: {
    caption: 'Own kinds of messages',
    pictured: 'ChatWithPolls',
    props: async (kit) => {
      const user = await kit.getUser('bob');
      const poll = { question: 'Pizza or ramen on Friday?' };
      await controlOf(kit).sendAs('bob', new kit.CustomMessage('ann', 'user', 'poll', poll));
      return { view: () => <ChatWithPolls sdk={kit as KitChatSDK} user={user} /> };
    },
    reach: filled,
  },
};

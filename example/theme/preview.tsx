import { type Kit, KitChat, KitProvider, KitUsers, SelectionMode } from 'solid-chat-kit';
import { createLocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { createSignal, type JSX, onMount } from 'solid-js';
import { avatarOf } from '../app/avatars.ts';
import { fileOf } from '../app/data/files.ts';
import { STORY_GROUP, STORY_MINUTES, writeStory } from '../app/story/story.ts';
import { storyTexts } from '../app/story/texts.ts';

/** A chat and the users in the theme. */
export function Preview(props: {
  theme: string | undefined;
  density: string;
  locale: string;
  ref: (element: HTMLElement) => void;
}): JSX.Element {
  const now = Math.floor(Date.now() / 1000) - STORY_MINUTES * 60;
  const sdk = createLocalKit({
    seed: { seed: 10, now, conversations: 60, users: 90, avatar: avatarOf, file: fileOf },
    persist: false,
  });
  const [group, setGroup] = createSignal<Kit.Group>();
  onMount(async () => {
    await writeStory(sdk.data, storyTexts('en'));
    await sdk.login('ann');
    controlOf(sdk).typeAs('mira', new sdk.TypingIndicator(STORY_GROUP, 'group'));
    const found = await sdk.getGroup(STORY_GROUP);
    setGroup(() => found);
  });

  return (
    <div class="kit preview" data-theme={props.theme} data-density={props.density} ref={props.ref}>
      <KitProvider sdk={sdk} locale={props.locale}>
        <div class="preview__part">
          <KitChat
            disableHistory
            group={group()}
            conversations={{ disableSoundForMessages: true }}
            messages={{ disableSoundForMessages: true }}
          />
        </div>
        <div class="preview__part">
          <KitUsers selectionMode={SelectionMode.multiple} showSelectedUsersPreview />
        </div>
      </KitProvider>
    </div>
  );
}

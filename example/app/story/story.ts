import type { Kit } from 'solid-chat-kit';
import {
  createLocalKit,
  Group,
  type LocalData,
  type LocalKit,
  type SeedFile,
  User,
} from 'solid-chat-kit/local';
import { controlOf, type KitControl } from 'solid-chat-kit/local/control';
import { faceOf } from '../avatars.ts';
import boat from '../pictures/boat.svg?url&no-inline';
import breakfast from '../pictures/breakfast.svg?url&no-inline';
import cabin from '../pictures/cabin.svg?url&no-inline';
import campfire from '../pictures/campfire.svg?url&no-inline';
import lake from '../pictures/lake.svg?url&no-inline';
import { picture } from '../pictures/picture.ts';
import type { StoryTexts } from './texts.ts';

/** The group of the story. */
export const STORY_GROUP = 'lake-weekend';

/** The members of the group besides the signed-in user. */
export const STORY_FRIENDS = ['bob', 'mira', 'jonas', 'leila'];

/** How long ago the story began, in minutes: the people of the seed wrote before. */
export const STORY_MINUTES = 55;

const MINUTE = 60_000;
/** The story's people besides the two users of the seed, and their faces. */
const FRIENDS = [
  ['mira', 4],
  ['jonas', 7],
  ['leila', 9],
] as const;
const ME = 'ann';

/** Writes the story's group chat into a new data set, as if its people had written during the last hour. */
export async function writeStory(data: LocalData, texts: StoryTexts): Promise<void> {
  const kit = createLocalKit({ data });
  await kit.login(ME);
  const control = controlOf(kit);
  const isThere = await kit.getGroup(STORY_GROUP).then(
    () => true,
    () => false,
  );
  try {
    if (!isThere) await write(kit, control, texts);
  } finally {
    await control.setClock();
    control.disconnect();
  }
}

async function write(kit: LocalKit, control: KitControl, texts: StoryTexts): Promise<void> {
  const begun = Date.now();
  const at = (minutesAgo: number) => control.setClock(() => begun - minutesAgo * MINUTE);
  const say = async (minutesAgo: number, from: string, message: Kit.Message) => {
    await at(minutesAgo);
    return control.sendAs(from, message);
  };
  const text = (said: string) => new kit.TextMessage(STORY_GROUP, said, 'group');
  const pictures = (caption: string, ...files: SeedFile[]) => {
    const message = new kit.MediaMessage(STORY_GROUP, files as never, 'image', 'group');
    message.setCaption(caption);
    return message;
  };
  const reply = (parent: Kit.Message, said: string) => {
    const message = text(said);
    message.setParentMessageId(parent.getId());
    return message;
  };
  const react = async (message: Kit.Message, ...reactions: readonly [uid: string, emoji: string][]) => {
    for (const [uid, emoji] of reactions) await control.reactAs(uid, message, emoji);
  };

  await at(STORY_MINUTES);
  for (const [uid, face] of FRIENDS) {
    const user = new User(uid, texts.people[uid]);
    user.setAvatar(faceOf(face));
    await kit.createUser(user);
  }
  const group = new Group(STORY_GROUP, texts.group, 'private');
  group.setIcon(cabin);
  await kit.createGroup(group);
  await kit.addMembersToGroup(STORY_GROUP, STORY_FRIENDS);

  const news = await say(52, 'mira', text(texts.news));
  await react(news, ['ann', '🎉'], ['jonas', '🎉'], ['leila', '🎉'], ['bob', '❤️']);
  await say(50, 'jonas', text(texts.driving));
  const place = await say(47, 'leila', pictures(texts.cabin, picture('cabin.jpg', cabin, 960, 640)));
  await react(place, ['mira', '😍'], ['ann', '😍'], ['bob', '😍']);
  await say(46, 'ann', text(texts.bed));
  await say(45, 'bob', text(texts.hammock));
  const list = await say(38, 'mira', text(texts.list));
  await say(36, 'jonas', reply(list, texts.firewood));
  await say(35, 'leila', reply(list, texts.salad));
  await say(33, 'ann', reply(list, texts.matches));
  const coffee = text(texts.coffee);
  coffee.setQuotedMessageId(list.getId());
  await react(await say(31, 'ann', coffee), ['mira', '☕'], ['leila', '☕']);
  const summer = [
    picture('lake.jpg', lake, 960, 720),
    picture('boat.jpg', boat, 960, 720),
    picture('campfire.jpg', campfire, 960, 720),
  ];
  await react(await say(24, 'leila', pictures(texts.water, ...summer)), ['mira', '😍'], ['jonas', '🔥']);
  await say(23, 'ann', text(texts.swimming));
  await react(
    await say(21, 'jonas', pictures(texts.breakfast, picture('breakfast.jpg', breakfast, 800, 800))),
    ['bob', '🤤'],
  );
  await say(12, 'mira', text(`<@uid:${ME}> ${texts.station}`));
  await say(10, 'ann', text(texts.ofCourse));
  await say(10, 'leila', text('🙏'));
  const last = await say(4, 'bob', text(texts.forecast));
  for (const uid of [ME, ...STORY_FRIENDS]) await control.receiveAs(uid, last);
  for (const uid of ['mira', 'leila']) await control.setPresence(uid, 'online');
}

/** Goes on with the story while somebody looks: one types and writes, another one answers. */
export async function continueStory(
  kit: LocalKit,
  texts: StoryTexts,
  pause: (ms: number) => Promise<void>,
): Promise<void> {
  const control = controlOf(kit);
  const last = (await kit.getConversation(STORY_GROUP, 'group')).getLastMessage();
  const isNew = (last as { getText?(): string } | null)?.getText?.() === texts.forecast;
  if (!isNew) return;
  const say = async (uid: string, said: string, ms: number) => {
    const typing = new kit.TypingIndicator(STORY_GROUP, 'group');
    await control.typeAs(uid, typing);
    await pause(ms);
    await control.typeAs(uid, typing, false);
    return control.sendAs(uid, new kit.TextMessage(STORY_GROUP, said, 'group'));
  };
  await pause(2500);
  const packed = await say('jonas', texts.packed, 2600);
  await pause(1200);
  await control.reactAs('mira', packed, '😂');
  await say('mira', texts.cannotWait, 1800);
}

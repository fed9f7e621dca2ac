import { messageOf, SoakGroup } from '../objects.ts';
import type { Said } from './steps.ts';
import type { World } from './world.ts';

/** How the SDK tells what happened in a group, and whether it names who did it. */
const GROUP_EVENTS = {
  joined: ['onGroupMemberJoined', false],
  left: ['onGroupMemberLeft', false],
  kicked: ['onGroupMemberKicked', true],
  banned: ['onGroupMemberBanned', true],
  added: ['onMemberAddedToGroup', true],
} as const;

/** Somebody, or the user, comes or goes in a group. */
export function changeGroup(world: World): Said {
  const { server, random } = world;
  const chat = random.pick(server.chats.filter((each) => each.isGroup));
  const { shuffles, redelivers } = server.temperament;
  // What comes late from a group that the user is back in looks like what came after.
  const isSelf =
    random.chance(0.3) && !shuffles && !redelivers && server.clients.every((each) => each.isConnected);
  // What others do in a group makes no conversation of it.
  if (!isSelf && (!chat.isMember || server.visible(chat).length === 0)) return undefined;
  if (isSelf && server.clients.some((each) => each.isSending(chat))) return undefined;
  const action = random.pick(
    isSelf && !chat.isMember
      ? (['added'] as const)
      : isSelf
        ? (['kicked', 'banned', 'left'] as const)
        : (['joined', 'left', 'kicked', 'banned', 'added'] as const),
  );
  const [event, hasActor] = GROUP_EVENTS[action];
  const by = isSelf && !hasActor ? 'me' : world.memberOf(chat);
  const about = isSelf ? 'me' : hasActor ? world.memberOf(chat) : by;
  server.now++;
  server.hasActions = true;
  const message = server.post(chat, by, '', action, about);
  const users = hasActor ? [world.user(about), world.user(by)] : [world.user(about)];
  const args = [messageOf(message, chat, server.temperament), ...users, new SoakGroup(chat.id)];
  server.tell('Group', event, args, (client) => {
    if (action !== 'joined' && action !== 'added') client.typing.end(chat, about);
    if (isSelf) for (const list of client.audience) list.deleted(chat);
  });
  if (isSelf) chat.isMember = action === 'added';
  return `${chat.key}: ${by} ${action} ${about} (#${message.id})`;
}

/** The user blocks or unblocks another one. */
export function block(world: World): Said {
  const { server, client, random, events } = world;
  const uid = random.pick(world.users);
  const isBlocked = !server.blocked.delete(uid);
  if (isBlocked) server.blocked.add(uid);
  const user = { ...world.user(uid), getBlockedByMe: () => isBlocked };
  events.users[isBlocked ? 'ccUserBlocked' : 'ccUserUnblocked'].next(user);
  if (isBlocked) client.typing.quiet(uid);
  for (const other of client.others) {
    other.isStale = true;
    other.unsure.add(uid);
    other.typing.mayBeQuiet(uid);
  }
  return `${uid} is ${isBlocked ? 'blocked' : 'unblocked'}`;
}

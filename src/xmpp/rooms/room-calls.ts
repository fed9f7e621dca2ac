import type { Agent, Stanzas } from 'stanza';
import { bareJid } from '../shared/addresses.ts';
import { conditionOf, offlineError } from '../shared/coded-error.ts';
import { MEMBERS } from './membership.ts';
import { type RoomInfo, type RoomSettings, readRoomInfo, roomForm } from './room-kind.ts';
import { SELF } from './room-status.ts';

/** The timeout for entering a room, in ms. */
const TIMEOUT_MS = 15_000;

/** Enters a room (XEP-0045) without its history, which comes from the archive. */
export function enter(client: Agent, room: string, nick: string, password?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      client.off('presence', listen);
      client.off('disconnected', lose);
      finish();
    };
    const lose = () => settle(() => reject(offlineError()));
    const listen = (presence: Stanzas.ReceivedPresence) => {
      if (bareJid(presence.from) !== room) return;
      if (presence.type === 'error') settle(() => reject(presence));
      const codes = ((presence.muc as Stanzas.MUCInfo | undefined)?.statusCodes ?? []).map(String);
      if (presence.type === undefined && codes.includes(SELF)) {
        settle(resolve);
      }
    };
    const timer = setTimeout(
      () => settle(() => reject(offlineError(`The room ${room} does not answer.`))),
      TIMEOUT_MS,
    );
    client.on('presence', listen);
    client.on('disconnected', lose);
    client.sendPresence({
      to: `${room}/${nick}`,
      muc: { type: 'join', password, history: { maxStanzas: 0 } },
    });
  });
}

/** Leaves a room for this session. */
export function exit(client: Agent, room: string, nick: string): void {
  client.sendPresence({ to: `${room}/${nick}`, type: 'unavailable' });
}

/** Fetches information about a room; rejects if it does not exist. */
export async function fetchInfo(client: Agent, room: string): Promise<RoomInfo> {
  return readRoomInfo(await client.getDiscoInfo(room));
}

/** Fetches the members of a room; [] if the room hides them from this user. */
export async function fetchMembers(client: Agent, room: string): Promise<Stanzas.MUCUserItem[]> {
  const lists = await Promise.all(
    MEMBERS.map((affiliation) =>
      client.getRoomMembers(room, { affiliation }).then(
        ({ muc }) => muc.users ?? [],
        (error): Stanzas.MUCUserItem[] => {
          if (conditionOf(error) !== 'forbidden') throw error;
          return [];
        },
      ),
    ),
  );
  return lists.flat();
}

export async function configure(client: Agent, room: string, settings: RoomSettings): Promise<void> {
  await client.configureRoom(room, roomForm(settings));
}

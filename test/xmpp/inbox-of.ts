import { createClient, JXT } from 'stanza';
import type { ReceivedMessage } from 'stanza/protocol/index.js';
import { Archive } from '../../src/xmpp/archive/archive.ts';
import type { Effect } from '../../src/xmpp/archive/effects.ts';
import { extensions } from '../../src/xmpp/connection/extensions.ts';
import { Clock } from '../../src/xmpp/inbox/clock.ts';
import { mentionOf } from '../../src/xmpp/json/mentions.ts';
import { Positions } from '../../src/xmpp/reading/positions.ts';
import type { ReadMarks } from '../../src/xmpp/reading/read-marks.ts';
import { Receiver } from '../../src/xmpp/session/receiver.ts';
import { Dropped } from '../../src/xmpp/shared/dropped.ts';
import { History } from '../../src/xmpp/sync/history.ts';

export const ANN = 'ann@example.org';
export const BOB = 'bob@example.org';
export const EVE = 'eve@example.org';

const { stanzas } = createClient({ jid: ANN });
stanzas.define(extensions(JXT));

/** Reads XML as the client library does. */
export function parse(xml: string): ReceivedMessage {
  return stanzas.import(JXT.parse(xml)) as ReceivedMessage;
}

/** Writes a message to Ann, archived at a second. */
export function messageXml(from: string, id: string, content: string, second = 1): string {
  const archiveId = archiveIdAt(second);
  return `<message xmlns="jabber:client" type="chat" from="${from}/phone" to="${ANN}" id="${id}">
    <stanza-id xmlns="urn:xmpp:sid:0" by="${ANN}" id="${archiveId}"/>${content}</message>`;
}

/** The id of a message in the archive, which is its time. */
export const archiveIdAt = (second: number): string => String((1_790_000_000 + second) * 1_000_000);

/** Opens an archive of Ann in memory. */
export function openArchive(dropped = new Dropped()): Promise<Archive> {
  return Archive.open(ANN, {
    name: 'test',
    persist: false,
    mention: mentionOf('ann'),
    drop: dropped.drop,
    onError(error) {
      throw error;
    },
  });
}

/** Ann's inbox with an archive in memory. */
export async function inboxOfAnn() {
  const dropped = new Dropped();
  const archive = await openArchive(dropped);
  const clock = new Clock();
  const history = new History(ANN, dropped.drop);
  const effects: Effect[] = [];
  const errors: unknown[] = [];
  const context = {
    me: ANN,
    archive,
    clock,
    history,
    drop: dropped.drop,
    marks: {} as ReadMarks,
    kindOf: (chat: string) => archive.chats.get(chat)?.kind ?? ('user' as const),
    fail: () => undefined,
    report: (error: unknown) => void errors.push(error),
    async apply(changes: Parameters<Archive['apply']>[0]) {
      effects.push(...(await archive.apply(changes)));
    },
  };
  const receiver = new Receiver(context, { ...context, parts: [new Positions(context)] });
  return {
    archive,
    dropped: dropped.counts,
    effects,
    errors,
    /** Takes in a stanza as it comes from the server; resolves once it is dealt with. */
    async hear(xml: string) {
      receiver.receive(parse(xml));
      await archive.write(async () => undefined);
    },
    /** Returns the texts of a chat. */
    async texts(chat: string) {
      return (await archive.page({ chat, limit: 100 })).map(({ text }) => text);
    },
  };
}

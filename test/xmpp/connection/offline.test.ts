import { EventEmitter } from 'node:events';
import type { Agent } from 'stanza';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enter } from '../../../src/xmpp/rooms/room-calls.ts';
import { History } from '../../../src/xmpp/sync/history.ts';
import { ANN, CREW } from '../rooms-of.ts';

/** A client whose server answers nothing. */
class SilentClient extends EventEmitter {
  nextId = () => 'q1';
  sendPresence() {}
  sendIQ = () => new Promise<never>(() => undefined);
}

let client: SilentClient;
let agent: Agent;
beforeEach(() => {
  vi.useFakeTimers();
  client = new SilentClient();
  agent = client as unknown as Agent;
});
afterEach(() => vi.useRealTimers());

const offline = { code: 'ERR_OFFLINE' };

it('[sdk.xmpp.offline] tells that the connection was lost while a room was entered', async () => {
  const entering = enter(agent, CREW, 'ann');
  client.emit('disconnected');
  await expect(entering).rejects.toMatchObject(offline);
  expect(client.eventNames()).toEqual([]);
});

it('[sdk.xmpp.offline] tells that a room does not answer', async () => {
  const entering = expect(enter(agent, CREW, 'ann')).rejects.toMatchObject(offline);
  await vi.runAllTimersAsync();
  await entering;
  expect(client.eventNames()).toEqual([]);
});

it('[sdk.xmpp.offline] tells that the connection was lost before or while an archive answered', async () => {
  const history = new History(ANN, () => undefined);
  const fetching = history.fetch(agent, { limit: 10 });
  history.interrupt();
  await expect(fetching).rejects.toMatchObject(offline);
  await expect(history.fetch(agent, { limit: 10 })).rejects.toMatchObject(offline);
});

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';

// Many clients that chat in groups and in a lobby, and afterwards a count of what reached them.

export interface Member {
  readonly user: string;
  readonly token: string;
  /** The groups this user is in. */
  readonly groups: readonly string[];
}

export interface LoadOptions {
  /** The servers; members use them in turn, and the next one while theirs is away. */
  readonly servers: readonly string[];
  readonly members: readonly Member[];
  /** How many messages go to each group in a second. */
  readonly rates: Readonly<Record<string, number>>;
  readonly seconds: number;
  /** What happens in the middle of the sends. */
  readonly meanwhile?: () => Promise<void>;
}

export interface LoadResult {
  readonly acknowledged: number;
  /** How many events clients got. */
  readonly received: number;
  /** Messages that a client lacks, got twice, or got after a later one of the same chat; what nobody acknowledged. */
  readonly lost: number;
  readonly doubled: number;
  readonly disordered: number;
  readonly invented: number;
  /** How many groups two clients saw in different orders. */
  readonly differing: number;
  readonly retried: number;
  /** From the call to the event at another client. */
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const SETTLE_LIMIT_MS = 60_000;
const CALL_MS = 10_000;
const LONGEST_PAUSE_MS = 2000;
/** `fetch` takes twice the time of these many clients in one process. */
const agent = new Agent({ keepAlive: true });

class Client {
  readonly member: Member;
  readonly #servers: readonly string[];
  #at: number;
  #socket: WebSocket | undefined;
  #isClosed = false;
  readonly #device = randomUUID();
  /** The messages of each group in the order of their arrival; those of one's own when they are acknowledged. */
  readonly known = new Map<string, Set<number>>();
  readonly #byEvent = new Set<number>();
  received = 0;
  doubled = 0;
  disordered = 0;
  retried = 0;
  isUp = false;
  readonly onArrival: (muid: string) => void;

  constructor(member: Member, servers: readonly string[], at: number, onArrival: (muid: string) => void) {
    this.member = member;
    this.#servers = servers;
    this.#at = at;
    this.onArrival = onArrival;
    for (const group of member.groups) this.known.set(group, new Set());
  }

  get #base() {
    return this.#servers[this.#at % this.#servers.length] as string;
  }

  async call<T>(name: string, body: object): Promise<T> {
    const call = request(`${this.#base}/api/${name}`, {
      agent,
      method: 'POST',
      headers: { authorization: `Bearer ${this.member.token}`, 'x-device': this.#device },
      signal: AbortSignal.timeout(CALL_MS),
    });
    call.end(JSON.stringify(body));
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    const json = JSON.parse(await text(answer));
    if (answer.statusCode !== 200) throw Object.assign(new Error(json.message), json);
    return json;
  }

  connect(): void {
    const newest = new Map<string, number>();
    const url = `${this.#base.replace('http', 'ws')}/api/events`;
    const socket = new WebSocket(url, ['chat', this.member.token, this.#device]);
    this.#socket = socket;
    socket.on(
      'open',
      () =>
        void this.#catchUp().then(() => {
          this.isUp = true;
        }),
    );
    socket.on('message', (data) => {
      const [event, json] = JSON.parse(String(data));
      if (event === 'missed') void this.#catchUp();
      if (event !== 'message') return;
      this.received += 1;
      const group = json.group.id as string;
      if (json.id <= (newest.get(group) ?? 0)) this.disordered += 1;
      newest.set(group, json.id);
      if (this.#byEvent.has(json.id)) this.doubled += 1;
      this.#byEvent.add(json.id);
      this.known.get(group)?.add(json.id);
      this.onArrival(json.muid);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.isUp = false;
      if (this.#isClosed) return;
      this.#at += 1;
      setTimeout(() => this.connect(), 50 + Math.random() * 100);
    });
  }

  /** Fetches what came while the connection was away, as the lists do. */
  async #catchUp(): Promise<void> {
    try {
      for (const [group, known] of this.known) {
        let after = 0;
        for (let isMore = true; isMore; ) {
          const page = await this.call<{ items: { id: number }[] }>('messages', { group, after, limit: 200 });
          for (const { id } of page.items) known.add(id);
          after = page.items.at(-1)?.id ?? after;
          isMore = page.items.length === 200;
        }
      }
    } catch {
      if (!this.#isClosed) this.#socket?.close();
    }
  }

  /** Sends a text until it is acknowledged; returns the message's id. */
  async send(group: string, muid: string): Promise<number> {
    for (let pause = 100; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        const { id } = await this.call<{ id: number }>('send', { group, text: 'Hello', muid });
        this.known.get(group)?.add(id);
        return id;
      } catch {
        this.retried += 1;
        if (this.#isClosed) throw new Error('closed');
        await sleep(pause * (0.5 + Math.random() / 2));
        if (!this.isUp) this.#at += 1;
      }
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.terminate();
  }
}

/** Repeats a check until it holds, or for as long as such a run may take. */
async function settle(isDone: () => boolean): Promise<void> {
  const limit = Date.now() + SETTLE_LIMIT_MS;
  while (!isDone() && Date.now() < limit) await sleep(50);
}

export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const { servers, members, rates, seconds, meanwhile } = options;
  const sentAt = new Map<string, number>();
  const delays: number[] = [];
  const onArrival = (muid: string) => {
    const at = sentAt.get(muid);
    if (at !== undefined) delays.push(performance.now() - at);
  };
  const clients = members.map((member, index) => new Client(member, servers, index, onArrival));
  for (const client of clients) client.connect();
  await settle(() => clients.every((each) => each.isUp));

  const acknowledged = new Map<string, number[]>(Object.keys(rates).map((group) => [group, []]));
  const sends: Promise<void>[] = [];
  const clientsOf = new Map(
    Object.keys(rates).map((group) => [group, clients.filter((each) => each.known.has(group))]),
  );
  const started = performance.now();
  const planned = Object.fromEntries(Object.keys(rates).map((group) => [group, 0]));
  const during = sleep((seconds * 1000) / 3).then(() => meanwhile?.());
  for (let at = 0; at < seconds * 1000; ) {
    at = Math.min(performance.now() - started, seconds * 1000);
    for (const [group, rate] of Object.entries(rates)) {
      const inGroup = clientsOf.get(group) ?? [];
      for (let wanted = Math.floor((rate * at) / 1000); (planned[group] ?? 0) < wanted; ) {
        const count = planned[group] ?? 0;
        planned[group] = count + 1;
        const client = inGroup[count % inGroup.length] as Client;
        const muid = randomUUID();
        sentAt.set(muid, performance.now());
        sends.push(client.send(group, muid).then((id) => void acknowledged.get(group)?.push(id)));
      }
    }
    await sleep(5);
  }
  await during;
  await Promise.all(sends);
  const lacking = () =>
    clients.reduce(
      (sum, { known }) =>
        sum +
        [...known].reduce(
          (count, [group, ids]) =>
            count + (acknowledged.get(group) ?? []).filter((id) => !ids.has(id)).length,
          0,
        ),
      0,
    );
  await settle(() => lacking() === 0);

  const total = [...acknowledged.values()].flat();
  const all = new Set(total);
  let differing = 0;
  for (const [group, ids] of acknowledged) {
    const order = [...ids].sort((a, b) => a - b).join();
    const orders = clients
      .filter((each) => each.known.has(group))
      .map((each) =>
        [...(each.known.get(group) ?? [])]
          .filter((id) => all.has(id))
          .sort((a, b) => a - b)
          .join(),
      );
    if (orders.some((each) => each !== order)) differing += 1;
  }
  const sum = (pick: (client: Client) => number) => clients.reduce((count, each) => count + pick(each), 0);
  const invented = sum(
    ({ known }) => [...known.values()].flatMap((ids) => [...ids]).filter((id) => !all.has(id)).length,
  );
  delays.sort((a, b) => a - b);
  const result = {
    acknowledged: total.length,
    received: sum((each) => each.received),
    lost: lacking() + total.length - all.size,
    doubled: sum((each) => each.doubled),
    disordered: sum((each) => each.disordered),
    invented,
    differing,
    retried: sum((each) => each.retried),
    p50Ms: Math.round(delays[Math.floor(delays.length / 2)] ?? 0),
    p99Ms: Math.round(delays[Math.floor(delays.length * 0.99)] ?? 0),
  };
  for (const client of clients) client.close();
  return result;
}

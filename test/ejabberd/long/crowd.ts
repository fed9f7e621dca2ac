import { once } from 'node:events';
import { type Agent, createClient } from 'stanza';

/** How many users sign in at a time. */
const AT_ONCE = 20;

/** Runs work for each item, some at a time. */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const queue = [...items];
  const lane = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** A signed-in user who writes and does not read. */
export class Writer {
  readonly name: string;
  readonly #client: Agent;

  private constructor(name: string, client: Agent) {
    this.name = name;
    this.#client = client;
  }

  static async signIn(service: string, name: string): Promise<Writer> {
    const client = createClient({
      jid: `${name}@localhost`,
      password: `pw-${name}`,
      resource: 'crowd',
      transports: { websocket: service, bosh: false },
      autoReconnect: false,
      useStreamManagement: false,
    });
    const started = once(client, 'session:started');
    client.connect();
    await started;
    client.sendPresence();
    return new Writer(name, client);
  }

  async enter(room: string): Promise<void> {
    await this.#client.joinRoom(`${room}@conference.localhost`, this.name, {
      muc: { type: 'join', history: { maxStanzas: 0 } },
    });
  }

  /** Stops parsing what arrives, so that the crowd costs little beside the server. */
  deafen(): void {
    const { socket } = this.#client.transport as unknown as { socket: { onmessage: unknown } };
    socket.onmessage = () => undefined;
  }

  say(to: string, text: string, type: 'chat' | 'groupchat' = 'chat'): void {
    const id = crypto.randomUUID();
    const domain = type === 'chat' ? 'localhost' : 'conference.localhost';
    this.#client.sendMessage({ to: `${to}@${domain}`, type, body: text, id, originId: id });
  }

  leave(): void {
    this.#client.transport?.disconnect(false);
  }
}

import type { Session } from '../session.ts';
import type { SimulatedDisturbance } from './simulated-disturbance.ts';

/** Drops and restores the connection of a session. */
export class SimulatedConnection {
  readonly #session: Session;
  readonly #disturbance: SimulatedDisturbance;
  /** The current attempt to connect; a superseded attempt ends without an event. */
  #attempt: object | undefined;

  constructor(session: Session, disturbance: SimulatedDisturbance) {
    this.#session = session;
    this.#disturbance = disturbance;
  }

  disconnect(): void {
    const { id, uid, data, network, server } = this.#session;
    if (!network.connected && !this.#attempt) return;
    this.#attempt = undefined;
    network.connected = false;
    // A failing database is reported at the next call.
    if (uid !== undefined) data.detach(id)?.catch(() => undefined);
    server.listeners.connection.call((each) => each.onDisconnected?.());
  }

  async connect(): Promise<void> {
    const session = this.#session;
    const { id, data, network, server } = session;
    const { connection } = server.listeners;
    if (network.connected) return;
    const attempt = {};
    this.#attempt = attempt;
    connection.call((each) => each.inConnecting?.());
    await this.#disturbance.handshake();
    if (this.#attempt !== attempt) return;
    network.connected = true;
    try {
      if (session.uid !== undefined) await data.attach(id, session.uid, session);
    } catch (error) {
      if (this.#attempt !== attempt) return;
      this.disconnect();
      throw error;
    }
    if (this.#attempt !== attempt) return;
    this.#attempt = undefined;
    connection.call((each) => each.onConnected?.());
  }
}

import type { Session } from './session.ts';

/** The listener methods of a kit. Adding a listener under an existing id replaces the earlier one. */
export class ListenerSeats {
  /** @internal */
  readonly session: Session;

  /** @internal */
  constructor(session: Session) {
    this.session = session;
  }

  addMessageListener(id: string, listener: object): void {
    this.session.listeners.message.add(id, listener);
  }
  removeMessageListener(id: string): void {
    this.session.listeners.message.remove(id);
  }
  addUserListener(id: string, listener: object): void {
    this.session.listeners.user.add(id, listener);
  }
  removeUserListener(id: string): void {
    this.session.listeners.user.remove(id);
  }
  addGroupListener(id: string, listener: object): void {
    this.session.listeners.group.add(id, listener);
  }
  removeGroupListener(id: string): void {
    this.session.listeners.group.remove(id);
  }
  addConnectionListener(id: string, listener: object): void {
    this.session.listeners.connection.add(id, listener);
  }
  removeConnectionListener(id: string): void {
    this.session.listeners.connection.remove(id);
  }
  addLoginListener(id: string, listener: object): void {
    this.session.listeners.login.add(id, listener);
  }
  removeLoginListener(id: string): void {
    this.session.listeners.login.remove(id);
  }
}

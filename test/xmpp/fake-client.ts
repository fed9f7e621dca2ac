import { EventEmitter } from 'node:events';

/** The client of a server that signs in whoever comes, at once; or of one that cannot be reached. */
export class FakeClient extends EventEmitter {
  transports = { websocket: class {} };
  sm = new EventEmitter();
  features = { handlers: {} };
  stanzas = { define: () => undefined };
  sasl = { disable: () => undefined };
  disco = { addFeature: () => undefined };
  transport = { disconnect: () => this.emit('disconnected') };
  isReachable = true;
  signIns = 0;
  enableKeepAlive() {}
  disconnect() {}
  connect() {
    if (!this.isReachable) {
      queueMicrotask(() => this.emit('disconnected'));
      return;
    }
    this.signIns++;
    this.emit('session:started');
  }
}

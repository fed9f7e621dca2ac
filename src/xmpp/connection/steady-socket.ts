import type { Agent } from 'stanza';
import { xmlText } from './xml-text.ts';

/** The class of a connection in the client library. */
export type SocketClass = Agent['transports'][string];

/** Its members beyond the declared type: it is a stream over a WebSocket. */
interface SocketStream {
  socket?: { onerror: unknown };
  on(event: 'end' | 'close', listener: () => void): void;
}

/**
 * Corrects three faults of the client library's socket: a write to a closing socket destroys the stream without ending
 * it, so that the loss is never reported; some rejections are unhandled; each failed attempt is logged to the console.
 */
export function steadySocket(Socket: SocketClass): SocketClass {
  return class extends Socket {
    constructor(...args: ConstructorParameters<SocketClass>) {
      super(...args);
      const [agent] = args;
      const stream = this as unknown as SocketStream;
      let hasEnded = false;
      stream.on('end', () => {
        hasEnded = true;
      });
      stream.on('close', () => {
        if (!hasEnded && agent.transport === this) agent.emit('--transport-disconnected');
      });
    }

    override connect(...args: Parameters<InstanceType<SocketClass>['connect']>): void {
      super.connect(...args);
      // The socket closes after each error.
      const { socket } = this as unknown as SocketStream;
      if (socket) socket.onerror = () => {};
    }

    /** Writes XML without forbidden characters, which would end the stream. */
    write(xml: string, ...rest: unknown[]): boolean {
      const { write } = Socket.prototype as unknown as { write(...args: unknown[]): boolean };
      return write.call(this, xmlText(xml), ...rest);
    }

    override send(kind: string, data?: object): Promise<void> {
      const sent = super.send(kind, data);
      return kind === 'sm' ? sent.catch(() => undefined) : sent;
    }
  };
}

import type { Subject } from 'rxjs';
import { createKitEvents, type KitEvents } from 'solid-chat-kit';
import { createLocalKit, type LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { createRoot } from 'solid-js';
import { describe, expect, it, vi } from 'vitest';
import { ErrorCollector } from '../../../src/client/boundary/error-collector.ts';
import { EntityRecords } from '../../../src/client/records/entity-records.ts';
import { createPublisher, type Publisher } from '../../../src/list/publish/create-publisher.ts';
import type { UserListEntry } from '../../../src/users/user-list-entry.ts';
import type { UserEntry } from '../../../src/users/user-rows.ts';
import { UserStore } from '../../../src/users/user-store.ts';

/** The options of primitives in a trial. */
export interface Stage {
  sdk: LocalKit;
  channels: KitEvents;
  store: UserStore;
  publisher: Publisher<UserEntry, UserListEntry>;
}

/** What a primitive did that is only allowed in a browser. */
export interface Traces {
  /** Used timers, frames and DOM globals, by name. */
  globals: string[];
  /** The number of added SDK listeners. */
  listeners: number;
  /** The called SDK methods. */
  calls: string[];
  /** The followed UI events. */
  channels: string[];
}

/** Globals that need a browser, or outlive a server's response. */
const TRAPPED = [
  'document',
  'window',
  'localStorage',
  'requestAnimationFrame',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
] as const;

/** Whether the test runner itself read a global: it is the first caller, after the message and the getter. */
function isOfRunner(stack = ''): boolean {
  return stack.split('\n')[2]?.includes('/node_modules/vitest/') ?? false;
}

/** Runs work, and records each use of a trapped global. */
async function withTraps(used: string[], work: () => void): Promise<void> {
  const wait = setImmediate;
  const before = TRAPPED.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, descriptor] of before) {
    const get = () => {
      if (!isOfRunner(new Error().stack)) used.push(name);
      return descriptor?.value ?? (() => 0);
    };
    // The test runner puts its own timers in place while it reports.
    const set = () => {};
    Object.defineProperty(globalThis, name, { get, set, configurable: true });
  }
  try {
    work();
    await new Promise((resolve) => wait(resolve));
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
}

/** Creates something on a server, waits for what it starts, and disposes of it. */
export async function tryOnServer(make: (stage: Stage) => unknown): Promise<Traces> {
  const sdk = createLocalKit();
  const channels = createKitEvents();
  const store = new UserStore(new EntityRecords());
  const { order, changes } = store;
  const globals: string[] = [];
  let end = () => {};
  await withTraps(globals, () =>
    createRoot((dispose) => {
      end = dispose;
      const publisher = createPublisher<UserEntry, UserListEntry>({
        order,
        changes,
        errors: new ErrorCollector(vi.fn()),
        sync: vi.fn(),
        trigger: vi.fn(),
        publishOthers: vi.fn(),
      });
      make({ sdk, channels, store, publisher });
    }),
  );
  const control = controlOf(sdk);
  const traces = {
    globals: [...new Set(globals)],
    listeners: control.listenerCount(),
    calls: Object.keys(control.calls),
    channels: followed(channels),
  };
  end();
  return traces;
}

/** The channels with subscribers. */
function followed(channels: KitEvents): string[] {
  const all = Object.values(channels).flatMap((group) => Object.entries<Subject<unknown>>({ ...group }));
  return all.filter(([, channel]) => channel.observed).map(([name]) => name);
}

/** Tests that each primitive of a folder does nothing on a server, and that none is missing. */
export function describePrimitives(
  folder: string,
  modules: Record<string, unknown>,
  primitives: Readonly<Record<string, (stage: Stage) => unknown>>,
): void {
  describe(`on a server, of ${folder}`, () => {
    it('each primitive is tried', () => {
      const exported = Object.values(modules).flatMap((each) => Object.keys(each as object));
      const made = exported.filter((name) => /^create[A-Z]/.test(name));
      expect(Object.keys(primitives).sort()).toEqual([...new Set(made)].sort());
    });

    it.each(Object.entries(primitives))(
      '%s subscribes to nothing, starts no timer and touches no page',
      async (_name, make) => {
        expect(await tryOnServer(make)).toEqual({ globals: [], listeners: 0, calls: [], channels: [] });
      },
    );
  });
}

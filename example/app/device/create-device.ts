import { createKitEvents, type KitEvents } from 'solid-chat-kit';
import { createLocalKit, type LocalData, type LocalKit, type User } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { createSignedInLock } from '../live/signed-in.ts';
import { PEOPLE } from '../who.ts';
import { listen } from './listen.ts';

/** A signed-in user of a device. */
export interface Session {
  readonly kit: LocalKit;
  readonly events: KitEvents;
  readonly me: User;
  /** The users to switch to. */
  readonly people: readonly User[];
}

/** A screen on which one user at a time is signed in. */
export interface Device {
  session: Accessor<Session | undefined>;
  isSigningIn: Accessor<boolean>;
  signIn(uid: string): void;
  connection: Accessor<'online' | 'connecting' | 'offline'>;
  setOnline(isOnline: boolean): void;
  /** How long calls take, in ms. */
  latency: Accessor<number>;
  setLatency(ms: number): void;
}

function inOrder(people: User[]): User[] {
  return people.sort((a, b) => PEOPLE.indexOf(a.getUid()) - PEOPLE.indexOf(b.getUid()));
}

/** Creates a device on a data set; after a change of the data set, the same user signs in again. */
export function createDevice(data: Accessor<LocalData | undefined>, firstUid: string): Device {
  const [session, setSession] = createSignal<Session>();
  const [isSigningIn, setSigningIn] = createSignal(false);
  const [connection, setConnection] = createSignal<'online' | 'connecting' | 'offline'>('online');
  const [latency, setLatency] = createSignal(0);
  let turn = 0;

  async function signIn(uid: string): Promise<void> {
    const current = data();
    if (!current) return;
    const mine = ++turn;
    setSigningIn(true);
    const kit = createLocalKit({ data: current });
    const me = await kit.login(uid);
    const others = await new kit.UsersRequestBuilder().setUIDs(PEOPLE).build().fetchNext();
    if (mine !== turn) {
      controlOf(kit).disconnect();
      return;
    }
    controlOf(kit).setLatency(latency());
    // The previous user signs out last, so that no list shows a lost connection.
    const left = session();
    setSession({ kit, events: createKitEvents(), me, people: inOrder([me, ...others]) });
    setConnection('online');
    setSigningIn(false);
    if (left) controlOf(left.kit).disconnect();
  }

  const control = () => {
    const current = session();
    return current && controlOf(current.kit);
  };

  createEffect(on(data, () => void signIn(session()?.me.getUid() ?? firstUid)));
  createEffect(() => {
    const kit = session()?.kit;
    if (!kit) return;
    listen(kit, 'Connection', {
      onConnected: () => setConnection('online'),
      inConnecting: () => setConnection('connecting'),
      onDisconnected: () => setConnection('offline'),
    });
  });
  createSignedInLock(() => session()?.me.getUid());
  onCleanup(() => {
    turn++;
    control()?.disconnect();
  });

  return {
    session,
    isSigningIn,
    signIn: (uid) => void signIn(uid),
    connection,
    setOnline(isOnline) {
      if (isOnline) void control()?.connect();
      else control()?.disconnect();
    },
    latency,
    setLatency(ms) {
      setLatency(ms);
      control()?.setLatency(ms);
    },
  };
}

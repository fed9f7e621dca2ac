import type { XmppKit } from 'solid-chat-kit/xmpp';
import { setWay, wayOf } from './ways.ts';

/** The calls that others see something of. */
const ACTS = [
  'sendMessage',
  'sendMediaMessage',
  'sendCustomMessage',
  'editMessage',
  'deleteMessage',
  'addReaction',
  'removeReaction',
  'markAsDelivered',
  'markAsRead',
  'markMessageAsUnread',
  'blockUsers',
  'unblockUsers',
] as const satisfies readonly (keyof XmppKit)[];

type Act = (...given: unknown[]) => Promise<unknown>;

/** How long a session is waited for, in ms: one without a connection gets nothing. */
const PATIENCE = 1_000;

function settle(kit: XmppKit): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  return Promise.race([kit.settled().catch(() => undefined), late]);
}

/**
 * Makes the calls of a session resolve once all sessions have what they caused. The suite asks another session right
 * after a call; a kit answers from what arrived there, and that is shortly after the server has it.
 */
export function settling(kit: XmppKit, sessions: readonly XmppKit[]): XmppKit {
  const acts = ACTS.map((name) => {
    const act = async (...given: unknown[]) => {
      const answer = await (kit[name] as Act)(...given);
      await Promise.all(sessions.map(settle));
      return answer;
    };
    return [name, act] as const;
  });
  const settled: XmppKit = Object.assign(Object.create(kit), Object.fromEntries(acts));
  setWay(settled, wayOf(kit));
  return settled;
}

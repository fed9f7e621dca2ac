import type { KitSDK } from 'solid-chat-kit';
import { holdClient } from '../../src/client/client.ts';
import { createSender, type Sender } from '../../src/client/sender.ts';

const releases: (() => void)[] = [];

/** Returns the sender of an SDK's client, which lives until `releaseSenders`. */
export function senderOf(sdk: KitSDK, report: (cause: unknown) => void = () => {}): Sender {
  const { client, release } = holdClient(sdk);
  releases.push(release);
  return client.part(createSender).open(report);
}

export function releaseSenders(): void {
  for (const release of releases.splice(0)) release();
}

import type { KitChatSDK } from '../sdk/index.ts';
import { blocking } from './cases/blocking.ts';
import { connection } from './cases/connection.ts';
import { conversations } from './cases/conversations.ts';
import { deletion } from './cases/deletion.ts';
import { errors } from './cases/errors.ts';
import { listeners } from './cases/listeners.ts';
import { marks } from './cases/marks.ts';
import { membership } from './cases/membership.ts';
import { messagePages } from './cases/message-pages.ts';
import { messages } from './cases/messages.ts';
import { objects } from './cases/objects.ts';
import { paging } from './cases/paging.ts';
import { presence } from './cases/presence.ts';
import { reactions } from './cases/reactions.ts';
import { receipts } from './cases/receipts.ts';
import { revisions } from './cases/revisions.ts';
import { sends } from './cases/sends.ts';
import { signIn } from './cases/sign-in.ts';
import { threads } from './cases/threads.ts';
import { typing } from './cases/typing.ts';
import { users } from './cases/users.ts';
import type { ContractCase } from './contract-case.ts';
import { CONTRACT_PARTS, type ContractPart, type ContractParts } from './parts.ts';
import type { ContractRunner } from './runner.ts';
import { makeScene } from './scene.ts';
import type { ContractSetup } from './setup.ts';

const SECTIONS: Readonly<Record<string, readonly ContractCase[]>> = {
  'signing in': signIn,
  listeners,
  paging,
  conversations,
  users,
  messages,
  'sending once, and single messages': sends,
  'pages of messages': messagePages,
  threads,
  'reactions and quotes': reactions,
  'edited and deleted messages': revisions,
  'unread counts and receipts': receipts,
  typing,
  presence,
  'deleting a conversation': deletion,
  'pinned, muted and archived conversations': marks,
  'blocked users': blocking,
  'group members': membership,
  'the connection': connection,
  'the objects': objects,
  errors,
};

/**
 * Registers tests of everything the components rely on; a chat SDK that passes them works with them.
 * Works with any test runner. Each test gets a world of its own. The suite's title names the optional parts
 * that the SDK lacks.
 * @throws Error when the tests of a part need another part that is not given
 * @example
 * import { describeKitContract } from 'solid-chat-kit/contract';
 * import { describe, expect, it } from 'vitest';
 * describeKitContract({ describe, it, expect }, { name: 'My SDK', createWorld, has: { devices: true } });
 */
export function describeKitContract<SDK extends KitChatSDK>(
  { describe, it, expect }: ContractRunner,
  setup: ContractSetup<SDK>,
): void {
  const { createWorld, has = {}, patience = 4_000 } = setup;
  const isThere = (part: ContractPart) => Boolean(has[part]);
  checkPrerequisites(isThere);

  describe(`the Kit contract: ${setup.name}${withoutOf(isThere)}`, () => {
    for (const [section, cases] of Object.entries(SECTIONS)) {
      const told = cases.filter(({ needs }) => needs.every(isThere));
      if (told.length === 0) continue;
      describe(section, () => {
        for (const { title, run } of told) {
          it(title, async () => {
            const world = await createWorld();
            try {
              await run(makeScene(world, expect, patience), has as unknown as ContractParts);
            } finally {
              await world.close?.();
            }
          });
        }
      });
    }
  });
}

/** Throws for a part that no test can cover, because each of its tests needs a part that is missing. */
function checkPrerequisites(isThere: (part: ContractPart) => boolean): void {
  const cases = Object.values(SECTIONS).flat();
  for (const part of CONTRACT_PARTS.filter(isThere)) {
    const own = cases.filter(({ needs }) => needs.includes(part));
    if (own.some(({ needs }) => needs.every(isThere))) continue;
    const missing = new Set(own.flatMap(({ needs }) => needs.filter((need) => !isThere(need))));
    throw new Error(`The part '${part}' cannot be tested alone: also pass ${[...missing].join(', ')}.`);
  }
}

/** Lists the missing parts for the title of the suite. */
function withoutOf(isThere: (part: ContractPart) => boolean): string {
  const missing = CONTRACT_PARTS.filter((part) => !isThere(part));
  return missing.length === 0 ? '' : ` (without ${missing.join(', ')})`;
}

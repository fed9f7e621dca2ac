import { afterEach, describe, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { conversationFetches } from '../../../src/conversations/create-fetches-on-demand.ts';
import { conversationActions } from '../../../src/conversations/kit-conversations.tsx';
import { messageDialogs } from '../../../src/messages/message-overlays.tsx';
import { soundPlayer } from '../../../src/ui/controls/create-message-sound.ts';
import { menuView } from '../../../src/ui/controls/menu-on-demand.tsx';
import { searchFollower } from '../../../src/ui/list/list.tsx';
import { fakeClock } from '../clock.ts';
import type { Kind, Run } from '../plan.ts';
import { RUNS } from '../runs.ts';
import { expectNoDifference, type SeedCounts, seedsToRun } from '../seeds.ts';
import { openPage } from './page.tsx';

/** The run of a kind of list on a page with layout. */
export const runOnPage =
  (kind: Kind): Run =>
  (plan, outcome) =>
    RUNS[kind](plan, outcome, openPage);

/** Gives each test of a file a clock and a page of its own, and loads at once what loads when it is first used. */
export function fakePage(): void {
  fakeClock([
    conversationFetches,
    conversationActions,
    searchFollower,
    menuView,
    messageDialogs,
    soundPlayer,
  ]);
  afterEach(() => {
    document.documentElement.style.fontSize = '';
  });
}

/** Writes a test of what was found. */
async function write(name: string, text: string): Promise<string> {
  const file = `test/soak/browser/found/${name}`;
  await commands.writeFile(file, text);
  return file;
}

/** Defines the soak of one kind of list on a page with layout. */
export function soakOnPage(kind: Kind, counts: SeedCounts): void {
  fakePage();
  describe(`a list of ${kind} with layout`, () => {
    it.each(Object.entries(seedsToRun(counts)))(
      'shows what the server knows, and no paint shows rows in wrong places: seeds %s',
      async (_, seeds) => {
        expect.hasAssertions();
        await expectNoDifference(kind, runOnPage(kind), seeds, write, `${kind} in Chromium`);
      },
      3_600_000,
    );
  });
}

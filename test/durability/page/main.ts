import { makeKit, runContract } from './contract.ts';
import { watchPresence } from './presence.ts';
import { prepareTalk, talk } from './talk.ts';
import { readBack, writeOn } from './write.ts';

/** The functions that a test calls in this page. */
const durability = { writeOn, readBack, prepareTalk, talk, makeKit, runContract, watchPresence };

declare global {
  interface Window {
    durability: typeof durability;
  }
}

window.durability = durability;

/** Each turn may mount rows that bring others into view; rows whose heights settle need fewer turns. */
const MOST_TURNS = 16;

/** Measures and places rows in turns until one is the last, at the latest after so many. */
export function inTurns(turn: () => boolean | undefined): void {
  for (let left = MOST_TURNS; left > 0 && turn(); ) left--;
}

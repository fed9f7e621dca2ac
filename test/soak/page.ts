import type { Random } from './random.ts';

/** What a step did, for the log; undefined if there was nothing to do. */
type Said = string | undefined;

/** Steps by name, with their weights. */
export type PageSteps = Readonly<Record<string, readonly [weight: number, step: () => Said | Promise<Said>]>>;

/** What keeps the order of rows still. */
export type HoldOrder = 'hover' | 'press' | 'none';

/** A page with layout that a run takes place in; without it all rows are mounted at once. */
export interface Page {
  /** Where the lists are mounted. */
  readonly container: HTMLElement;
  /** The users, more than fit on the page. */
  readonly people: readonly string[];
  /** Further props of each list. Reactive. */
  readonly props: object;
  /** What holds the rows of conversations; the run sets it. */
  holdOrder: HoldOrder;
  /** Steps that need a layout. */
  readonly steps: PageSteps;
  /** Makes a text longer. */
  lengthen(text: string): string;
  /**
   * Waits for the paint after a step, and returns what is wrong with the layout.
   * @param isBusy - whether the client waits for answers
   */
  follow(step: string, isBusy: boolean): Promise<readonly string[]>;
  /** Scrolls all lists to an end, in turn to each. */
  reach(): void;
  /** Scrolls back until the lower edge of the row above is in view; from the start to the end. */
  goBack(): void;
  /** Compares while all rows are mounted, and returns what is wrong. */
  whole(compare: () => readonly string[]): Promise<readonly string[]>;
  /** Waits for a paint, after which browsers report what is on screen. */
  paint(): Promise<void>;
}

/** Opens a page whose steps draw from a generator. */
export type OpenPage = (random: Random) => Page;

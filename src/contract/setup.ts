import type { KitChatSDK } from '../sdk/index.ts';
import type { ContractParts } from './parts.ts';

/**
 * A fresh chat for one test: three users who know nobody and have said nothing, and a public group of all
 * three, in which nobody has said anything either. Ann owns it.
 */
export interface ContractWorld<SDK extends KitChatSDK = KitChatSDK> {
  /** The uid of Ann. */
  readonly ann: string;
  /** The uid of Bob; no other user has it in uid or name, so that a search by it finds him alone. */
  readonly bob: string;
  /** The uid of Cid. */
  readonly cid: string;
  /** The guid of the group. */
  readonly group: string;
  /** A new session of the SDK, signed in as this user; with `devices` more than one for a user. */
  signIn(uid: string): Promise<SDK>;
  /** Ends all sessions, and whatever else the world holds. */
  close?(): Promise<unknown>;
}

/** What is tested, and how. */
export interface ContractSetup<SDK extends KitChatSDK = KitChatSDK> {
  /** What it is called in the report. */
  readonly name: string;
  /** Makes the world of one test. */
  createWorld(): Promise<ContractWorld<SDK>>;
  /**
   * The optional parts of the contract that the SDK has. What is not listed is not tested, and the report
   * names it in the title of the suite.
   * @defaultValue none
   */
  readonly has?: Partial<ContractParts<SDK>>;
  /**
   * How long an event may take to arrive, in ms; below the time limit that the runner gives a test.
   * @defaultValue 4000
   */
  readonly patience?: number;
}

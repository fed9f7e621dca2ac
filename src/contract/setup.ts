import type { KitChatSDK } from '../sdk/index.ts';
import type { ContractParts } from './parts.ts';

/**
 * A fresh chat for one test: three users without any conversations or messages, and an empty public group
 * with all three as members. Ann owns the group.
 */
export interface ContractWorld<SDK extends KitChatSDK = KitChatSDK> {
  /** The uid of Ann. */
  readonly ann: string;
  /** The uid of Bob. No other uid or name contains it, so that a search for it finds only Bob. */
  readonly bob: string;
  /** The uid of Cid. */
  readonly cid: string;
  /** The guid of the group. */
  readonly group: string;
  /** Opens a new session of the SDK, signed in as this user; with `devices`, several for one user. */
  signIn(uid: string): Promise<SDK>;
  /** Ends all sessions and cleans up. */
  close?(): Promise<unknown>;
}

/** Describes the SDK that is tested. */
export interface ContractSetup<SDK extends KitChatSDK = KitChatSDK> {
  /** The SDK's name in the test report. */
  readonly name: string;
  /** Creates the world of one test. */
  createWorld(): Promise<ContractWorld<SDK>>;
  /**
   * The optional parts of the contract that the SDK has. Parts that are not listed are not tested, and the
   * title of the suite names them.
   * @defaultValue none
   */
  readonly has?: Partial<ContractParts<SDK>>;
  /**
   * How long an event may take to arrive, in ms; must be below the runner's time limit for a test.
   * @defaultValue 4000
   */
  readonly patience?: number;
}

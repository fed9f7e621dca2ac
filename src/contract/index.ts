export {
  GROUP_ACTION,
  GROUP_TYPE,
  type GroupAction,
  type GroupType,
  MESSAGE_CATEGORY,
  MESSAGE_TYPE,
  type MessageCategory,
  type MessageType,
  RECEIVER_TYPE,
  type ReceiverType,
  USER_STATUS,
  type UserStatus,
} from '../sdk/constants.ts';
export { describeKitContract } from './describe-kit-contract.ts';
export { CONTRACT_PARTS, type ContractPart, type ContractParts, type ContractProfile } from './parts.ts';
export type { ContractExpectation, ContractRunner } from './runner.ts';
export type { ContractSetup, ContractWorld } from './setup.ts';

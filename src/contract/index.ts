export { describeKitContract } from './describe-kit-contract.ts';
export { CONTRACT_PARTS, type ContractPart, type ContractParts, type ContractProfile } from './parts.ts';
export type { ContractExpectation, ContractRunner } from './runner.ts';
export type { ContractSetup, ContractWorld } from './setup.ts';

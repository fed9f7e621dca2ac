import type { ContractPart, ContractParts } from './parts.ts';
import type { Scene } from './scene.ts';

/** One test of the suite. */
export interface ContractCase {
  readonly title: string;
  /** The optional parts that this test cannot run without. */
  readonly needs: readonly ContractPart[];
  run(scene: Scene, has: ContractParts): Promise<void>;
}

/** A test that every SDK must pass. */
export function always(title: string, run: (scene: Scene) => Promise<void>): ContractCase {
  return { title, needs: [], run };
}

/** A test that an SDK with these parts must pass. */
export function when<Part extends ContractPart>(
  needs: readonly Part[],
  title: string,
  run: (scene: Scene, has: Pick<ContractParts, Part>) => Promise<void>,
): ContractCase {
  return { title, needs, run };
}

import type { Accessor } from 'solid-js';
import type { KitErrorHandler } from '../../core/objects/exception.ts';
import { Faults } from '../../core/objects/read.ts';
import type { KitSDK } from '../../sdk/index.ts';
import { createReport, type Report } from '../guard/create-report.ts';
import { createFetches, type Fetches } from '../loading/create-fetches.ts';
import { type KitContextValue, useListKit } from '../session/kit-context.tsx';

/** What all parts of a list share. */
export interface ListContext {
  sdk: Accessor<KitSDK | undefined>;
  /** The channels of the UI events. */
  channels: KitContextValue['events'];
  report: Report;
  faults: Faults;
  /** The register of what is fetched. */
  fetches: Fetches;
  /** The uid of the loaded rows' owner; null before the first page. */
  owner: { uid: string | null };
}

/** Creates what all parts of a list share. */
export function createListContext(options: {
  sdk?: Accessor<KitSDK | undefined>;
  onError?: KitErrorHandler | null | undefined;
}): ListContext {
  const { sdk, events: channels } = useListKit(options.sdk);
  const report = createReport(() => options.onError);
  return {
    sdk,
    channels,
    report,
    faults: new Faults(report),
    fetches: createFetches(),
    owner: { uid: null },
  };
}

import { createPager } from '../../../src/list/create-pager.ts';
import { createFetches } from '../../../src/primitives/loading/create-fetches.ts';
import { describePrimitives } from './server-trial.ts';

const ignore = () => {};

describePrimitives('the pager', import.meta.glob('/src/list/create-pager.ts', { eager: true }), {
  createPager: () => {
    const pager = createPager({
      fetches: createFetches(),
      log: { begin: ignore, end: ignore },
      isFilled: false,
      reload: ignore,
      onError: ignore,
    });
    pager.createEnd({ load: ignore }).loadMore();
    return pager.phase();
  },
});

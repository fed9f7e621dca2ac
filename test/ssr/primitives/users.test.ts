import { ErrorCollector } from '../../../src/client/boundary/error-collector.ts';
import { createUserModel } from '../../../src/users/create-user-model.ts';
import { createUserRequest } from '../../../src/users/create-user-request.ts';
import { describePrimitives } from './server-trial.ts';

describePrimitives(
  'users',
  import.meta.glob(['/src/users/*.ts', '!/src/users/create-section-index.ts'], { eager: true }),
  {
    createUserModel: ({ sdk }) => {
      const sectioning = { textOf: () => 'a' };
      const list = createUserModel({
        sdk: () => sdk,
        initialUsers: () => [{ uid: 'ann', name: 'Ann' }],
        sectioning: () => sectioning,
      });
      return [list.length(), list.slice(0, 9), list.sections(), list.state.phase, list.connection()];
    },
    createUserRequest: ({ sdk }) =>
      createUserRequest(
        { searchKeyword: () => 'ann' },
        { sdk: () => sdk, errors: new ErrorCollector(() => {}) },
      ).request(),
  },
);

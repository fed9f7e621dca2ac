import { Faults } from '../../../src/core/objects/read.ts';
import { createUserList } from '../../../src/primitives/users/create-user-list.ts';
import { createUserRequest } from '../../../src/primitives/users/create-user-request.ts';
import { describePrimitives } from './server-trial.ts';

describePrimitives('users', import.meta.glob('/src/primitives/users/*.ts', { eager: true }), {
  createUserList: ({ sdk }) => {
    const sectioning = { textOf: () => 'a' };
    const list = createUserList({
      sdk: () => sdk,
      initialUsers: () => [{ uid: 'ann', name: 'Ann' }],
      sectioning: () => sectioning,
    });
    return [list.length(), list.slice(0, 9), list.sections(), list.state.phase, list.connection()];
  },
  createUserRequest: ({ sdk }) =>
    createUserRequest(
      { searchKeyword: () => 'ann' },
      { sdk: () => sdk, faults: new Faults(() => {}) },
    ).request(),
});

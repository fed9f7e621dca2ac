import {
  createConversationList,
  createListWindow,
  createUserList,
} from '../../../src/headless/headless-lists.ts';
import { describePrimitives } from './server-trial.ts';

describePrimitives('headless', import.meta.glob('/src/headless/headless-lists.ts', { eager: true }), {
  createConversationList: ({ sdk }) => createConversationList({ sdk: () => sdk }).length(),
  createListWindow: ({ sdk }) => createListWindow(createUserList({ sdk: () => sdk })).rows(),
  createUserList: ({ sdk }) => createUserList({ sdk: () => sdk }).sections(),
});

import { onDemand } from '../primitives/loading/on-demand.ts';

/** Keys, pointers and touches on messages, with the menu and the buttons that they show. */
export const messageInput = /* @__PURE__ */ onDemand(() => import('./message-input.ts'));

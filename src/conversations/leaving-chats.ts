import { createContext } from 'solid-js';
import type { Peer } from '../client/boundary/peer-map.ts';

/** Called when the user deletes a conversation or leaves its group, before the SDK does so; none outside `KitChat`. */
export const LeavingChats = /* @__PURE__ */ createContext<(peer: Peer) => void>();

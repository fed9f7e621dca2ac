import { openSession, runContract } from './contract.ts';
import { device } from './device.ts';

/** The functions that a test calls in this page. */
const xmpp = { device, openSession, runContract };

declare global {
  interface Window {
    xmpp: typeof xmpp;
  }
}

window.xmpp = xmpp;

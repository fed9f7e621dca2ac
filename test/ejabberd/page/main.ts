import * as device from './device.ts';

/** The functions that a test calls in this page. */
const xmpp = { device };

declare global {
  interface Window {
    xmpp: typeof xmpp;
  }
}

window.xmpp = xmpp;

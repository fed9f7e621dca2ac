const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a host is this machine, so that nobody can eavesdrop. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);

/** Whether a URL from a server or another user may be loaded: over TLS, or from this machine. */
export function isSafeUrl(url: string): boolean {
  try {
    const { protocol, hostname } = new URL(url);
    return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  } catch {
    return false;
  }
}

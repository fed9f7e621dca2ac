/**
 * The key under which a reactive view returns its object; a registered symbol, so that it works across copies of the
 * package.
 */
export const RAW: unique symbol = /* @__PURE__ */ Symbol.for('solid-chat-kit.raw') as never;

/**
 * Returns the SDK's own object behind a reactive view; any other value is returned unchanged. Only needed by
 * code that bypasses an object's methods, such as `structuredClone` or a check for a private field.
 * @example
 * <KitConversations onItemClick={(conversation) => worker.postMessage(toSDK(conversation).toJSON())} />
 */
export function toSDK<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  try {
    return (value as { [RAW]?: T })[RAW] ?? value;
  } catch {
    // An object that throws on every access is not a view.
    return value;
  }
}

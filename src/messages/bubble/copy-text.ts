/**
 * Copies a text to the clipboard, also where browsers lack its API (on pages without HTTPS) or refuse it (in frames).
 * @throws if the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  try {
    return await navigator.clipboard.writeText(text);
  } catch {
    // Refused, or missing.
  }
  let isCopied = false;
  const write = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    isCopied = event.clipboardData !== null;
  };
  document.addEventListener('copy', write, true);
  try {
    document.execCommand?.('copy');
  } finally {
    document.removeEventListener('copy', write, true);
  }
  if (!isCopied) throw new Error('The browser copied nothing: serve the page over HTTPS.');
}

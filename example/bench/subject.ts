/** A list under test: ours, or the one by hand. */
export interface Subject {
  /** The element around the list, 720 px high. */
  readonly host: HTMLElement;
  readonly scroller: HTMLElement;
  /** A message in the conversation that had this index at the start. */
  receive(index: number): void;
  /** Writes what is pending into the page now, where else the next frame would. */
  flush(): void;
  dispose(): void;
}

/** A box that a list fills, apart from all else on the page. */
export function createHost(): HTMLElement {
  const host = document.createElement('div');
  host.className = 'host';
  document.body.append(host);
  return host;
}

/** The empty space in place of unmounted rows. */
export class Gap {
  /** The rendered element; only the gap sets its height. */
  element: HTMLElement | undefined;
  #px = 0;

  /** Sets the height of the gap, in px. */
  resize(px: number): void {
    if (px === this.#px) return;
    this.#px = px;
    this.#draw();
  }

  /** Takes the rendered element. */
  attach(element: HTMLElement): void {
    this.element = element;
    // The style sheet of a page may animate everything; rows would stand in wrong places meanwhile.
    element.style.setProperty('transition', 'none', 'important');
    this.#draw();
  }

  #draw(): void {
    if (this.element) this.element.style.height = `${this.#px}px`;
  }
}

/** The empty space that replaces unmounted rows. */
export class Gap {
  /** The rendered element; only the gap sets its height. */
  element: HTMLElement | undefined;
  #px = 0;

  /** Sets the height of the gap, in px; a negative height pulls the following content up. */
  resize(px: number): void {
    if (px === this.#px) return;
    this.#px = px;
    this.#draw();
  }

  /** Attaches the rendered element. */
  attach(element: HTMLElement): void {
    this.element = element;
    // A page's style sheet may animate everything; rows would be misplaced meanwhile.
    element.style.setProperty('transition', 'none', 'important');
    this.#draw();
  }

  #draw(): void {
    if (!this.element) return;
    const { style } = this.element;
    style.height = `${Math.max(0, this.#px)}px`;
    const pulled = this.#px < 0 ? `${this.#px}px` : '';
    if (style.marginTop !== pulled) style.marginTop = pulled;
  }
}

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
    this.#draw();
  }

  #draw(): void {
    if (this.element) this.element.style.height = `${this.#px}px`;
  }
}

/** What changed since the last flush: which rows, and whether the order did. */
export class ChangeSet<R> {
  /** Rows whose facts changed. */
  readonly touched = new Set<R>();
  /** Rows that jumped to the top. */
  readonly jumped = new Set<R>();
  /** Whether rows came, went or moved. */
  order = false;

  get isEmpty(): boolean {
    return !this.order && this.touched.size === 0;
  }

  clear(): void {
    this.touched.clear();
    this.jumped.clear();
    this.order = false;
  }
}

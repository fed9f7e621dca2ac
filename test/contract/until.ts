/** Waits until a condition holds, as events of an SDK may come later than the call that caused them. */
export async function until(condition: () => boolean, ms = 5_000): Promise<void> {
  const end = Date.now() + ms;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`Waited ${ms} ms for: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

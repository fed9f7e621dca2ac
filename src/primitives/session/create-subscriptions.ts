import type { Subscription } from 'rxjs';
import { createEffect, onCleanup } from 'solid-js';

/** Subscribes once the owner is mounted, again when what `subscribe` reads changes, and never on a server. */
export function createSubscriptions(subscribe: () => readonly Subscription[]): void {
  createEffect(() => {
    const subscriptions = subscribe();
    onCleanup(() => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    });
  });
}

import type { Subscription } from 'rxjs';
import { onCleanup, onMount } from 'solid-js';

/** Subscribes once the owner is mounted, never on a server, and ends it all with the owner. */
export function createSubscriptions(subscribe: () => readonly Subscription[]): void {
  onMount(() => {
    const subscriptions = subscribe();
    onCleanup(() => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    });
  });
}

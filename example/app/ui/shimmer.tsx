import { For, type JSX } from 'solid-js';
import { t } from '../../words/words.ts';

const ROWS = Array.from({ length: 12 });

/** The shape of a list to come, as the kit draws it, while somebody signs in. */
export function Shimmer(): JSX.Element {
  return (
    <div class="wait kit-shimmer" role="status" aria-label={t('demo.signingIn')}>
      <For each={ROWS}>
        {() => (
          <div class="wait__shimmer-item" aria-hidden="true">
            <div class="wait__shimmer-item-avatar" />
            <div class="wait__shimmer-item-body">
              <div class="wait__shimmer-item-title" />
              <div class="wait__shimmer-item-subtitle" />
            </div>
          </div>
        )}
      </For>
    </div>
  );
}

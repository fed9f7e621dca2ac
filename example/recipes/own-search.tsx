import { KitUsers } from 'solid-chat-kit';
import { createSignal, onCleanup } from 'solid-js';

export function People() {
  const [keyword, setKeyword] = createSignal('');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const type = (text: string) => {
    clearTimeout(timer);
    timer = setTimeout(() => setKeyword(text), 300);
  };
  onCleanup(() => clearTimeout(timer));
  return (
    <div
      style={{
        display: 'grid',
        'grid-template-rows': 'auto minmax(0, 1fr)',
        height: '100%',
      }}
    >
      <input
        type="search"
        aria-label="Find people"
        onInput={(event) => type(event.currentTarget.value)}
      />
      <KitUsers hideSearch searchKeyword={keyword()} />
    </div>
  );
}

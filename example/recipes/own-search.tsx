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
    <>
      <input type="search" aria-label="Find people" onInput={(event) => type(event.currentTarget.value)} />
      <KitUsers hideSearch searchKeyword={keyword()} />
    </>
  );
}

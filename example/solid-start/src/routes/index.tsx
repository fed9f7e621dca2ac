import { createAsync, type RouteDefinition, useSearchParams } from '@solidjs/router';
import { Show } from 'solid-js';
import { firstRows } from '../first-rows.ts';
import { Lists } from '../lists.tsx';

/** `/?as=bob&locale=de`: a user's lists, with the first rows in the markup. */
export default function Chats() {
  const [search] = useSearchParams<{ as?: string; locale?: string }>();
  const uid = () => search.as ?? 'ann';
  const rows = createAsync(() => firstRows(uid()), { deferStream: true });
  return (
    <Show when={rows()} keyed>
      {(first) => <Lists uid={uid()} locale={search.locale ?? 'en'} {...first} />}
    </Show>
  );
}

export const route = {
  preload: ({ location }) => firstRows(String(location.query.as ?? 'ann')),
} satisfies RouteDefinition;

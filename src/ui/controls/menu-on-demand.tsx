import { createEffect, type JSX, onCleanup, Show, untrack } from 'solid-js';
import type { Report } from '../../client/create-report.ts';
import { createOnDemand, onDemand } from '../../utils/on-demand.ts';
import { Guarded } from './guarded.tsx';
import type { MenuController } from './menu.ts';

/** The view of menus. */
export const menuView = /* @__PURE__ */ onDemand(() =>
  import('./menu-view.tsx').then((part) => part.MenuView),
);

/** Renders a menu, whose view loads when it is first opened; a click or key while it or its entries load cancels it. */
export function MenuOnDemand(props: { menu: MenuController; report: Report }): JSX.Element {
  const { menu, report } = untrack(() => props);
  const view = createOnDemand(
    menuView,
    () => menu.isWaiting() || menu.request() !== null,
    (cause) => {
      menu.close();
      report(cause, 'ERR_NOT_LOADED');
    },
  );
  createEffect(() => {
    if (!menu.isWaiting() && (!menu.request() || menuView.loaded())) return;
    for (const type of ['keydown', 'pointerdown']) {
      document.addEventListener(type, menu.close, true);
      onCleanup(() => document.removeEventListener(type, menu.close, true));
    }
  });
  const closed = () => {
    menu.close();
    return undefined;
  };
  return (
    <Show when={view()} keyed>
      {(MenuView) => (
        // The entries are app code.
        <Guarded fallback={closed} report={report} retryOn={menu.request}>
          <MenuView menu={menu} />
        </Guarded>
      )}
    </Show>
  );
}

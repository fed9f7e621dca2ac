import { type Accessor, createEffect, onCleanup } from 'solid-js';
import type { Report } from '../../primitives/guard/create-report.ts';
import { createOnDemand, onDemand } from '../../primitives/loading/on-demand.ts';
import type { MenuController } from './menu.ts';

/** The view of menus. */
export const menuView = /* @__PURE__ */ onDemand(() =>
  import('./menu-view.tsx').then((part) => part.MenuView),
);

/** Loads the view of a menu when it is first opened; a click or key while it still loads cancels it. */
export function createMenuView(
  menu: MenuController,
  report: Report,
): Accessor<ReturnType<typeof menuView.loaded>> {
  const view = createOnDemand(
    menuView,
    () => menu.request() !== null,
    (cause) => {
      menu.close();
      report(cause, 'ERR_NOT_LOADED');
    },
  );
  createEffect(() => {
    if (!menu.request() || menuView.loaded()) return;
    for (const type of ['keydown', 'pointerdown']) {
      document.addEventListener(type, menu.close, true);
      onCleanup(() => document.removeEventListener(type, menu.close, true));
    }
  });
  return view;
}

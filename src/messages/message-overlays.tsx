import { createEffect, type JSX, onCleanup, Show } from 'solid-js';
import type { MessageRecord } from '../core/timeline/message-record.ts';
import type { Report } from '../primitives/guard/create-report.ts';
import type { Announcer } from '../primitives/list/create-announcer.ts';
import { createOnDemand, onDemand } from '../primitives/loading/on-demand.ts';
import type { MessageList } from '../primitives/messages/message-list.ts';
import { Guarded } from '../ui/controls/guarded.tsx';
import type { MenuController } from '../ui/controls/menu.ts';
import type { MessageMenuRequest } from './create-message-menu.ts';
import type { Picture } from './message-view.ts';

/** The parts that load at their first use. */
export const messageMenuView = /* @__PURE__ */ onDemand(() =>
  import('./message-menu-view.tsx').then((part) => part.MessageMenuView),
);
export const messageDeletion = /* @__PURE__ */ onDemand(() =>
  import('./message-deletion.tsx').then((part) => part.MessageDeletion),
);
export const pictureViewer = /* @__PURE__ */ onDemand(() =>
  import('./picture-viewer.tsx').then((part) => part.PictureViewer),
);

/** The menu, the question before a deletion, and the picture shown alone. */
export function MessageOverlays(props: {
  list: MessageList;
  announcer: Announcer;
  menu: MenuController<MessageMenuRequest>;
  deleting: MessageRecord | null;
  onDeleted: () => void;
  picture: Picture | null;
  onPictureEnd: () => void;
  report: Report;
}): JSX.Element {
  const onFailure = (end: () => void) => (cause: unknown) => {
    end();
    props.report(cause, 'ERR_NOT_LOADED');
  };
  const Menu = createOnDemand(
    messageMenuView,
    () => props.menu.request() !== null,
    onFailure(() => props.menu.close()),
  );
  const Deletion = createOnDemand(
    messageDeletion,
    () => props.deleting !== null,
    onFailure(() => props.onDeleted()),
  );
  const Viewer = createOnDemand(
    pictureViewer,
    () => props.picture !== null,
    onFailure(() => props.onPictureEnd()),
  );
  // A click or key while the menu still loads cancels it.
  createEffect(() => {
    if (!props.menu.request() || messageMenuView.loaded()) return;
    const { close } = props.menu;
    for (const type of ['keydown', 'pointerdown']) {
      document.addEventListener(type, close, true);
      onCleanup(() => document.removeEventListener(type, close, true));
    }
  });
  const closed = () => {
    props.menu.close();
    return undefined;
  };
  return (
    <>
      <Show when={Menu()} keyed>
        {(Menu) => (
          // Its entries are app code.
          <Guarded fallback={closed} report={props.report} retryOn={props.menu.request}>
            <Menu menu={props.menu} />
          </Guarded>
        )}
      </Show>
      <Show when={Deletion()} keyed>
        {(Deletion) => (
          <Deletion
            list={props.list}
            record={props.deleting}
            onEnd={() => props.onDeleted()}
            onFailed={(text) => props.announcer.announce('delete', () => text)}
          />
        )}
      </Show>
      <Show when={Viewer()} keyed>
        {(Viewer) => <Viewer picture={props.picture} onEnd={() => props.onPictureEnd()} />}
      </Show>
    </>
  );
}

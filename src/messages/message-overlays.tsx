import { type JSX, Show } from 'solid-js';
import type { MessageRecord } from '../core/timeline/message-record.ts';
import type { Report } from '../primitives/guard/create-report.ts';
import type { Announcer } from '../primitives/list/create-announcer.ts';
import { createOnDemand, onDemand } from '../primitives/loading/on-demand.ts';
import type { MessageList } from '../primitives/messages/message-list.ts';
import type { MenuController } from '../ui/controls/menu.ts';
import { MenuOnDemand } from '../ui/controls/menu-on-demand.tsx';
import type { Picture } from './message-view.ts';

/** The parts that load at their first use. */
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
  menu: MenuController;
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
  return (
    <>
      <MenuOnDemand menu={props.menu} report={props.report} />
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

import { createMemo, type JSX } from 'solid-js';
import { captionOf, contentKind, filesOf, isMediaKind } from '../client/boundary/content.ts';
import { senderOf } from '../client/boundary/messages.ts';
import { trackRow } from '../client/views/live-row.ts';
import { PictureViewer, type ViewedPicture } from '../ui/controls/picture-viewer.tsx';
import { isMediaUrl } from '../utils/media-url.ts';
import type { MessageView, PictureRequest } from './bubble/message-view.ts';
import type { MessageRecord } from './timeline/message-record.ts';

/** Shows the pictures and videos of all loaded messages, beginning with one of them. */
export function MessagePictures(props: {
  view: MessageView;
  request: PictureRequest | null;
  onEnd: () => void;
}): JSX.Element {
  const pictures = createMemo(() => {
    if (!props.request) return [];
    const { view } = props;
    return view.list.entries().flatMap((entry) => (entry.kind === 'message' ? picturesOf(entry, view) : []));
  });
  const open = () => (props.request ? keyOf(props.request.record, props.request.at) : null);
  return <PictureViewer pictures={pictures()} open={open()} onEnd={() => props.onEnd()} />;
}

const keyOf = ({ key }: MessageRecord, at: number) => `${key} ${at}`;

/** Tracked: it may be edited or deleted. */
function picturesOf(record: MessageRecord, view: MessageView): ViewedPicture[] {
  if (isMediaKind(contentKind(record.message))) trackRow(record)();
  if (record.isDeleted) return [];
  const { message, isOwn, at: sentAt } = record;
  const words = captionOf(message).trim();
  return filesOf(message).flatMap(({ kind, url, name }, at) => {
    if ((kind !== 'image' && kind !== 'video') || !isMediaUrl(url)) return [];
    const caption = view
      .format(words, message)
      .map((segment) => segment.text)
      .join('');
    return [
      {
        key: keyOf(record, at),
        kind,
        url,
        name: name || view.t(kind === 'image' ? 'message.photo' : 'message.video'),
        sender: view.nameOf(senderOf(message), isOwn),
        sentAt,
        caption,
        owner: message,
      },
    ];
  });
}

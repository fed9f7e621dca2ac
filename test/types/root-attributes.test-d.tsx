// [helper.root-attributes] a component must name each prop of its own, and takes all attributes of its root
import { KitAvatar, KitConversations, KitDate } from 'solid-chat-kit';
import type { OwnProps, RootAttributes } from '../../src/ui/controls/root-attributes.ts';

interface Props extends RootAttributes {
  name: string;
  size?: number;
}

export const complete: OwnProps<Props, RootAttributes> = { name: 1, size: 1 };
// @ts-expect-error `size` is missing
export const incomplete: OwnProps<Props, RootAttributes> = { name: 1 };
// @ts-expect-error an attribute of the root is no prop of its own
export const tooMany: OwnProps<Props, RootAttributes> = { name: 1, size: 1, title: 1 };

export const taken = () => [
  <KitConversations
    class="mine"
    classList={{ wide: true }}
    id="chats"
    data-page="2"
    aria-busy="true"
    style={{ order: 1 }}
    ref={(root: HTMLDivElement) => root.focus()}
    onClick={(event) => event.currentTarget.classList}
  />,
  <KitDate timestamp={1} ref={(root: HTMLTimeElement) => root.dateTime} />,
];

export const refused = () => [
  // @ts-expect-error its content is its own
  <KitAvatar innerHTML="<b>Ann</b>" />,
  // @ts-expect-error no attribute of an element
  <KitAvatar href="/ann" />,
];

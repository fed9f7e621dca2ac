import { type Accessor, untrack } from 'solid-js';
import { mentionedUsers, textOrCaption } from '../client/boundary/content.ts';
import { nameOf, uidOf } from '../client/boundary/entities.ts';
import { messageId, parentId as parentOf } from '../client/boundary/messages.ts';
import { peerOfMessage } from '../client/boundary/peers.ts';
import { toSDK } from '../client/boundary/to-sdk.ts';
import type { ChatPeer } from '../client/create-chat-peer.ts';
import type { Report } from '../client/create-report.ts';
import { createEventBus } from '../client/events/create-event-bus.ts';
import type { KitEvents, MessageActionEvent } from '../client/events/ui-events.ts';
import type { Localizer } from '../localize/index.ts';
import type { Kit, KitSDK } from '../sdk/index.ts';
import { groupMentionName } from '../text/group-mention-name.ts';
import type { Composer } from './composer.ts';
import type { Draft } from './draft.ts';
import { isEditable } from './find-message.ts';
import { textToWrite } from './mentions.ts';

/** The options of a composer's targets. */
export interface TargetOptions {
  sdk: Accessor<KitSDK | undefined>;
  peer: Accessor<ChatPeer | null>;
  parentId: Accessor<string>;
  uid: Accessor<string>;
  /** Whether events start nothing. */
  isDisabled: Accessor<boolean>;
  draft: Accessor<Draft>;
  channels: Accessor<KitEvents>;
  t: Localizer['t'];
  report: Report;
}

/** Starts and ends replies and edits, also when events of the chat or thread request one. */
export function createTargets(options: TargetOptions): Pick<Composer, 'startReply' | 'startEdit' | 'cancel'> {
  const { sdk, peer, parentId, uid, isDisabled, draft, channels, t, report } = options;

  const isHere = (message: Kit.Message) => {
    const to = peer();
    const target = peerOfMessage(message, uid());
    return to?.isGroup === target.isGroup && to.id === target.id && parentOf(message) === parentId();
  };
  const reply = (message: Kit.Message) => {
    const id = messageId(message);
    if (id !== '') draft().set({ reply: { id, message }, error: null });
  };
  const edit = (message: Kit.Message) => {
    if (!isEditable(sdk(), message, uid())) return;
    const people = mentionedUsers(message);
    const nameOfUid = (id: string) => {
      const user = people.find((each) => uidOf(each) === id);
      return user && nameOf(user);
    };
    const written = textToWrite(textOrCaption(message), nameOfUid, (word) => groupMentionName(word, t));
    draft().beginEdit(message, messageId(message), written);
  };
  createEventBus({
    channels,
    subscribe: ({ messages }, listen) => {
      const begin = (start: (message: Kit.Message) => void) => (event: MessageActionEvent | Kit.Message) => {
        if (isDisabled() || !('status' in event) || event.status !== 'inprogress') return;
        const message = toSDK(event.message);
        if (isHere(message)) start(message);
      };
      listen(messages.ccMessageEdited, begin(edit));
      listen(messages.ccReplyToMessage, begin(reply));
    },
    report,
  });
  return {
    startReply: (message) => untrack(() => reply(toSDK(message))),
    startEdit: (message) => untrack(() => edit(toSDK(message))),
    cancel: () =>
      untrack(() => {
        const state = draft().state();
        if (state.edit) draft().endEdit();
        else if (state.reply) draft().set({ reply: null });
        return Boolean(state.edit || state.reply);
      }),
  };
}

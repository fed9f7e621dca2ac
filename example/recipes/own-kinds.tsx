import {
  type AppMessage,
  isCustomMessage,
  type Kit,
  type KitChatSDK,
  KitMessageComposer,
  KitMessageList,
  useKit,
} from 'solid-chat-kit';

/** What a message of the type 'poll' carries. */
interface Poll {
  question: string;
}

function PollCard(props: { message: Kit.CustomMessage }) {
  return (
    <strong>📊 {(props.message.getData() as Poll).question}</strong>
  );
}

/** A chat whose composer can send polls, beside texts and files. */
export function ChatWithPolls(props: {
  sdk: KitChatSDK;
  user: Kit.User;
}) {
  const { events } = useKit();
  const send = async () => {
    const question = prompt('What do you want to ask?');
    if (!question || !props.sdk.CustomMessage) return;
    const poll: Poll = { question };
    const message = new props.sdk.CustomMessage(
      props.user.getUid(),
      'user',
      'poll',
      poll,
    );
    const { ccMessageSent } = events().messages;
    const unsent = message as AppMessage;
    ccMessageSent.next({ message: unsent, status: 'inprogress' });
    try {
      const sent = await props.sdk.sendCustomMessage?.(message);
      ccMessageSent.next({
        message: (sent as AppMessage | undefined) ?? unsent,
        status: 'success',
        unsent,
      });
    } catch {
      ccMessageSent.next({ message: unsent, status: 'error' });
    }
  };
  return (
    <div
      style={{
        display: 'grid',
        'grid-template-rows': 'minmax(0, 1fr) auto',
        height: '100%',
      }}
    >
      <KitMessageList
        user={props.user}
        bubbleContentView={(message, row) =>
          isCustomMessage(message) &&
          message.getType() === 'poll' &&
          !row.isDeleted() ? (
            <PollCard message={message} />
          ) : undefined
        }
      />
      <KitMessageComposer
        user={props.user}
        attachmentOptions={[
          { id: 'poll', title: 'Poll', onClick: () => void send() },
        ]}
      />
    </div>
  );
}

import type { Kit } from 'solid-chat-kit';
import { CustomMessage, MediaMessage, TextMessage, TypingIndicator, User } from 'solid-chat-kit/local';
import { FakeSdk, settled } from './fake-sdk.ts';

/** A call that sends or edits a message, which waits until the test answers it. */
export interface FakeSend {
  readonly method: string;
  readonly message: Kit.Message;
  readonly upload: Kit.UploadOptions | undefined;
  /** Answers with a copy of the message that has an id, sender and time. */
  answer(id?: number): Promise<Kit.Message>;
  /** Answers with anything. */
  answerWith(answer: unknown): Promise<void>;
  fail(cause: unknown): Promise<void>;
}

/** As in SDKs whose messages carry one file, without a caption. */
class OneFileMessage extends MediaMessage {}
Object.defineProperty(OneFileMessage.prototype, 'setAttachments', { value: undefined });

/** A fake SDK that sends, edits and tells typing, as a test controls it. */
export class SendingSdk extends FakeSdk {
  /** All calls that send or edit, in order. */
  readonly sends: FakeSend[] = [];
  /** All typing signals: 'start ann', 'end ann'. */
  readonly typing: string[] = [];
  readonly TextMessage = TextMessage;
  MediaMessage = OneFileMessage as typeof MediaMessage;
  readonly CustomMessage = CustomMessage;
  readonly TypingIndicator = TypingIndicator;

  sendMessage = this.#takes('sendMessage');
  sendMediaMessage = this.#takes('sendMediaMessage');
  sendCustomMessage = this.#takes('sendCustomMessage');
  editMessage = this.#takes('editMessage');

  startTyping(indicator: Kit.TypingIndicator): void {
    this.typing.push(`start ${indicator.getReceiverId()}`);
  }
  endTyping(indicator: Kit.TypingIndicator): void {
    this.typing.push(`end ${indicator.getReceiverId()}`);
  }

  /** The latest call. */
  get lastSend(): FakeSend {
    const last = this.sends.at(-1);
    if (!last) throw new Error('Nothing was sent.');
    return last;
  }

  /** The texts of all sent messages. */
  get texts(): string[] {
    return this.sends.map(({ message }) => (message as Kit.TextMessage).getText?.());
  }

  #takes(method: string) {
    return (message: Kit.Message, upload?: Kit.UploadOptions) =>
      new Promise<Kit.Message>((resolve, reject) => {
        const answerWith = (answer: unknown) => {
          resolve(answer as Kit.Message);
          return settled();
        };
        this.sends.push({
          method,
          message,
          upload,
          answer: async (id = this.sends.length) => {
            const sent = answerTo(message as TextMessage, id);
            await answerWith(sent);
            return sent;
          },
          answerWith,
          fail: (cause) => {
            reject(cause);
            return settled();
          },
        });
      });
  }
}

function answerTo(message: TextMessage, id: number): Kit.Message {
  const sent = new TextMessage(message.getReceiverId(), message.getText?.(), message.getReceiverType());
  sent.setId(id);
  sent.setMuid(message.getMuid());
  sent.setParentMessageId(message.getParentMessageId());
  sent.setSender(new User('me', 'Me'));
  sent.setSentAt(2000 + id);
  return sent;
}

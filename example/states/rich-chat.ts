import type { LocalData, LocalKit } from 'solid-chat-kit/local';
import { createLocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';

/** A picture with its size, drawn here: no network. */
function picture(width: number, height: number, colours: [string, string]): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const gradient = context.createLinearGradient(0, 0, width, height);
  gradient.addColorStop(0, colours[0]);
  gradient.addColorStop(1, colours[1]);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(new File([blob as Blob], 'sea-at-dusk.png', { type: 'image/png' }))),
  );
}

/** Writes every kind of message into the chat of 'ann' with 'bob', or into a group of both. */
export async function writeRichChat(data: LocalData, ann: LocalKit, group?: string): Promise<void> {
  const bob = createLocalKit({ data });
  await bob.login('bob');
  const control = controlOf(ann);
  const to = (from: string) => group ?? (from === 'ann' ? 'bob' : 'ann');
  const type = group ? 'group' : 'user';
  const text = (from: string, said: string) =>
    control.sendAs(from, new ann.TextMessage(to(from), said, type));
  await text('bob', 'Good morning! Did you see the plan for Saturday?');
  const plan = await text(
    'bob',
    'It is on https://example.org/plan?day=6, write me at bob@example.org if not.',
  );
  await text('ann', 'Yes 👍');
  await text('ann', '🎉🎉');
  const image = await picture(1200, 800, ['#5b7cfa', '#f7a1c4']);
  const media = new bob.MediaMessage(
    to('bob'),
    Object.assign(image, { width: 1200, height: 800 }) as never,
    'image',
    type,
  );
  media.setCaption('The sea, an hour ago');
  const shown = await bob.sendMediaMessage(media);
  const answer = new ann.TextMessage(to('ann'), 'Lovely. I come along, and bring the coffee.', type);
  answer.setQuotedMessageId(plan.getId());
  await ann.sendMessage(answer);
  await ann.addReaction(String(shown.getId()), '❤️');
  await bob.addReaction(String(shown.getId()), '❤️');
  await bob.addReaction(String(shown.getId()), '😮');
  const gone = await text('bob', 'Forget it');
  await bob.deleteMessage(String(gone.getId()));
  const edited = (await text('bob', 'At ten?')) as unknown as { setText(text: string): void };
  edited.setText('At nine, at the pier.');
  await bob.editMessage(edited as never);
  const reply = new bob.TextMessage(to('bob'), 'in a thread', type);
  reply.setParentMessageId(plan.getId());
  await bob.sendMessage(reply);
  await text('bob', 'مرحبا! نلتقي عند المرسى في التاسعة، حسناً؟');
  await text(
    'ann',
    `A long one: ${'the tide comes in slowly and goes out again, and nobody asks why. '.repeat(24)}`,
  );
  const file = new ann.MediaMessage(
    to('ann'),
    { name: 'Tide tables 2026.pdf', type: 'application/pdf', size: 1_834_000 } as never,
    'file',
    type,
  );
  await ann.sendMediaMessage(file);
  await control.sendAs('bob', new ann.CustomMessage(to('bob'), type, 'poll', { question: 'Where?' }));
}

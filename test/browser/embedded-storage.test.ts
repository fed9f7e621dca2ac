import { createLocalKit } from 'solid-chat-kit/local';
import { expect, it } from 'vitest';

it('a browser keeps hostile texts and files, and reports what it has lost', async () => {
  const name = 'embedded-storage';
  const codes: string[] = [];
  const openKit = () => {
    const kit = createLocalKit({ persist: name });
    kit.data.onStorageFault = ({ code }) => codes.push(code);
    return kit;
  };

  const kit = openKit();
  await kit.createUser(new kit.User('ann', 'Ann'));
  const late = new kit.User('late', '\0\uffff\ud800 x');
  late.setTags(['\uffff', 'vip\n']);
  await kit.createUser(late);
  await kit.login('ann');
  const file = new File(['the bytes'], 'notes.txt', { type: 'text/plain' });
  await kit.sendMediaMessage(new kit.MediaMessage('late', file, 'file', 'user'));
  await kit.data.close();

  const again = openKit();
  await again.login('ann');
  const users = new again.UsersRequestBuilder().setTags(['\uffff', 'vip\n', '\ud800']);
  expect((await users.build().fetchNext()).map((one) => one.getName())).toEqual(['\0\uffff\ud800 x']);
  const [sent] = await new again.MessagesRequestBuilder().setUID('late').build().fetchPrevious();
  const attachment = (sent as InstanceType<typeof again.MediaMessage>).getAttachment();
  expect(await (attachment.getFile() as File).text()).toBe('the bytes');
  await again.data.close();
  expect(codes).toEqual([]);

  await new Promise((resolve) => {
    indexedDB.deleteDatabase(name).onsuccess = resolve;
  });
  const lost = openKit();
  await expect(lost.login('ann')).rejects.toMatchObject({ code: 'ERR_UID_NOT_FOUND' });
  await expect.poll(() => codes).toEqual(['ERR_STORAGE_LOST']);
});

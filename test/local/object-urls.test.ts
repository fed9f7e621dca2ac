import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createLocalData, createLocalKit, type LocalData, MediaMessage, User } from 'solid-chat-kit/local';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The object URLs that were created and not yet revoked. */
const alive = new Set<string>();

beforeEach(() => {
  alive.clear();
  const { createObjectURL, revokeObjectURL } = URL;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((bytes) => {
    const url = createObjectURL(bytes);
    alive.add(url);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
    alive.delete(url);
    revokeObjectURL(url);
  });
});
afterEach(() => void vi.restoreAllMocks());

async function signIn(data: LocalData, uid: string) {
  const kit = createLocalKit({ data });
  await kit.login(uid);
  return kit;
}

/** A data set in which Ann sent Bob a file. */
async function withFile(): Promise<LocalData> {
  const data = createLocalData();
  const kit = createLocalKit({ data });
  for (const uid of ['ann', 'bob']) await kit.createUser(new User(uid, uid));
  await kit.login('ann');
  await kit.sendMediaMessage(new MediaMessage('bob', new File(['the bytes'], 'notes.txt'), 'file', 'user'));
  return data;
}

/** Fetches the file as often as wanted, and returns the URLs of the fetched attachments. */
async function urlsOf(
  kit: Awaited<ReturnType<typeof signIn>>,
  times: number,
): Promise<(string | undefined)[]> {
  const urls: (string | undefined)[] = [];
  for (let time = 0; time < times; time++) {
    const [message] = await new kit.MessagesRequestBuilder().setUID('ann').build().fetchPrevious();
    urls.push((message as MediaMessage).getAttachment().getUrl());
  }
  return urls;
}

it('Object URLs end when their user signs out, unless another session shows them', async () => {
  const data = await withFile();
  const [bob, second] = [await signIn(data, 'bob'), await signIn(data, 'bob')];
  expect(new Set(await urlsOf(bob, 3)).size).toBe(3);
  expect(alive.size).toBe(3);
  await second.logout();
  expect(alive.size).toBe(3);
  await bob.logout();
  expect(alive.size).toBe(0);
  await bob.login('bob');
  await urlsOf(bob, 2);
  expect(alive.size).toBe(2);
  await bob.logout();
  expect(alive.size).toBe(0);
});

it('Object URLs end when all data is replaced and their user with it', async () => {
  const data = await withFile();
  const bob = await signIn(data, 'bob');
  await urlsOf(bob, 2);
  await data.reset();
  await vi.waitFor(() => expect(alive.size).toBe(0));
});

it('Object URLs end when nothing holds their attachment', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const bob = await signIn(await withFile(), 'bob');
  const [shown] = await new bob.MessagesRequestBuilder().setUID('ann').build().fetchPrevious();
  const attachment = (shown as MediaMessage).getAttachment();
  const url = attachment.getUrl();
  await urlsOf(bob, 20);
  expect(alive.size).toBe(21);
  await vi.waitFor(() => {
    collect();
    expect(alive.size).toBeLessThanOrEqual(2);
  });
  expect(alive.has(url ?? '')).toBe(true);
  expect(attachment.getUrl()).toBe(url);
});

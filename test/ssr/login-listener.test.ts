import { KitUIKit, KitUIKitLoginListener } from 'solid-chat-kit';
import { createLocalKit, User } from 'solid-chat-kit/local';
import { expect, it } from 'vitest';

it('[helper.KitUIKitLoginListener] follows nobody on a server', async () => {
  const kit = createLocalKit();
  await kit.createUser(new User('ann'));
  await kit.login('ann');
  kit.control.resetCalls();
  KitUIKit.init({ sdk: kit });
  await Promise.resolve();
  expect(KitUIKitLoginListener.getLoggedInUser()).toBeNull();
  expect(kit.control.listenerCount()).toBe(0);
  expect(kit.control.calls).toEqual({});
});

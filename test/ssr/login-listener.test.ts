import { KitUIKit, KitUIKitLoginListener } from 'solid-chat-kit';
import { createLocalKit, User } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { expect, it } from 'vitest';

it('[helper.KitUIKitLoginListener] follows nobody on a server', async () => {
  const kit = createLocalKit();
  await kit.createUser(new User('ann'));
  await kit.login('ann');
  controlOf(kit).resetCalls();
  KitUIKit.init({ sdk: kit });
  await Promise.resolve();
  expect(KitUIKitLoginListener.getLoggedInUser()).toBeNull();
  expect(controlOf(kit).listenerCount()).toBe(0);
  expect(controlOf(kit).calls).toEqual({});
});

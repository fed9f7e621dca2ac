import { describeKitContract } from 'solid-chat-kit/contract';
import { createLocalData, createLocalKit } from 'solid-chat-kit/local';
import { describe, expect, it, vi } from 'vitest';
import { localWorld } from './local-setup.ts';

// As docs/your-own-sdk.md shows it for a class with static methods.
describeKitContract(
  { describe, it, expect },
  {
    name: '[helper.describeKitContract] an SDK with one session per module',
    createWorld() {
      const data = createLocalData();
      return localWorld(async () => {
        vi.resetModules();
        const { Chat, init } = await import('./static-sdk.ts');
        init(createLocalKit({ data }));
        return Chat;
      });
    },
  },
);

import type { Localizer } from '../localize/index.ts';

/** Returns the name of the signed-in user as that of a chat with oneself. */
export const ownName = (name: string, t: Localizer['t']): string => `${name} (${t('message.you')})`;

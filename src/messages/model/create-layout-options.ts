import { type Accessor, createMemo } from 'solid-js';
import type { Localizer } from '../../localize/index.ts';
import { createSystemTimeZone } from '../../utils/create-wake-listener.ts';
import type { ListLayout } from './create-timeline-publisher.ts';
import type { MessageListOptions } from './message-list.ts';

/** Follows the settings for visible messages and dates, and the time zone. */
export function createLayoutOptions(
  options: MessageListOptions,
  timeZone: Localizer['timeZone'],
): Accessor<ListLayout> {
  const systemZone = createSystemTimeZone();
  return createMemo(() => {
    const hidesDeleted = options.hideDeletedMessages?.();
    const hidesActions = options.hideGroupActionMessages?.();
    return {
      timeZone: timeZone() ?? systemZone(),
      isHidden: (record) => Boolean((hidesDeleted && record.isDeleted) || (hidesActions && record.isAction)),
      hidesDays: Boolean(options.hideDateSeparator?.()),
    };
  });
}

import { DEFAULT_PAGE_SIZE, type KitSDK } from '../../sdk/index.ts';
import { noSdk } from '../session/create-session.ts';

/** The SDK's own builder of this name, for lists that are given none. */
export function defaultBuilder<N extends 'ConversationsRequestBuilder' | 'UsersRequestBuilder'>(
  sdk: KitSDK | undefined,
  name: N,
): InstanceType<KitSDK[N]> {
  if (!sdk) throw noSdk();
  const builder = new sdk[name]();
  builder.setLimit(DEFAULT_PAGE_SIZE);
  return builder as InstanceType<KitSDK[N]>;
}

import { noSdk } from '../client/session.ts';
import { DEFAULT_PAGE_SIZE, type KitSDK } from '../sdk/index.ts';

/** Creates the SDK's builder of this name, for lists without one. */
export function defaultBuilder<N extends 'ConversationsRequestBuilder' | 'UsersRequestBuilder'>(
  sdk: KitSDK | undefined,
  name: N,
): InstanceType<KitSDK[N]> {
  if (!sdk) throw noSdk();
  const builder = new sdk[name]();
  builder.setLimit(DEFAULT_PAGE_SIZE);
  return builder as InstanceType<KitSDK[N]>;
}

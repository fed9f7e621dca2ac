import { noSdk } from '../../client/session.ts';
import { DEFAULT_PAGE_SIZE, type KitSDK } from '../../sdk/index.ts';

/** Creates the SDK's builder with this name, for lists without a builder of their own. */
export function defaultBuilder<N extends 'ConversationsRequestBuilder' | 'UsersRequestBuilder'>(
  sdk: KitSDK | undefined,
  name: N,
): InstanceType<KitSDK[N]> {
  if (!sdk) throw noSdk();
  const builder = new sdk[name]();
  builder.setLimit(DEFAULT_PAGE_SIZE);
  return builder as InstanceType<KitSDK[N]>;
}

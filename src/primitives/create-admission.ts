import { peerOfConversation } from '../core/messages.ts';
import { type Peer, PeerMap } from '../core/peer-map.ts';
import { type Faults, usableItems } from '../core/read.ts';
import type { Kit, KitSDK } from '../sdk/index.ts';

/** What the admission asks and tells. */
export interface AdmissionOptions<P extends Peer> {
  sdk: () => KitSDK | undefined;
  /** The app's builder; undefined means all conversations. */
  builder: () => Kit.ConversationsRequestBuilder | undefined;
  /** Another object when the list is another one, so that an answer for the last one says nothing of it. */
  request: () => unknown;
  /** The conversation belongs in the list. */
  onAdmit: (peer: P, conversation: Kit.Conversation) => void;
  /** The peer's conversation stays out, or could not be fetched. */
  onRefuse: (peer: P) => void;
  onError: (cause: unknown) => void;
  faults: Faults;
}

/** The admission of a list. */
export interface Admission<P extends Peer> {
  /** Asks whether the peer's conversation belongs in the list. */
  admit: (peer: P) => void;
  /** Waits for no answer any more: what comes late is another user's. */
  forget: () => void;
  /** The same, and asks again for all for whom no answer has come. */
  startOver: () => void;
}

/**
 * Decides whether a conversation that a message came of, and that is not loaded, enters the list. Where the
 * builder's filters can be read the conversation is fetched by itself; where they cannot (tags), only the
 * first page tells, and one refetch serves all who wait.
 */
export function createAdmission<P extends Peer>(options: AdmissionOptions<P>): Admission<P> {
  /** All who are asked for, and those of them whom the next first page is to tell. */
  const asked = new Set<P>();
  const waiting = new Set<P>();
  let isFetching = false;
  /** Another number once nobody waits for the answers of before. */
  let round = 0;

  const fetchOne = async (sdk: KitSDK, peer: P) => {
    const request = options.request();
    const own = round;
    try {
      const conversation = await sdk.getConversation(peer.id, typeOf(peer));
      if (own !== round) return;
      // An answer that is no conversation is a failure.
      peerOfConversation(conversation);
      asked.delete(peer);
      if (request === options.request()) options.onAdmit(peer, conversation);
      else admit(peer);
    } catch (cause) {
      if (own !== round) return;
      asked.delete(peer);
      options.onRefuse(peer);
      options.onError(cause);
    }
  };

  const fetchFirstPage = async (builder: Kit.ConversationsRequestBuilder, peers: readonly P[]) => {
    const request = options.request();
    const own = round;
    const found = new PeerMap<Kit.Conversation>();
    try {
      const page = await builder.build().fetchNext();
      const readPage = () => usableItems(page, peerOfConversation);
      for (const each of options.faults.run(readPage)) found.set(peerOfConversation(each), each);
    } catch (cause) {
      if (own === round) options.onError(cause);
    }
    if (own !== round) return;
    for (const peer of peers) {
      const conversation = found.get(peer);
      asked.delete(peer);
      if (request !== options.request()) admit(peer);
      else if (conversation) options.onAdmit(peer, conversation);
      else options.onRefuse(peer);
    }
  };

  const drain = async () => {
    if (isFetching) return;
    isFetching = true;
    const own = round;
    while (waiting.size > 0) {
      const builder = options.builder();
      const peers = [...waiting];
      waiting.clear();
      if (builder) await fetchFirstPage(builder, peers);
      else for (const peer of peers) admit(peer);
      if (own !== round) return;
    }
    isFetching = false;
  };

  const admit = (peer: P) => {
    const sdk = options.sdk();
    const builder = options.builder();
    const type = builder?.getConversationType?.();
    if (!sdk || (type && type !== typeOf(peer))) {
      options.onRefuse(peer);
      return;
    }
    asked.add(peer);
    if (!builder || hasReadableFilters(builder)) void fetchOne(sdk, peer);
    else {
      waiting.add(peer);
      void drain();
    }
  };
  const forget = () => {
    round++;
    isFetching = false;
    waiting.clear();
    asked.clear();
  };
  const startOver = () => {
    const peers = [...asked];
    forget();
    for (const peer of peers) admit(peer);
  };
  return { admit, forget, startOver };
}

const FILTERS = ['getTags', 'getUserTags', 'getGroupTags', 'getSearchKeyword'] as const;

/** Whether the builder lets all its filters be read, and none but the type is set. */
function hasReadableFilters(builder: Kit.ConversationsRequestBuilder): boolean {
  if (!builder.getConversationType) return false;
  return FILTERS.every((name) => builder[name] && !builder[name]()?.length);
}

/** What an SDK calls the type of a conversation. */
export function typeOf(peer: Peer): string {
  return peer.isGroup ? 'group' : 'user';
}

import { type CallOptions, createKit, type ServerChatKit } from 'solid-chat-kit/server';

/** Creates the chat SDK of a signed-in user. */
export function createClient(token: string, base = location.origin, retryMs = 1000): ServerChatKit {
  const post = async (path: string, body: BodyInit, signal: AbortSignal, type = 'application/json') => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    const answer = await fetch(`${base}/api/${path}`, { method: 'POST', headers, body, signal });
    const json = await answer.json();
    if (!answer.ok) throw json;
    return json;
  };
  const call = <Query extends CallOptions>(name: string, { signal, ...query }: Query) =>
    post(name, JSON.stringify(query), signal);

  return createKit({
    me: (options) => call('me', options),
    conversations: (query) => call('conversations', query),
    users: (query) => call('users', query),
    messages: (query) => call('messages', query),
    message: (id, options) => call('message', { id, ...options }),
    conversation: (chat, options) => call('conversation', { ...chat, ...options }),
    deleteConversation: (chat, options) => call('deleteConversation', { ...chat, ...options }),
    send: (draft, options) => call('send', { ...draft, ...options }),
    edit: (change, options) => call('edit', { ...change, ...options }),
    remove: (id, options) => call('remove', { id, ...options }),
    react: (reaction, options) => call('react', { ...reaction, ...options }),
    read: (message, options) => call('read', { ...message, ...options }),
    delivered: (message, options) => call('delivered', { ...message, ...options }),
    markUnread: (message, options) => call('markUnread', { ...message, ...options }),
    typing: (typing, options) => call('typing', { ...typing, ...options }),
    block: (block, options) => call('block', { ...block, ...options }),
    upload: (file, { signal }) =>
      post(`upload?name=${encodeURIComponent(file.name)}`, file as File, signal, file.type),
    storageScope: base,
    features: ['conversationSearch', 'muids', 'threads', 'quotes', 'updates'],

    subscribe(handlers) {
      let socket: WebSocket;
      let retry: ReturnType<typeof setTimeout>;
      const connect = () => {
        handlers.connecting();
        socket = new WebSocket(`${base.replace('http', 'ws')}/api/events?token=${token}`);
        socket.onopen = handlers.connected;
        socket.onmessage = ({ data }) => {
          const [event, json] = JSON.parse(data) as ['message', never];
          handlers[event]?.(json);
        };
        socket.onclose = () => {
          handlers.disconnected();
          retry = setTimeout(connect, retryMs);
        };
      };
      connect();
      return () => {
        clearTimeout(retry);
        socket.onclose = null;
        socket.close();
      };
    },
  });
}

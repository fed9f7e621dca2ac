import { createXmppKit, type XmppKit } from 'solid-chat-kit/xmpp';

export const kit: XmppKit = createXmppKit({ service: 'wss://chat.example/ws', domain: 'chat.example' });

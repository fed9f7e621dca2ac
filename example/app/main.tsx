import 'solid-chat-kit/css-variables.css';
import './styles/app.css';
import './styles/device.css';
import './styles/controls.css';
import './styles/slider.css';
import './styles/simulate.css';
import './styles/show.css';
import { render } from 'solid-js/web';
import { allowTemplates } from './allow-templates.ts';
import { App } from './app.tsx';

allowTemplates();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
// The address may name an XMPP server, whose users chat in place of the demo's.
const server = new URLSearchParams(location.search).get('server');
if (server) import('../xmpp/show-xmpp.tsx').then(({ showXmpp }) => showXmpp(root, server));
else render(() => <App />, root);

// Shows the sheet of all states of the lists, in the theme of the system or of `?theme=dark`. `?of=messages` shows those of an open chat, `?pictures=users` those of the props of a component, and
// `?kind=users&state=menu&theme=dark` a single one.
import 'solid-chat-kit/css-variables.css';
import './states.css';
import { render } from 'solid-js/web';
import { drawFrame } from './frame.tsx';
import { Sheet } from './sheet.tsx';

const query = new URLSearchParams(location.search);
const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
const theme = (query.get('theme') ?? (isDark ? 'dark' : 'light')) === 'dark' ? 'dark' : 'light';
const kind = query.get('kind');
const state = query.get('state');
document.documentElement.dataset.theme = theme;

if (kind && state) {
  const host = document.createElement('div');
  host.dataset.theme = theme;
  document.body.append(host);
  await drawFrame(host, kind, state);
} else {
  render(() => <Sheet theme={theme} of={query.get('of')} pictures={query.get('pictures')} />, document.body);
}

import 'solid-chat-kit/css-variables.css';
import '../app/styles/controls.css';
import '../app/styles/slider.css';
import './show/show.css';
import { render } from 'solid-js/web';
import { App } from './show/app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
render(() => <App />, root);

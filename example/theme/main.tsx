import 'solid-chat-kit/css-variables.css';
import '../app/styles/controls.css';
import '../app/styles/slider.css';
import './theme.css';
import { render } from 'solid-js/web';
import { ThemePage } from './theme-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
render(() => <ThemePage />, root);

import './playground.css';
import { render } from 'solid-js/web';
import { Playground } from './playground.tsx';

const root = document.getElementById('root');
if (root) render(() => <Playground />, root);

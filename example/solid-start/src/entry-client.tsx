import { mount, StartClient } from '@solidjs/start/client';
import { loadLanguage } from 'solid-chat-kit/localize';

const app = document.getElementById('app');
if (!app) throw new Error('The page has no element with the id "app".');

// Loads the language the server rendered with, so that hydration shows the same texts.
await loadLanguage(document.documentElement.lang);
mount(() => <StartClient />, app);

import { mount, StartClient } from '@solidjs/start/client';
import { loadLanguage } from 'solid-chat-kit';

const app = document.getElementById('app');
if (!app) throw new Error('The page has no element with the id "app".');

// The words that the server used, so that nothing is said in another language meanwhile.
await loadLanguage(document.documentElement.lang);
mount(() => <StartClient />, app);

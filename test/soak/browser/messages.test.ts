import { soakOnPage } from './soak.ts';

soakOnPage('messages', { fixed: 1, ofDay: 0, whole: 30 });

import { soakOnPage } from './soak.ts';

soakOnPage('conversations', { fixed: 1, ofDay: 0, whole: 30 });

import { soakOnPage } from './soak.ts';

soakOnPage('users', { fixed: 1, ofDay: 0, whole: 30 });

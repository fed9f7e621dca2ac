// npm start: serves a chat with a database, and a page for it from its sources. Open it in two browsers.
// npm start -- --production serves the built page; see serve.mjs for the other settings.
import { readSettings, serveDevelopment, serveProduction } from './serve.mjs';

const settings = readSettings();
if (settings.production) await serveProduction(settings);
else (await serveDevelopment(settings)).printUrls();

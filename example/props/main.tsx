import 'solid-chat-kit/css-variables.css';
import '../app/styles/app.css';
import '../app/styles/controls.css';
import './props.css';
import { render } from 'solid-js/web';
import { avatarOf } from '../app/avatars.ts';
import { fileOf } from '../app/data/files.ts';
import { localeOf, readSettings } from '../app/settings.ts';
import { loadTexts } from '../texts/index.ts';
import { showLanguage } from '../words/words.ts';
import { kit, loadFirstRows } from './kit.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

const { language, direction, theme } = readSettings();
document.documentElement.lang = language;
document.documentElement.dir = direction;
const [{ seed }] = await Promise.all([loadTexts(language), showLanguage(language)]);
await kit.data.seed({ seed: 10, messages: 24, avatar: avatarOf, file: fileOf, texts: seed });
await kit.login('ann');
await loadFirstRows();
// The recipes make builders of a kit that is signed in.
const { PropsPage } = await import('./props-page.tsx');
render(() => <PropsPage locale={localeOf({ language, direction })} theme={theme} />, root);

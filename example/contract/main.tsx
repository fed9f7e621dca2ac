// Runs the contract suite in the page. `?sdk=/my-sdk.js` tests the SDK of a module that exports `setup`, which is what
// `describeKitContract` takes; without it, the embedded SDK is tested. `?theme=dark` or `?theme=light` sets the colours.
import 'solid-chat-kit/css-variables.css';
import './contract.css';
import type { ContractSetup } from 'solid-chat-kit/contract';
import { render } from 'solid-js/web';
import { Checklist } from './checklist.tsx';

const query = new URLSearchParams(location.search);
document.body.className = 'kit';
document.body.dataset.theme = query.get('theme') ?? '';

const url = query.get('sdk');
const load = async (): Promise<ContractSetup> => {
  if (!url) return (await import('./embedded.ts')).embedded;
  const module: { setup?: ContractSetup } = await import(/* @vite-ignore */ new URL(url, location.href).href);
  if (typeof module.setup?.createWorld !== 'function')
    throw new Error(`${url} exports no 'setup' with createWorld.`);
  return module.setup;
};
try {
  const setup = await load();
  render(() => <Checklist setup={setup} />, document.body);
} catch (error) {
  const { message } = error as Error;
  render(
    () => <p class="checklist__failure" role="alert">{`The SDK could not be loaded: ${message}`}</p>,
    document.body,
  );
}

import { type Agent, createClient, JXT } from 'stanza';
import type { Message } from 'stanza/protocol/index.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileExtensions, readFile, writeFile } from '../../../src/xmpp/files/file-stanza.ts';
import { Uploads } from '../../../src/xmpp/files/upload.ts';

const { stanzas } = createClient({ jid: 'ann@example.org' });
stanzas.define(fileExtensions(JXT));
const { signal } = new AbortController();
const URL_OF_PLAN = 'https://files.example.org/1/plan%20B.pdf';

/** Sends a message as XML, and reads it again. */
function transfer(message: Message): Message {
  const xml = stanzas.export('message', message as object);
  return stanzas.import(JXT.parse(String(xml))) as Message;
}

describe('[sdk.xmpp.files] the file of a message', () => {
  it('arrives with its name, type and size', () => {
    const file = { name: 'Plan B', url: URL_OF_PLAN, type: 'image/png', size: 5, width: 3, height: 2 };
    expect(readFile(transfer({ to: 'bob@example.org', ...writeFile(file) }))).toEqual(file);
  });

  it('of another client is named after its URL', () => {
    expect(readFile({ links: [{ url: URL_OF_PLAN }] })).toEqual({ name: 'plan B.pdf', url: URL_OF_PLAN });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.org/x',
    'http://example.org/x.png',
    `https://x.org/${'x'.repeat(5_000)}`,
  ])('is refused from %.40s', (url) => expect(readFile({ links: [{ url }] })).toBe(undefined));

  it('has no facts that make no sense', () => {
    const file = { name: 'x'.repeat(300), mediaType: 'text/html\r\nX: y', size: -5, width: 1.5 };
    expect(readFile({ sharing: { file, sources: { url: URL_OF_PLAN } } })).toEqual({
      name: 'plan B.pdf',
      url: URL_OF_PLAN,
    });
  });
});

describe('[sdk.xmpp.files] uploads', () => {
  afterEach(() => void vi.unstubAllGlobals());

  const slot = (headers: { name: string; value: string }[] = []) => ({
    upload: { url: 'https://up.example.org/1', headers },
    download: URL_OF_PLAN,
  });
  const uploadsOf = (given: object, maxSize = 100) =>
    new Uploads(
      () =>
        ({
          getUploadService: async () => ({ jid: 'upload.example.org', maxSize }),
          getUploadSlot: async () => given,
        }) as unknown as Agent,
    );
  const plan = new File(['12345'], 'plan.pdf', { type: 'application/pdf' });

  it('store a file, with the headers that a server may ask for and no others', async () => {
    const put = vi.fn(async () => new Response());
    vi.stubGlobal('fetch', put);
    const headers = [
      { name: 'Authorization', value: 'Bearer\r\nX: 1' },
      { name: 'Host', value: 'evil.example.org' },
    ];
    const stored = await uploadsOf(slot(headers)).store(plan, signal);
    expect(stored).toEqual({ name: 'plan.pdf', url: URL_OF_PLAN, type: 'application/pdf', size: 5 });
    const [, { headers: sent }] = put.mock.calls[0] as unknown as [string, { headers: Headers }];
    expect(Object.fromEntries(sent)).toEqual({
      'content-type': 'application/pdf',
      authorization: 'BearerX: 1',
    });
  });

  it('reject files that are too large, without bytes, or refused', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 413 }));
    const codeOf = (promise: Promise<unknown>) => promise.catch(({ code }) => code);
    expect(await codeOf(uploadsOf(slot(), 3).store(plan, signal))).toBe('ERR_FILE_TOO_LARGE');
    expect(await codeOf(uploadsOf(slot()).store({ name: 'plan.pdf' }, signal))).toBe('ERR_NO_FILE');
    expect(await codeOf(uploadsOf(slot()).store(plan, signal))).toBe('ERR_UPLOAD');
  });
});

import type { JXT } from 'stanza';
import type { DefinitionOptions } from 'stanza/jxt';
import type { Message } from 'stanza/protocol/index.js';
import type { FileJSON } from '../../server/index.ts';
import { isSafeUrl } from '../shared/safe-url.ts';

declare module 'stanza/protocol/index.js' {
  interface Message {
    /** XEP-0447: a file, described by XEP-0446. */
    sharing?: {
      file?: { name?: string; mediaType?: string; size?: number; width?: number; height?: number };
      sources?: { url?: string };
    };
  }
}

const SHARING = 'urn:xmpp:sfs:0';
const METADATA = 'urn:xmpp:file:metadata:0';
const URL_DATA = 'http://jabber.org/protocol/url-data';

/** The maximum length of a file's name and URL, in characters. */
const MAX_NAME = 256;
const MAX_URL = 4_000;
const MEDIA_TYPE = /^[\w.+-]{1,64}\/[\w.+-]{1,64}$/;

/** Returns the definitions of file elements missing in the client library. */
export function fileExtensions({ childAttribute, childInteger, childText }: typeof JXT): DefinitionOptions[] {
  return [
    { namespace: SHARING, element: 'file-sharing', path: 'message.sharing' },
    {
      namespace: METADATA,
      element: 'file',
      path: 'message.sharing.file',
      fields: {
        name: childText(null, 'name'),
        mediaType: childText(null, 'media-type'),
        size: childInteger(null, 'size'),
        width: childInteger(null, 'width'),
        height: childInteger(null, 'height'),
      },
    },
    {
      namespace: SHARING,
      element: 'sources',
      path: 'message.sharing.sources',
      fields: { url: childAttribute(URL_DATA, 'url-data', 'target') },
    },
  ];
}

/** Writes a file; other clients find its URL through XEP-0066. */
export function writeFile({
  name,
  url,
  type,
  size,
  width,
  height,
}: FileJSON): Pick<Message, 'links' | 'sharing'> {
  const facts = { name, mediaType: type, size, width, height };
  const known = Object.entries(facts).filter(([, value]) => value !== undefined && value !== null);
  return { links: [{ url }], sharing: { file: Object.fromEntries(known), sources: { url } } };
}

/** Reads the file of a message; drops implausible values. */
export function readFile({ links, sharing }: Message): FileJSON | undefined {
  const url = sharing?.sources?.url ?? links?.[0]?.url;
  const name = url && nameOf(url);
  if (!url || !name) return undefined;
  const { file = {} } = sharing ?? {};
  const facts = {
    size: count(file.size),
    width: count(file.width),
    height: count(file.height),
    type: file.mediaType && MEDIA_TYPE.test(file.mediaType) ? file.mediaType : undefined,
  };
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  const given = file.name && file.name.length <= MAX_NAME ? file.name : undefined;
  return { name: given ?? name, url, ...Object.fromEntries(known) };
}

const count = (value: number | undefined) =>
  value !== undefined && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/** Returns the file name in a URL; undefined for an unsafe URL. */
function nameOf(url: string): string | undefined {
  if (url.length > MAX_URL || !isSafeUrl(url)) return undefined;
  try {
    const last = new URL(url).pathname.split('/').at(-1) ?? '';
    return decodeURIComponent(last).slice(0, MAX_NAME) || 'file';
  } catch {
    return undefined;
  }
}

import type { Stanzas } from 'stanza';
import { MAX_TEXT, type Person, textOf } from './person.ts';

/** The maximum size of a picture in base64: 256 kB. */
const MAX_PICTURE = 350_000;

/** The supported image types. */
const PICTURES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

const BASE64 = /^[a-z\d+/]+={0,2}$/i;

/** The facts about a person in a vCard. */
export type Profile = Partial<Pick<Person, 'name' | 'avatar' | 'role' | 'statusMessage'>>;

/** A picture in the client library's form: bytes, or base64 text. */
type Picture = string | { toString(encoding: 'base64'): string };

/** Returns a picture as a data URL; undefined if it is too large, or of another type. */
export function pictureUrl(data: Picture | undefined, type: string | undefined): string | undefined {
  const mediaType = type?.toLowerCase() ?? 'image/png';
  if (!data || !PICTURES.includes(mediaType)) return undefined;
  const base64 = (typeof data === 'string' ? data : data.toString('base64')).replace(/\s/g, '');
  return base64.length <= MAX_PICTURE && BASE64.test(base64)
    ? `data:${mediaType};base64,${base64}`
    : undefined;
}

/** Returns a picture for a vCard. */
export async function photoOf(picture: Blob): Promise<Stanzas.VCardTempPhoto> {
  let binary = '';
  for (const byte of new Uint8Array(await picture.arrayBuffer())) binary += String.fromCharCode(byte);
  // Declared as bytes, but written and read as text.
  const data = btoa(binary) as unknown as Stanzas.VCardTempPhoto['data'];
  return { type: 'photo', data, mediaType: picture.type };
}

/** Reads a vCard (XEP-0054), except linked pictures: their hosts would learn who loads them, and when. */
export function readVCard(vcard: Stanzas.VCardTemp): Profile {
  const profile: { -readonly [Field in keyof Profile]: Profile[Field] } = {};
  let nickname: string | undefined;
  for (const record of vcard.records ?? []) {
    if (record.type === 'photo') {
      const { data, mediaType } = record as Stanzas.VCardTempPhoto;
      profile.avatar = pictureUrl(data, mediaType);
    } else if (record.type === 'nickname') nickname = textOf(record.value);
    else if (record.type === 'role') profile.role = textOf(record.value);
    else if (record.type === 'note') profile.statusMessage = textOf(record.value);
  }
  profile.name = textOf(vcard.fullName, MAX_TEXT) ?? nickname;
  return profile;
}

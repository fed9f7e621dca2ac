import { describe, expect, it } from 'vitest';
import { linkText } from '../../src/text/formatters/link-text.ts';

const shown = (address: string) =>
  linkText(address, address.startsWith('http') ? address : `https://${address}`);

describe('[messages.links] the text of a link', () => {
  it.each([
    ['https://evil.example/\u202Egpj.exe', 'https://evil.example/%E2%80%AEgpj.exe'],
    ['https://evil.example/\u2066a\u2069', 'https://evil.example/%E2%81%A6a%E2%81%A9'],
    ['https://good.example/\u200b', 'https://good.example/%E2%80%8B'],
    ['www.evil.example/\u200F.gro', 'www.evil.example/%E2%80%8F.gro'],
  ])('shows marks of direction and invisible characters: %j', (address, text) => {
    expect(shown(address)).toBe(text);
  });

  it.each([
    ['a Cyrillic а among Latin letters', 'https://p\u0430ypal.com/login', 'https://xn--pypal-4ve.com/login'],
    [
      'a whole name that looks Latin',
      'https://\u0430\u0440\u0440\u04cf\u0435.com',
      'https://xn--80ak6aa92e.com',
    ],
    ['a Greek omicron', 'www.g\u03bf\u03bfgle.com', 'www.xn--ggle-0nda.com'],
    ['a slash that is none', 'https://bank.com\u2044.evil.example', 'https://bank.xn--com-qt0a.evil.example'],
    [
      'after a name and a password',
      'https://a:b@\u0430b.example:8443/x?y#z',
      'https://a:b@xn--b-7sb.example:8443/x?y#z',
    ],
  ])('shows a host of several scripts in ASCII: %s', (_what, address, text) => {
    expect(shown(address)).toBe(text);
  });

  it.each([
    'https://example.org/\u043f\u0443\u0442\u044c?q=\u03b1#\u4e2d',
    'https://m\u00fcnchen.de/',
    'https://u\u0308ber.example',
    'https://\u043f\u0440\u0438\u043c\u0435\u0440.\u0440\u0444/a',
    'https://\u4f8b\u3048.jp',
    'https://\u30b5\u30fc\u30d0\u30fcabc.jp',
    'https://\ud55c\uad6d.com',
    'https://\u05d3\u05d5\u05d2\u05de\u05d4.com',
    'https://\u0645\u062b\u0627\u0644.com',
    'http://192.168.0.1:8080/',
    'https://[::1]/',
    'https://a_b.example/',
  ])('stays as it is written in one script: %s', (address) => {
    expect(shown(address)).toBe(address);
  });

  it('of an app that has no address stays, without what nobody sees', () => {
    expect(linkText('\u0441lick h\u0435re\u202e', 'https://example.org/')).toBe(
      '\u0441lick h\u0435re%E2%80%AE',
    );
    expect(linkText('ann@example.org', 'mailto:ann@example.org')).toBe('ann@example.org');
    expect(linkText('http://', 'http://')).toBe('http://');
  });
});

import type { SyntaxNode } from '@lezer/common';
import { KitTextFormatter } from '../text/formatters/kit-text-formatter.ts';
import { webAddressEnd } from '../text/formatters/kit-urls-formatter.ts';
import { isSafeHref, plainText, type TextSegment } from '../text/formatters/text-segment.ts';
import { markdown } from './markdown-parser.ts';

/** Longer texts stay as typed: nobody writes them by hand. */
const MAX_CHARACTERS = 20_000;
/** The maximum depth of bold, italic and strike within each other; deeper marks stay as typed. */
const MAX_DEPTH = 8;
/** What Markdown begins with: most texts have none of it and are not parsed. */
const MARKS = /[*_~`>[\\]|^[ \t]*(?:[-+]|\d{1,9}[.)])[ \t]/m;
const INLINE = { StrongEmphasis: 'strong', Emphasis: 'italic', Strikethrough: 'strike' } as const;
const BLOCKS = {
  Blockquote: 'quote',
  BulletList: 'list',
  OrderedList: 'ordered-list',
  ListItem: 'item',
} as const;
/** The marks of the blocks around a line. */
const LINE_MARKS = new Set(['QuoteMark', 'ListMark']);
/** A label that is an address itself: it could pretend to lead elsewhere. */
const HOST = /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+(?:[/:?#]\S*)?$/u;

const isKey = <T extends object>(name: PropertyKey, of: T): name is keyof T => Object.hasOwn(of, name);
const asText = (text: string): TextSegment => ({ type: 'text', text });

/**
 * Formats Markdown: bold, italic, strike, code, fenced code, lists, quotes, and links with a label. Everything else stays
 * as typed, HTML too. List it first, so that mentions and links are found within its parts.
 * @example
 * const textFormatters = [new KitMarkdownFormatter(), ...defaultTextFormatters(), new KitUrlsFormatter()];
 */
export class KitMarkdownFormatter extends KitTextFormatter {
  override format(text: string): readonly TextSegment[] {
    if (text.length > MAX_CHARACTERS || !MARKS.test(text)) return [asText(text)];
    const lines = text.replace(/\r\n?/g, '\n');
    return blocksOf(lines, markdown.parse(lines).topNode, false);
  }
}

/** Returns the children of a node, in order. */
function* childrenOf(node: SyntaxNode): Generator<SyntaxNode> {
  for (let child = node.firstChild; child; child = child.nextSibling) yield child;
}

/**
 * Returns the paragraphs and blocks of a document, a quote or a list item. Line breaks beside blocks go, all others stay.
 * @param isInside - whether the lines have marks or indentation of blocks around them
 */
function blocksOf(text: string, parent: SyntaxNode, isInside: boolean): TextSegment[] {
  const segments: TextSegment[] = [];
  let end = parent.from;
  let before: 'start' | 'text' | 'block' = 'start';
  const pushText = (from: number, found: readonly TextSegment[]) => {
    const gap = text.slice(end, from);
    if (before === 'text' && isInside) segments.push(asText(gap.replace(/[^\n]/g, '')));
    else if (before !== 'block') segments.push(asText(isInside ? '' : gap));
    else segments.push(asText(isInside ? '' : gap.slice(gap.lastIndexOf('\n') + 1)));
    segments.push(...found);
    before = 'text';
  };
  for (const node of childrenOf(parent)) {
    if (!LINE_MARKS.has(node.name)) {
      const block = blockOf(text, node);
      if (block) {
        segments.push(block);
        before = 'block';
      } else {
        pushText(
          node.from,
          node.name === 'Paragraph'
            ? inlineOf(text, node, node.from, node.to, isInside)
            : [asText(text.slice(node.from, node.to))],
        );
      }
      end = node.to;
    }
  }
  if (!isInside && before !== 'block' && end < text.length) pushText(text.length, []);
  return segments;
}

/** Returns the segment of a block; undefined for a paragraph, and for marks without a text. */
function blockOf(text: string, node: SyntaxNode): TextSegment | undefined {
  if (node.name === 'FencedCode') {
    const code = node
      .getChildren('CodeText')
      .map(({ from, to }) => text.slice(from, to))
      .join('');
    return code.trim() === '' ? undefined : { type: 'code-block', text: code };
  }
  if (!isKey(node.name, BLOCKS)) return undefined;
  const children = blocksOf(text, node, true);
  const plain = plainText(children);
  if (plain.trim() === '') return undefined;
  const mark = node.getChild('ListItem')?.getChild('ListMark');
  const start = mark ? Number.parseInt(text.slice(mark.from, mark.to), 10) : 1;
  return { type: BLOCKS[node.name], text: plain, children, start };
}

/** Returns the segments of a part of a paragraph. */
function inlineOf(
  text: string,
  parent: SyntaxNode,
  from: number,
  to: number,
  isInside: boolean,
  depth = 0,
): TextSegment[] {
  const segments: TextSegment[] = [];
  let at = from;
  const pushTo = (end: number) => {
    const typed = text.slice(at, end);
    if (end > at) segments.push(asText(isInside ? typed.replace(/\n[ \t]+/g, '\n') : typed));
  };
  for (const node of childrenOf(parent)) {
    if (node.from < at || node.to > to) continue;
    const found = depth < MAX_DEPTH ? inlineNode(text, node, isInside, depth + 1) : undefined;
    if (!found) continue;
    pushTo(node.from);
    segments.push(...found);
    at = node.to;
    if (LINE_MARKS.has(node.name) && /[ \t]/.test(text.charAt(at))) at += 1;
  }
  pushTo(to);
  return segments;
}

/** Returns the segments of a node within a paragraph; undefined if it stays as typed. */
function inlineNode(
  text: string,
  node: SyntaxNode,
  isInside: boolean,
  depth: number,
): TextSegment[] | undefined {
  const { name, from, to, firstChild, lastChild } = node;
  if (LINE_MARKS.has(name)) return [];
  if (name === 'Escape') return [asText(text.slice(from + 1, to))];
  if (!firstChild || !lastChild) return undefined;
  if (name === 'InlineCode') {
    const code = text.slice(firstChild.to, lastChild.from).replace(/\n(?:[ \t]*>)*[ \t]*/g, ' ');
    const isPadded = /^ .* $/.test(code) && code.trim() !== '';
    return [{ type: 'code', text: isPadded ? code.slice(1, -1) : code }];
  }
  if (isKey(name, INLINE)) {
    const children = inlineOf(text, node, firstChild.to, lastChild.from, isInside, depth);
    return [{ type: INLINE[name], text: plainText(children), children }];
  }
  return name === 'Link' ? linkOf(text, node, isInside, depth) : undefined;
}

/** Returns a link with a label; undefined if its address is not safe, or its label is an address. */
function linkOf(text: string, node: SyntaxNode, isInside: boolean, depth: number): TextSegment[] | undefined {
  const [open, close] = node.getChildren('LinkMark');
  const address = node.getChild('URL');
  const isPicture = text.charAt(node.from - 1) === '!';
  if (!open || !close || !address || isPicture) return undefined;
  const href = text.slice(address.from, address.to).replace(/^<|>$/g, '');
  const label = plainText(inlineOf(text, node, open.to, close.from, isInside, depth)).trim();
  if (label === '' || !isSafeHref(href) || hasAddress(label)) return undefined;
  return [{ type: 'link', text: label, href }];
}

function hasAddress(label: string): boolean {
  for (let at = 0; at < label.length; at++) if (webAddressEnd(label, at) > at) return true;
  return HOST.test(label);
}

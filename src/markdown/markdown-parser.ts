import { type BlockContext, type Line, parser, Strikethrough } from '@lezer/markdown';
import { webAddressEnd } from '../text/formatters/kit-urls-formatter.ts';

/** The maximum depth of quotes and lists within each other; deeper lines are text. */
const MAX_DEPTH = 12;

/** A mention as it is sent, which no mark may split. */
const MENTION = /^<@(?:uid|all):[^<>\n]+>/;
/** The longest text of a mention to look for. */
const MAX_MENTION = 300;

const HTTP_OR_WWW = new Set([...'hHwW'].map((letter) => letter.charCodeAt(0)));
const LESS_THAN = 60;
const GREATER_THAN = 62;
const ASTERISK = 42;
const BLANK = /^[ \t]?$/;
/** An asterisk within a word or number, as in `2*3*4`. */
const PRODUCT = /^[\da-z]\*[\da-z]$/i;

/** Whether a line belongs to an outer quote or list, although Markdown would continue the paragraph of the inner one. */
const isOutside = (cx: BlockContext, line: Line) =>
  (line as unknown as { readonly depth: number }).depth < cx.depth;

/**
 * Markdown as people write it in chats: bold, italic, strike, code, fenced code, lists, quotes and links. Headings, rules,
 * pictures, tables and HTML stay text, so does a quote sign without a space. A line below a quote or list is part of it
 * only with a mark or indentation of its own.
 */
export const markdown = parser.configure([
  Strikethrough,
  {
    remove: [
      'LinkReference',
      'IndentedCode',
      'HorizontalRule',
      'ATXHeading',
      'HTMLBlock',
      'SetextHeading',
      'Entity',
      'HTMLTag',
      'HardBreak',
      'Image',
    ],
    parseBlock: [
      {
        name: 'Deep',
        before: 'FencedCode',
        parse(cx, line) {
          if (cx.depth <= MAX_DEPTH) return false;
          cx.addElement(cx.elt('Paragraph', cx.lineStart + line.pos, cx.lineStart + line.text.length));
          cx.nextLine();
          return true;
        },
        endLeaf: isOutside,
      },
      {
        name: 'Blockquote',
        parse(cx, line) {
          const after = line.text.charAt(line.pos + 1);
          if (line.next !== GREATER_THAN || !BLANK.test(after)) return false;
          cx.startComposite('Blockquote', line.pos);
          cx.addElement(cx.elt('QuoteMark', cx.lineStart + line.pos, cx.lineStart + line.pos + 1));
          line.moveBase(line.pos + 2);
          return null;
        },
      },
    ],
    defineNodes: ['Whole'],
    parseInline: [
      {
        name: 'Whole',
        before: 'Emphasis',
        parse(cx, next, pos) {
          let end = pos;
          if (next === LESS_THAN)
            end += MENTION.exec(cx.slice(pos, Math.min(cx.end, pos + MAX_MENTION)))?.[0].length ?? 0;
          else if (next === ASTERISK)
            end += Number(PRODUCT.test(cx.slice(Math.max(cx.offset, pos - 1), pos + 2)));
          else if (HTTP_OR_WWW.has(next)) end = cx.offset + webAddressEnd(cx.text, pos - cx.offset);
          return end > pos ? cx.addElement(cx.elt('Whole', pos, end)) : -1;
        },
      },
    ],
  },
]);

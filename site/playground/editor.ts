import { javascript } from '@codemirror/lang-javascript';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { Prec } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { basicSetup, EditorView } from 'codemirror';

const COLORS = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--code-number)' },
  { tag: [tags.comment], color: 'var(--code-comment)', fontStyle: 'italic' },
  { tag: [tags.typeName, tags.className, tags.tagName], color: 'var(--code-type)' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: 'var(--code-function)',
  },
  { tag: [tags.attributeName, tags.propertyName], color: 'var(--code-property)' },
]);

/** What an editor starts with, and what it calls. */
export interface EditorOptions {
  parent: HTMLElement;
  source: string;
  onChange: (source: string) => void;
  /** Called for Ctrl+Enter, on a Mac Cmd+Enter. */
  onRun: () => void;
}

/** Creates an editor of programs in TypeScript and JSX. Tab leaves it; Ctrl+] and Ctrl+[ indent. */
export function createEditor({ parent, source, onChange, onRun }: EditorOptions): EditorView {
  const run = () => {
    onRun();
    return true;
  };
  return new EditorView({
    parent,
    doc: source,
    extensions: [
      Prec.highest(keymap.of([{ key: 'Mod-Enter', run }])),
      basicSetup,
      javascript({ typescript: true, jsx: true }),
      syntaxHighlighting(COLORS),
      EditorView.contentAttributes.of({
        'aria-label': 'Program',
        'aria-describedby': 'editor-keys',
        tabindex: '0',
      }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onChange(update.state.doc.toString());
      }),
    ],
  });
}

import { expect, it } from 'vitest';
import { previewOf } from '../../../src/client/boundary/content.ts';
import { action, group, ME, message } from '../../support/fakes.ts';

const said = (init: Parameters<typeof message>[0]) => {
  const { kind, text } = previewOf(message(init), ME);
  return [kind, text];
};

it('is empty without a message', () => {
  expect(previewOf(null, ME)).toEqual({ kind: 'none', text: '', sender: null });
});

it('shows a text unchanged', () => {
  expect(said({ text: 'Hi <b>' })).toEqual(['text', 'Hi <b>']);
});

it('shows media by caption, else by file name, else by kind', () => {
  expect(said({ type: 'image', caption: 'Sunset', fileName: 'a.png' })).toEqual(['image', 'Sunset']);
  expect(said({ type: 'file', fileName: 'a.pdf' })).toEqual(['file', 'a.pdf']);
  expect(said({ type: 'video' })).toEqual(['video', '']);
  expect(said({ type: 'audio' })).toEqual(['audio', '']);
});

it('shows what the app says of its own messages', () => {
  expect(said({ category: 'custom', type: 'location', conversationText: 'Here I am' })).toEqual([
    'custom',
    'Here I am',
  ]);
  expect(said({ category: 'custom', type: 'location' })).toEqual(['custom', '']);
  expect(said({ category: 'interactive', type: 'form' })).toEqual(['custom', '']);
});

it.each(['interactive', 'card', 'poll'])(
  'shows a message of the category %s by its text, if it has one',
  (category) => {
    expect(said({ category, type: 'form', conversationText: 'Survey', text: 'Fill in' })).toEqual([
      'custom',
      'Survey',
    ]);
    expect(said({ category, type: 'form', text: 'Fill in' })).toEqual(['custom', 'Fill in']);
    expect(said({ category, type: 'form', caption: 'A form' })).toEqual(['custom', 'A form']);
    expect(said({ category, type: 'form' })).toEqual(['custom', '']);
  },
);

it('shows a message of a type that is not known by its text, else as one of the app', () => {
  expect(said({ type: 'card', text: 'Ann Bell' })).toEqual(['text', 'Ann Bell']);
  expect(said({ type: 'card' })).toEqual(['custom', '']);
  expect(said({ category: '', text: 'Hi' })).toEqual(['text', 'Hi']);
});

it('shows calls, and no content of deleted messages', () => {
  expect(said({ category: 'call' })).toEqual(['call', '']);
  expect(said({ text: 'secret', deletedAt: 5 })).toEqual(['deleted', '']);
});

it('names the sender in groups, oneself everywhere, and nobody for actions', () => {
  const inGroup = message({ from: 'ann', to: group('g') });
  expect(previewOf(inGroup, ME).sender).toBe(inGroup.getSender());
  expect(previewOf(message({ from: 'ann' }), ME).sender).toBeNull();
  expect(previewOf(message({ from: ME, to: 'ann' }), ME).sender).toBe('self');
  expect(previewOf(action({ from: 'ann', to: group('g') }), ME)).toEqual({
    kind: 'action',
    text: '',
    sender: null,
  });
});

it('gets by without the accessors that an SDK may leave out', () => {
  const bare = {
    getCategory: () => 'message',
    getType: () => 'text',
    getSender: () => message().getSender(),
  };
  expect(previewOf({ ...bare, getReceiverType: () => 'user' } as never, ME)).toMatchObject({
    kind: 'text',
    text: '',
  });
});

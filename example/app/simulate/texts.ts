const TEXTS = [
  'On my way!',
  'Can you have a look at this today?',
  'Perfect, thank you 🙏',
  'Let us move it to Thursday.',
  'I left the keys with the neighbours',
  'Haha, exactly 😄',
  'Coffee at ten?',
  'The train is late again…',
  'Just sent you the notes',
  'Who is bringing the cake?',
  'See you later',
  'That looks great!',
  'Could you call me back when you have a minute?',
  '👍',
  'Not sure yet, I will let you know',
];

/** Returns a random text. */
export function someText(): string {
  return TEXTS[Math.floor(Math.random() * TEXTS.length)] ?? '';
}

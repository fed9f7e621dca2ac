import type { DemoTexts } from './demo-texts.ts';

export const en: DemoTexts = {
  seed: undefined,
  news: [
    'On my way!',
    'Can you have a look at this today?',
    'Let us move it to Thursday.',
    'I left the keys with the neighbours',
    'Coffee at ten?',
    'The train is late again…',
    'Just sent you the notes',
    'Who is bringing the cake? 🍰',
    'It is snowing here ❄️',
    'Found your umbrella',
  ],
  answers: [
    'Sounds good!',
    'Haha, exactly 😄',
    'Perfect, thank you 🙏',
    'Let me check and tell you tonight',
    'Gladly!',
    'Not sure yet, I will let you know',
    'That looks great!',
    '👍',
  ],
};

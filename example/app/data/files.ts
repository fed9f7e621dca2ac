import type { SeedFile } from 'solid-chat-kit/local';
import cake from '../pictures/cake.svg?url&no-inline';
import cat from '../pictures/cat.svg?url&no-inline';
import mountain from '../pictures/mountain.svg?url&no-inline';
import { picture } from '../pictures/picture.ts';
import sea from '../pictures/sea.svg?url&no-inline';

const FILES: readonly SeedFile[] = [
  picture('mountain.jpg', mountain, 960, 720),
  picture('cat.jpg', cat, 800, 800),
  picture('sea.jpg', sea, 960, 640),
  picture('cake.jpg', cake, 800, 800),
  { name: 'Offer 2026.pdf', type: 'application/pdf', size: 84_000 },
];

/** Returns a file that somebody in the demo shares. */
export const fileOf = (number: number): SeedFile => FILES[number % FILES.length] as SeedFile;

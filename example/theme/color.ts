import type { Scheme } from './tokens.ts';

type Channels = readonly [red: number, green: number, blue: number];

const canvas = document.createElement('canvas');
canvas.width = 1;
canvas.height = 1;
const context = canvas.getContext('2d', { willReadFrequently: true });

/** Parses a CSS colour into channels from 0 to 255. */
function channelsOf(color: string): Channels {
  if (!context) return [0, 0, 0];
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** Reads the value of a colour token inside an element. */
export function colorOf(inside: Element, token: string, scheme?: Scheme): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${token})`;
  if (scheme) probe.style.colorScheme = scheme;
  probe.style.setProperty('forced-color-adjust', 'none');
  inside.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Converts a CSS colour to the format of a colour input, such as '#5352dc'. */
export function hexOf(color: string): string {
  return `#${channelsOf(color)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** The WCAG contrast of two colours, from 1 to 21. */
export function contrast(front: string, back: string): number {
  const [lighter = 1, darker = 1] = [luminance(front), luminance(back)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a size in bytes in a language, such as '1.4 MB'. */
export function formatBytes(bytes: number, language: string): string {
  const most = UNITS.length - 1;
  let power = 0;
  // A size that would round to 1000 uses the next unit.
  while (power < most && bytes / 1000 ** power >= (power > 1 ? 999.95 : 999.5)) power++;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / 1000 ** power);
}

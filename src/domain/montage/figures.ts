/** What stands where a value is missing. */
export const missing = '-';

/** Formatters are expensive to make and a montage shows thousands of figures: one for each pair of decimals. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(leastDecimals: number, mostDecimals: number): Intl.NumberFormat {
  const key = `${leastDecimals}-${mostDecimals}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: leastDecimals,
    maximumFractionDigits: mostDecimals,
    // A depth that rounds to zero is 0.0 and never -0.0.
    signDisplay: 'negative',
  });
  formatters.set(key, made);
  return made;
}

/** A figure with at least and at most so many decimals; `-` where there is none. */
export function figure(value: number | null, leastDecimals = 1, mostDecimals = leastDecimals): string {
  return value === null || !Number.isFinite(value)
    ? missing
    : formatter(leastDecimals, mostDecimals).format(value);
}

/** A number that counts or names something (days, the well's id): no decimals, no separators. */
export const count = (value: number | null): string => (value === null ? missing : String(value));

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Money in USD without decimals. */
export const dollars = (value: number | null): string => (value === null ? missing : usd.format(value));

/** A text as it stands; `-` where there is nothing but blanks. */
export const words = (value: string | null | undefined): string => value?.trim() || missing;

interface Bounded {
  exact: number | null;
  lower: number | null;
  upper: number | null;
}

const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;

/** The exact figure; where a document gave bounds only, those: `9.5 – 10.0`, `≥ 9.5`, `≤ 10.0`. Two bounds have as many decimals. */
export function boundedFigure(
  { exact, lower, upper }: Bounded,
  leastDecimals = 1,
  mostDecimals = leastDecimals,
): string {
  const text = (value: number) => figure(value, leastDecimals, mostDecimals);
  if (exact !== null) return text(exact);
  if (lower !== null && upper !== null) {
    const decimals = Math.max(decimalsOf(text(lower)), decimalsOf(text(upper)));
    return `${figure(lower, decimals)} – ${figure(upper, decimals)}`;
  }
  if (lower !== null) return `≥ ${text(lower)}`;
  return upper !== null ? `≤ ${text(upper)}` : missing;
}

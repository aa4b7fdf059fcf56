/** Shown for a missing value. */
export const missing = '-';

/** Formatters are expensive to create, and a montage shows thousands of numbers: one for each pair of decimals. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(minDecimals: number, maxDecimals: number): Intl.NumberFormat {
  const key = `${minDecimals}-${maxDecimals}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: minDecimals,
    maximumFractionDigits: maxDecimals,
    // A depth that rounds to zero is 0.0, never -0.0.
    signDisplay: 'negative',
  });
  formatters.set(key, made);
  return made;
}

/** A number with the given minimum and maximum of decimals; `-` for null. */
export function figure(value: number | null, minDecimals = 1, maxDecimals = minDecimals): string {
  return value === null || !Number.isFinite(value)
    ? missing
    : formatter(minDecimals, maxDecimals).format(value);
}

/** A count or an identifier (days, the well's id): no decimals, no separators. */
export const count = (value: number | null): string => (value === null ? missing : String(value));

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** A cost in USD without decimals. */
export const dollars = (value: number | null): string => (value === null ? missing : usd.format(value));

/** A trimmed text; `-` if it is blank. */
export const words = (value: string | null | undefined): string => value?.trim() || missing;

interface Bounded {
  exact: number | null;
  lower: number | null;
  upper: number | null;
}

const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;

/**
 * The exact number, else the bounds from a document: `9.5 – 10.0`, `≥ 9.5`, `≤ 10.0`. Two bounds have the same number
 * of decimals.
 */
export function boundedFigure(
  { exact, lower, upper }: Bounded,
  minDecimals = 1,
  maxDecimals = minDecimals,
): string {
  const text = (value: number) => figure(value, minDecimals, maxDecimals);
  if (exact !== null) return text(exact);
  if (lower !== null && upper !== null) {
    const decimals = Math.max(decimalsOf(text(lower)), decimalsOf(text(upper)));
    return `${figure(lower, decimals)} – ${figure(upper, decimals)}`;
  }
  if (lower !== null) return `≥ ${text(lower)}`;
  return upper !== null ? `≤ ${text(upper)}` : missing;
}

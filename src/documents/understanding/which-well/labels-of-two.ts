/** One label and its value, as the cells of a line. */
type Pair = [label: string, value: string];

/** Between two labels or two figures that share a line. */
const BETWEEN = /\s*\/\s*|\s+(?:and|und|en|og|et|y|e|&)\s+/i;
const MOST_SHARED_WORDS = 3;
const MOST_LABELS = 3;
/** A figure, maybe behind its datum: `NAP +8,20 m`. */
const IS_FIGURE = /^(?:\p{L}{2,4}\s)?[-+\u2212]?\s?\d/u;
/** `Elevation GL / KB (ft)`, `Elevation GL / KB, m`. */
const UNIT_OF_LABEL = /[\s,]+[([]?(?<unit>m|ft)[)\]]?$/i;
const UNIT_OF_LAST = /^[^\d]*\d[\d.,]*\s*(?<unit>\p{L}.*|')$/u;

/** The label of each part, alone or with the words that it shares with the first or last of them. */
function wordings(labels: readonly string[], at: number): string[] {
  const own = labels[at] ?? '';
  const first = (labels[0] ?? '').split(/\s+/);
  const last = (labels.at(-1) ?? '').split(/\s+/);
  const most = Array.from({ length: MOST_SHARED_WORDS }, (_, of) => of + 1);
  return [
    own,
    ...(at > 0
      ? most.filter((n) => n < first.length).map((n) => `${first.slice(0, n).join(' ')} ${own}`)
      : []),
    ...(at < labels.length - 1
      ? most.filter((n) => n < last.length).map((n) => `${own} ${last.slice(-n).join(' ')}`)
      : []),
  ];
}

/**
 * `Elevation GL / KB: 716 m / 724 m` is two labels with a figure each; null unless every label is one that `isLabel` knows and
 * has its own figure.
 */
export function pairsOfTwoLabels(
  { text, cells }: { text: string; cells: readonly string[] },
  isLabel: (label: string) => boolean,
): Pair[] | null {
  const sides = cells.length === 2 ? cells : cells.length < 2 ? text.split(/\s*[:=]\s*/) : [];
  const [label = '', value = ''] = sides;
  if (sides.length !== 2 || label.length > 60 || !/\d/.test(value)) return null;
  const whole = label.replace(/\s*:$/, '').trim();
  const labels = whole
    .replace(UNIT_OF_LABEL, '')
    .replace(/\(([^()]*\/[^()]*)\)/, ' $1 ')
    .trim()
    .split(BETWEEN);
  const values = value.trim().split(BETWEEN);
  if (labels.length < 2 || labels.length > MOST_LABELS || values.length !== labels.length) return null;
  if (!values.every((each) => IS_FIGURE.test(each))) return null;
  const unit = (UNIT_OF_LAST.exec(values.at(-1) ?? '') ?? UNIT_OF_LABEL.exec(whole))?.groups?.['unit'];
  const pairs = values.flatMap((each, at): Pair[] => {
    const known = wordings(labels, at).find(isLabel);
    if (known === undefined) return [];
    return [[known, unit !== undefined && /\d\.?$/.test(each) ? `${each} ${unit}` : each]];
  });
  return pairs.length === values.length ? pairs : null;
}

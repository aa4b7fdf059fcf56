/** Formats numbers and lists for the sentences of the steps. */

const metresFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** A depth as the screens show it, with at most one decimal: "3,519 m". */
export function metres(depthM: number): string {
  return `${metresFormat.format(depthM)} m`;
}

const fineFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** To the centimetre, to compare two depths that look the same with one decimal. */
export function fineMetres(depthM: number): string {
  return `${fineFormat.format(depthM)} m`;
}

/** "MD 145.9 to 3,519 m", with one unit. */
export function metreRange(fromM: number, toM: number): string {
  return `${metresFormat.format(fromM)} to ${metres(toM)}`;
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A longer name is a page of text, or a mistake. */
const LONGEST_NAME = 160;

function clipped(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name;
}

/** "A, B, C and 4 more": a sentence of the progress list has no room for thirty names, nor for very long ones. */
export function listed(names: readonly string[], atMost = 4): string {
  const hidden = names.length - atMost;
  const shown = (hidden > 1 ? names.slice(0, atMost) : names).map(clipped);
  return listFormat.format(hidden > 1 ? [...shown, `${hidden} more`] : shown);
}

/** A lower-case word that starts a sentence; a file name ("tops.csv: ...") is not one and keeps its spelling. */
const OPENING_WORD = /^[a-z](?=[a-z-]*(?:[\s,;:]|\.?$))/;

/**
 * Joins the non-empty parts, each ended as a sentence. The first is unchanged, because it follows the label of a step and a
 * colon; the others start with a capital.
 */
export function sentences(...parts: readonly (string | null)[]): string {
  return parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .map((part, index) => (index === 0 ? part : part.replace(OPENING_WORD, (letter) => letter.toUpperCase())))
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

/** The distinct texts on separate lines: the notes of a section. Null if there are none. */
export function noted(texts: readonly (string | null)[]): string | null {
  const distinct = new Set(texts.map((text) => text?.trim() ?? '').filter((text) => text !== ''));
  return distinct.size === 0 ? null : [...distinct].join('\n');
}

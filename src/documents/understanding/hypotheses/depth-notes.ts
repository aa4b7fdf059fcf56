import type { DocumentContent, Table, TextLine } from '../../readers/table';
import type { DepthReference } from '@/api/generated/model';
import { plainDatum } from '../depths/datum';
import { fold } from '../words/fold';
import { withoutDots } from '../which-well/key-values';
import { isOfDrilledWell } from './planned-and-actual';

/** The statements of a document about all its depths. */
export interface DepthNotes {
  /** The reference of depths without one; null if the document gives none, or two. */
  reference: DepthReference | null;
  /** Whether depths without a reference are along the hole or vertical. */
  runs: 'along' | 'down' | null;
  /** The words of the statement. */
  said: string | null;
  /** Whether the document is about a well that has been drilled; null if it does not say. */
  isDrilled: boolean | null;
}

export const NO_NOTES: DepthNotes = { reference: null, runs: null, said: null, isDrilled: null };

const LONGEST_NOTE = 300;
/** The start of a sentence about all depths, but not about the depth of water, a shoe or a sample. */
const ABOUT_DEPTHS =
  /(?:^|[.;:(*]\s*|\ball\s+|\bnotes?\W+)(?:the\s+|les\s+|las\s+|as\s+|le\s+|toutes\s+|todas\s+|tutte\s+|alle\s+|saemtliche\s+|quoted\s+|given\s+)*(?:measured\s+|vertical\s+)?(?:depths?(?:\s+(?:reference|datum|ref|in|are))?|dieptes?|diepten|dieptereferentie|teufen?(?:angaben|bezug)?|tiefen?(?:angaben)?|dybder|cotes|profondeurs|profundidades|profondita|quote|md|tvd)\b(?!\s*\d)(.{0,70})/;
/** `MSL column: depth below sea level` is about one column, and says nothing about the others. */
const OF_ONE_COLUMN = /\b(?:column|spalte|kolom|kolonne|colonne|columna|coluna|colonna)\b[^.;:]*:$/;
/** `MD is depth along the hole, TVDSS vertical depth below the sea` defines abbreviations. */
const DEFINITION = /^\W*(?:md|tvd)\b.*\btvd(?:ss|msl)\b/;
const SEA =
  /\b(?:tvdss|msl|mean sea level|sea level|livello (?:del )?mare|nivel (?:medio )?d[oe]l? mar|niveau (?:moyen )?de la mer|meeresspiegel|zeeniveau|havniva|havniveau|middelvandspejl|lat|subsea|tvdmsl)\b/;
const GROUND = /\b(?:ground level|gl|maaiveld|gelaende\w*|gok|mv|piano campagna|nivel d[oe]l? terreno)\b/;
const FLOOR =
  /\b(?:m?bmr|rkb|brkb|rkt|rt|brt|kb|kelly bushing|rotary table|drill floor|rig floor|derrick floor|df|boorvloer|draaitafel|drehtisch\w*|table de rotation|mesa rotaria|mesa rotativa|mesa rotary|tavola rotary|p\.?t\.?r|boredekk(?:et)?|rotasjonsbord(?:et)?)\b/;
const ALONG = /\b(?:md|measured|along hole|along-hole|ahd?|langs)\b/;
const DOWN = /\b(?:tvd|tvdss|vertical|true vertical|verticaal|vertikal)\b/;
/** `Depths are below MSL; add 54.9 m for RKB`: the sentence gives the reference first, then how to convert it. */
const ADD = /\badd(?:ed)?\b.*$/;
/** `unless MSL is stated`, up to the end of its clause: it is about other depths than the statement. */
const EXCEPTION =
  /[\s,(]*\b(?:unless|except(?:ing)?|other than|tenzij|behalve|(?:soweit|sofern|wenn|falls|ausser wenn|es sei denn)(?= .*\b(?:nicht|anders|ander\w*|nn|nhn)\b)|ausser|med mindre|unntatt|hvis ikke|om ikke|sauf|a moins|salvo|excepto|a menos|exceto|tranne|a meno)\b[^,.;]*,?/;
/** The next sentence, which is about something else; not behind a shortened word. */
const NEXT_SENTENCE = /(?!^)(?<!\b(?:ref|rel|resp|approx|ca|bezogen|w\.r\.t|t\.o\.v|o\.k|u|b))[.;]\s.*$/;

function referenceOf(text: string): DepthReference | null {
  // `RKB 25 m above MSL` gives the height of the drill floor.
  const plain = text.replace(
    /\d[\d.,]*\s*(?:m|ft|usft)?\s*(?:above|over|boven|ueber|sobre|acima|sopra|au-dessus).*$/,
    ' ',
  );
  const found = [
    [SEA, 'sea level'],
    [FLOOR, 'drill floor'],
    [GROUND, 'ground level'],
  ] as const;
  const named = found.filter(([pattern]) => pattern.test(plain));
  return named.length === 1 ? (named[0]?.[1] ?? null) : null;
}

/** The statement that the well is vertical. */
const VERTICAL =
  /\bvertical (?:\w+ ){0,3}well\b|\b(?:well (?:type|profile|shape|path)|trajectory|profile|putbaan|putprofiel|bohrpfad|bohrverlauf|perfil|trajectoire)\W+(?:\w+,\s+){0,2}(?:vertical|verticaal|vertikal)\b|\b(?:vertikalbohrung|vertikale bohrung|verticale put|puits vertical|pozo vertical|poco vertical|pozzo verticale|vertikal bronn)\b|\((?:a )?vertical(?: (?:well|hole))?\)|\bwell (?:is|will be) (?:drilled )?vertical(?:ly)?\b|\bbohrung (?:ist|wird) (?:\w+ )?vertikal\b|\bput (?:is|wordt) verticaal\b|\bpuits (?:est|sera) vertical\b|\bpozo (?:es|sera) vertical\b|\bpoco (?:e|sera) vertical\b|\bpozzo (?:e|sara) verticale\b|\bbronnen (?:er|bores) vertikal\w*/;
const NOT_VERTICAL =
  /\b(?:deviated|directional|horizontal|side-?track|inclined|kick-?off|abgelenkt|schraeg|gedevieerd|devie|desviado|dirigido|direcional|deviato|direzionale|avviks)/;

/** A note at most this many rows below the last row of a table is its footnote. */
const FOOTNOTE_ROWS = 3;

/**
 * The table that a line is a footnote of, if further tables follow: the last one above it on its page or
 * sheet, unless a title is between them.
 */
function tableAbove({ tables, lines }: DocumentContent, { row, page, sheet }: TextLine): Table | null {
  const onPage = tables.filter((table) => table.sheet === sheet && (table.page ?? page) === page);
  const above = onPage.filter((table) => (table.rows.at(-1)?.row ?? table.headingRow) < row);
  const last = above.toSorted((a, b) => a.headingRow - b.headingRow).at(-1);
  const end = last?.rows.findLast(({ cells }) => cells.filter((cell) => cell !== '').length > 1)?.row;
  if (!last || end === undefined || row > end + FOOTNOTE_ROWS) return null;
  const between = lines.some(
    (line) => line.sheet === sheet && line.page === page && line.row > end && line.row < row,
  );
  return between ? null : last;
}

/** `Depth: 2140 - 2210 m TVDSS`, with its label in the same cell. */
const LABEL_AND_DEPTHS =
  /^[^:]{1,60}:\s*[-+\u2212]?\d[\d.,]*(?:\s*(?:[-\u2013\u2014]|to|bis|tot|til|a)\s*\d[\d.,]*)?\s*(?:m|ft|feet|')?\s*\(?[\p{L}-]{0,8}\)?$/u;

/** `Depth of the top (m TVDSS) | 2140` is one depth, and no statement about the others. */
const isLabelWithFigure = ({ cells }: TextLine): boolean =>
  (cells.length > 1 && /^[-+\u2212]?\d[\d.,]*$/.test(cells.at(-1)?.trim() ?? '')) ||
  (cells.length === 1 && LABEL_AND_DEPTHS.test(cells[0]?.trim() ?? ''));

/** The statements of a document about the depths of a table, or about all its depths. */
export function depthNotes(content: DocumentContent, of?: Table): DepthNotes {
  const notes: DepthNotes = { ...NO_NOTES, isDrilled: isOfDrilledWell(content.lines) };
  const references = new Set<DepthReference>();
  for (const line of content.lines) {
    const text = withoutDots(line.text);
    if (text.length > LONGEST_NOTE || isLabelWithFigure(line)) continue;
    // `referenceOf` needs the original text: the plain text drops the words for the drill floor that follow `below`.
    const folded = fold(text).replace(/\s+/g, ' ').replace(EXCEPTION, '');
    const about = ABOUT_DEPTHS.exec(folded);
    if (!about || DEFINITION.test(about[0]) || /\bwater depth|sea ?bed\b/.test(folded)) continue;
    if (OF_ONE_COLUMN.test(folded.slice(0, about.index + 1))) continue;
    // `Depths are below the rotary table. Elevations are in m above NN`: the next sentence is about something else.
    const sentence = folded.slice(about.index).replace(NEXT_SENTENCE, '');
    const plain = plainDatum(sentence.replace(/[,]+/g, ' ').replace(/\s+/g, ' '));
    const rest = about[0].replace(ADD, '').replace(NEXT_SENTENCE, '');
    const reference =
      referenceOf(rest) ??
      (SEA.test(plain) && !/above/.test(plain) && !FLOOR.test(folded) ? referenceOf(plain) : null);
    if (reference === null) continue;
    // `Depths are below mean sea level` directly below a table does not apply to the next one.
    const own = of && reference !== 'drill floor' ? tableAbove(content, line) : null;
    if (own && own.headingRow !== of?.headingRow) continue;
    references.add(reference);
    notes.said ??= text.trim();
    const [along, down] = [ALONG.test(rest), DOWN.test(rest)];
    if (along !== down) notes.runs = along ? 'along' : 'down';
  }
  const texts = content.lines.filter(({ text }) => text.length <= LONGEST_NOTE).map(({ text }) => fold(text));
  if (texts.some((text) => VERTICAL.test(text)) && !texts.some((text) => NOT_VERTICAL.test(text)))
    notes.runs ??= 'down';
  const [only] = references;
  if (references.size === 1 && only) notes.reference = only;
  return notes;
}

import type { DocumentContent, Table } from '../../readers/table';
import { fold } from '../words/fold';
import { sentencesOf } from '../prose/sentences';
import type { Sentence } from '../prose/sentences';
import { PRESSURE, depthsIn, gradientIn, gradientsIn, pressuresIn } from './reservoir-figures';
import type { Value } from './reservoir-figures';
import { inPlainNotation } from './pressure-notation';
import { LABEL, introducedName, nameBefore as nameBeforeFigure, nameIn } from './reservoir-names';
import { saysDrilled, namesOtherWells } from '../vocabulary/offset-wells';

const HAS_PRESSURE = new RegExp(PRESSURE.source, 'iu');
/** `Alder A pore pressure gradient is 0.6 psi/ft`: a gradient that needs no pressure. */
const PORE_GRADIENT =
  /\b(?:pore|formation|reservoir)[ -]pressure gradient\b|\b(?:por|formations|lagerst\u00e4tten)\p{L}*druckgradient|\bpori\p{L}*drukgradi\u00ebnt|\bporetrykksgradient|\bgradient de (?:la )?pression (?:de pore|interstitielle)|\bgradiente d[ei] presi(?:\u00f3|o)n (?:de )?(?:poro|poral|formaci(?:\u00f3|o)n)/iu;
/** Words of pressures of the equipment, of tests, and of the strength of the rock; folded. */
export const OTHER_PRESSURE =
  /\b(?:\w*tests?|tested|testing|bop\w*|annular\w*|rams?|casing|liner|tubing|bump\w*|pump\w*|surface|wellhead|masp|circulating|stack|rated|fracture|frac|leak|fit|lot|collapse|burst|differential|overbalance|strength|plugs?|preventer|\w*trykktest\w*|testes|abgedr\w*|\w*druckprobe\w*|\w*druckpruefung\w*|rohrtour\w*|druktest\w*|afpers\w*|verbuizing|foringsror\w*|tubage|essais?|prueba\w*|ensayo\w*|teste\w*|prova|mud|spuelung\w*|spacer|hydraulic)\b/;
/** Tests that measure the pressure of the rock; folded. */
const OF_THE_ROCK = /\b(?:pre-?tests?|(?:wireline )?formation tests?)\b/g;
/** The pressure before any production, which is that of today if nothing was produced; folded. */
const BEFORE_PRODUCTION =
  /\b(?:initi(?:al|eel|ele)\w*|original\w*|oorspronkelijk\w*|ursprungl\w*|urspruengl\w*|opprinnelig\w*|inicial|iniziale|virgin|vierge|virgen)\b/;
const DEPLETED = /\b(?:deplet\w*|declin\w*|agotad\w*|abgesenkt\w*|gedaald\w*|uitgeput|senket|appauvri\w*)\b/;
/** `285 bar, depleted from an initial 310 bar`: what the pressure was before. */
const FROM_BEFORE =
  /,?\s+(?:depleted|reduced|down|declined|having declined)\s+from\s+(?:an?\s|the\s)?(?:initial|original|virgin)\b(?:\s\p{Ll}+)*\s\d[^.;]*?(?=\.?$|;)/u;
/** The ends of a range are computed. */
const GIVE_OR_TAKE = /\u00b1|\+\s?\/\s?[-\u2212]/;
const RANGE_NOTE = 'the ends of the range that is given as plus or minus';
const QUANTILES = /(?<![\p{L}\d])P ?[19]0(?!\d)/u;
const QUANTILES_NOTE = 'the ends of a forecast (P90 and P10), read as the least and the most';
const ORIGINAL_NOTE = 'called the original pressure: production may have lowered it';
/** What was there before, or is no longer right; folded. */
export const NOT_NOW =
  /\b(?:was|were|war|found|measured|gemessen|gemeten|mesuree?|medid[oa]|superseded|ueberholt|vervallen|no usar|not? (?:to )?use\w*|niet te gebruiken)\b/;
/** `The RFT in A-1 gave 301 bar in 1987`: a figure of that year, unless it is expected; folded. */
const IN_A_YEAR = /\b(?:in|im|en|i|em|nel) (?:19|20)\d\d\b/;
const SAYS_PRESSURE =
  /\b(?:\w*druck\w*|\w*druk\w*|\w*trykk\w*|pressure[sd]?|s?i?bhs?p|pression|presion|pressao|pressione|pressioni)\b/;
const TITLE =
  /reservoir|lager|speicher|yacimiento|gisement|giacimento|formation pressure|pore|poro|poren|porie/;
const LONGEST_TITLE = 60;

const isTitle = (sentence: Sentence | undefined): boolean =>
  sentence !== undefined && sentence.text.length <= LONGEST_TITLE && TITLE.test(fold(sentence.text));

/** `The pressures of the reservoirs are expected to be as follows:`, maybe with the wells that the forecast is derived from. */
function introducesPressures({ text }: Sentence): boolean {
  const folded = fold(text);
  return (
    /:\s*$/.test(text) &&
    /dru(?:e?ck|k)|trykk|pres(?:s|io)/.test(folded) &&
    TITLE.test(folded) &&
    EXPECTS.test(folded) &&
    !OTHER_PRESSURE.test(folded)
  );
}
const EXPECTS =
  /\b(?:expect|prognos|predict|anticipat|forecast|estimat|erwartet|verwacht|forvent|attendu|prevu|esperad|se espera|previst|attes)\w*/;

/** A sentence in plain notation, with the words of the document. */
interface Written extends Sentence {
  written: string;
}

/** `Minimum pressure in the Rowan 285 bar; maximum 295 bar.`: the other end behind a semicolon. */
const goesOnIn = (one: Sentence | undefined, behind: Sentence | undefined): boolean =>
  one !== undefined &&
  behind !== undefined &&
  !behind.opens &&
  one.text.endsWith(';') &&
  HAS_PRESSURE.test(one.text) &&
  HAS_PRESSURE.test(behind.text) &&
  OTHER_END.test(fold(behind.text));
const OTHER_END =
  /^(?:(?:and|und|en|et|y|e|og|at|an|am|aan|a|au|the|der|die|das|de|het|la|le|il|zur|ved) )*(?:max\w*|maks\w*|highest|high case|base|basis|bottom|unterkante|onderkant|bunn\w*|mur)\b/;

/** One reservoir in a sentence or an item of a list: its name, its pressure, and what else is said of it. */
function statementIn(
  sentence: Written,
  isListed: boolean,
  [above, behind]: readonly (Sentence | undefined)[],
): Table | null {
  const own = sentence.text.replace(FROM_BEFORE, '');
  const text = goesOnIn(sentence, behind) ? `${own.replace(/;$/, ',')} ${behind?.text}` : own;
  const folded = fold(text);
  if (text.length > 400 || OTHER_PRESSURE.test(folded.replace(OF_THE_ROCK, ' ')) || NOT_NOW.test(folded))
    return null;
  if (IN_A_YEAR.test(folded) && !EXPECTS.test(folded)) return null;
  if (namesOtherWells(text) || saysDrilled(text)) return null;
  const pressures = pressuresIn(text);
  if (pressures === null) return null;
  const isOriginal = BEFORE_PRODUCTION.test(folded);
  if (isOriginal && (DEPLETED.test(folded) || (behind && !behind.opens && DEPLETED.test(fold(behind.text)))))
    return null;
  const gradient = gradientIn(text);
  if (pressures.length === 0 && (!PORE_GRADIENT.test(text) || gradient.length === 0)) return null;
  const more = [...depthsIn(text), ...gradient];
  if (!isListed && more.length === 0 && !SAYS_PRESSURE.test(folded)) return null;
  const named = nameIn(text) ?? nameAbove(sentence, above);
  const introduced = named === null && !isOriginal ? nameBefore(sentence, above) : null;
  const name = named ?? introduced;
  if (name === null) return null;
  const before = introduced === null ? '' : (above?.text ?? '');
  const depths = depthsIn(text).length === 0 ? depthsIn(before) : [];
  const values = [...pressures, ...more, ...depths, ...(gradient.length === 0 ? gradientIn(before) : [])];
  return tableOf(
    sentence,
    name,
    [...values, ...gradientBehind(values, behind), ...depthsBehind(values, behind)],
    isOriginal
      ? ORIGINAL_NOTE
      : GIVE_OR_TAKE.test(sentence.written)
        ? RANGE_NOTE
        : QUANTILES.test(sentence.written)
          ? QUANTILES_NOTE
          : undefined,
  );
}

/** `Reservoir pressures: Alder A 285 - 295 bar, Alder B 310 - 320 bar.`: one for each part of a sentence with a name and a pressure. */
function pressuresOfEach(sentence: Written, isListed: boolean): Table[] {
  const text = sentence.text.replace(FROM_BEFORE, '').replace(LABEL, '');
  const folded = fold(sentence.text);
  const mayBe =
    text.length <= 400 && (isListed || SAYS_PRESSURE.test(folded)) && pressuresIn(sentence.text) === null;
  if (!mayBe || OTHER_PRESSURE.test(folded.replace(OF_THE_ROCK, ' ')) || NOT_NOW.test(folded)) return [];
  if (namesOtherWells(text) || saysDrilled(text) || BEFORE_PRODUCTION.test(folded)) return [];
  const parts: string[] = [];
  for (const part of text.split(/(?:[,;]|\s(?:and|und|en|et|y|e|og))\s+(?![^(]*\))/u)) {
    const before = parts.at(-1);
    if (before === undefined || (HAS_PRESSURE.test(before) && HAS_PRESSURE.test(part))) parts.push(part);
    else parts[parts.length - 1] = `${before}, ${part}`;
  }
  const each = parts.map((part) => ({ name: nameIn(part), pressures: pressuresIn(part), part }));
  const areAll = each.every(({ name, pressures }) => name !== null && (pressures ?? []).length > 0);
  if (each.length < 2 || !areAll || new Set(each.map(({ name }) => name)).size < each.length) return [];
  return each.map(({ name, pressures, part }) =>
    tableOf(sentence, name ?? '', [...(pressures ?? []), ...depthsIn(part), ...gradientIn(part)]),
  );
}

/** `The pore pressure gradient is 9.9 kPa/m in Alder and in Birch 13.2 kPa/m`: one for each reservoir that is named. */
function gradientsOfEach(sentence: Written): Table[] {
  const { text } = sentence;
  if (text.length > 400 || !PORE_GRADIENT.test(text) || HAS_PRESSURE.test(text)) return [];
  if (NOT_NOW.test(fold(text)) || namesOtherWells(text) || saysDrilled(text)) return [];
  const named = gradientsIn(text).map(({ at, value }) => ({ name: nameBeforeFigure(text, at), value }));
  return named.every(({ name }) => name !== null)
    ? named.map(({ name, value }) => tableOf(sentence, name ?? '', [value]))
    : [];
}

const PRESSURE_OF_ROCK =
  /\b(?:reservoir|reservoar|formation|formatie|formasjons|pore|pori|poro|poren|gebirgs|lagerstaetten|speicher|yacimiento|gisement|giacimento|static)/;

/** The name in the sentence before: `Reservoir: Hugin Sandstone, 1,868 m TVDSS. The formation pressure is 192 bar.` */
function nameBefore({ opens, text }: Sentence, above: Sentence | undefined): string | null {
  if (opens || !above || HAS_PRESSURE.test(above.text)) return null;
  const isItsPressure = ITS_PRESSURE.test(fold(text));
  // `The pore pressure of the Hugin is normal (1.03 sg). Expected pressure 192 bar.`
  if (isItsPressure && SAYS_PRESSURE.test(fold(above.text)) && gradientIn(above.text).length > 0)
    return nameIn(above.text) ?? introducedName(above.text);
  // `Barra : entre 1669 et 1884 m/MSL ; pression de gisement 173 bar`
  if (isItsPressure && depthsIn(above.text).length > 0)
    return introducedName(above.text) ?? (above.opens ? nameIn(above.text) : null);
  return PRESSURE_OF_ROCK.test(fold(text)) ? introducedName(above.text) : null;
}

/** `The pressure is`, after the depths of the reservoir. */
const ITS_PRESSURE =
  /^(?:(?:the|its|expected|minimum|maximum|static|bottom ?hole|mdt|rft|rdt|xpt|der|de|la|il|a) )*(?:pressures?|bhs?p|druck|druk|trykket|pression|presion|pressao|pressione)\b/;

const SAYS_GRADIENT =
  /^(?:(?:the|der|le|el|il|o|de|het|its|pressure|pore|reservoir|formation|expected|estimated|corresponding)\s)*\w*gradi[e\u00eb]nte?n?\b/;
/** `(gas)` behind a gradient. */
const FLUID_BEHIND = /\b(?:gas|oil|water|gasser|olie|wasser|agua|eau)\b/;

/** The gradient in the sentence behind that of the pressures: `The pressure gradient is 0.48 psi/ft.` */
function gradientBehind(values: readonly Value[], behind: Sentence | undefined): Value[] {
  if (!behind || behind.opens || values.some(([heading]) => heading.startsWith('Gradient'))) return [];
  const folded = fold(behind.text);
  return SAYS_GRADIENT.test(folded) && !FLUID_BEHIND.test(folded) && !HAS_PRESSURE.test(behind.text)
    ? gradientIn(behind.text)
    : [];
}

/** The depths in the sentence behind that of the pressures: `Top reservoir 2,140 m TVDSS, base 2,210 m TVDSS.` */
function depthsBehind(values: readonly Value[], behind: Sentence | undefined): Value[] {
  if (!behind || behind.opens || values.some(([heading]) => /^(?:Top|Base) /.test(heading))) return [];
  return STARTS_WITH_TOP.test(fold(behind.text)) && !HAS_PRESSURE.test(behind.text)
    ? depthsIn(behind.text)
    : [];
}
const STARTS_WITH_TOP =
  /^(?:the )?(?:top|toit|tope|topo|tetto|dak|oberkante|bovenkant)(?: (?:of|du|del|van|der|des))?(?: the)? (?:reservoir|reservoar|yacimiento|gisement|giacimento|speicher|sand)\b/;

/** The name in a subtitle or an introduction: `Forecast for the Malm:`. */
function nameAbove({ opens }: Sentence, above: Sentence | undefined): string | null {
  if (!above || above.text.length > LONGEST_TITLE || /\d{3}/.test(above.text)) return null;
  const introduces = above.text.endsWith(':');
  return introduces || (above.isLine && opens) ? nameIn(`${above.text.replace(/\s*:$/, '')}: `) : null;
}

function tableOf(
  { written, row, page, sheet }: Written,
  name: string,
  values: readonly Value[],
  assumed?: string,
): Table {
  const place = { row, ...(page === undefined ? {} : { page }) };
  const cells = [name, ...values.map(([, cell]) => cell)];
  return {
    ...(sheet === undefined ? {} : { sheet }),
    ...(page === undefined ? {} : { page }),
    headingRow: row,
    headings: ['Reservoir', ...values.map(([heading]) => heading)],
    units: cells.map(() => null),
    rows: [
      {
        ...place,
        cells,
        places: cells.map((_, at) => ({
          ...place,
          column: 0,
          quote: written,
          ...(assumed === undefined || at === 0 ? {} : { assumed }),
        })),
      },
    ],
    decimalComma: false,
  };
}

/** The reservoirs of sentences and lists, each as a table of its own, because units may differ. */
export function statedReservoirs({ lines }: DocumentContent): Table[] {
  let isListed = false;
  const written = sentencesOf(lines).map((sentence): Written => ({
    ...sentence,
    text: inPlainNotation(sentence.text),
    written: sentence.text,
  }));
  return written.flatMap((sentence, at, all) => {
    const hasPressure = HAS_PRESSURE.test(sentence.text) || PORE_GRADIENT.test(sentence.text);
    if (!hasPressure)
      isListed = isTitle(sentence) || introducesPressures(sentence) || (isListed && !sentence.isLine);
    if (!hasPressure || goesOnIn(all[at - 1], sentence)) return [];
    const each = [...gradientsOfEach(sentence), ...pressuresOfEach(sentence, isListed)];
    if (each.length > 0) return each;
    return statementIn(sentence, isListed, [all[at - 1], all[at + 1]]) ?? [];
  });
}

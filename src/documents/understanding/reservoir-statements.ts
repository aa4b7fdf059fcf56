import type { DocumentContent, Table } from '../readers/table';
import { fold } from './fold';
import { sentencesOf } from './prose/sentences';
import type { Sentence } from './prose/sentences';
import { saysDrilled, namesOtherWells } from './vocabulary/offset-wells';

const NUMBER = String.raw`\d{1,3}(?:[ '\u2019.,]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?`;
const JOIN = String.raw`(?:-|\u2013|to|and|bis|und|tot|en|til|og|et|\u00e0|a|y|e)`;
/** `246 - 254 bar`, `3110 to 3190 psi`; `1,02 bar/10 m` is a gradient. */
const PRESSURE = new RegExp(
  String.raw`(?<![\d.,-])(?<low>${NUMBER})\s?(?:${JOIN}\s?(?<high>${NUMBER})\s?)?(?<unit>bar[ag]?|psi[ag]?|mpa|kpa|kg/cm[2\u00b2])(?![\p{L}\d]|\s?/)`,
  'giu',
);
const HAS_PRESSURE = new RegExp(PRESSURE.source, 'iu');
/** `Alder A pore pressure gradient is 0.6 psi/ft`: a gradient that needs no pressure. */
const PORE_GRADIENT = /\b(?:pore|formation|reservoir)[ -]pressure gradient\b/i;
const BELOW_SEA = String.raw`(?:tvd?\s?)?(?:ss|msl|nap|-nap|nn|ngf|dng|tvdss|tvdnap|u\.?\s?nn|m\.?s\.?l|subsea|bmsl|b\.?n\.?m|unter (?:nn|nhn|(?:dem )?meeresspiegel)|below (?:mean )?sea[ -]level|onder (?:nap|zeeniveau)|under havniv\u00e5|sous (?:le niveau de la mer|dng)|bajo (?:el )?nivel del mar|abaixo do n\u00edvel do mar|sotto il livello del mare)`;
/** Depths below the sea: `1372 og 1468 m TVD MSL`, `11,505' TVDSS`, `1748,0 y 2228,0 m.b.n.m.`, `cota -2.960 a -3.140 m`. */
const DEPTH = new RegExp(
  String.raw`(?<![\d.,])(?<top>${NUMBER})\s?(?:m\s)?(?:${JOIN}\s?(?<base>${NUMBER})\s?)?(?<unit>m|ft|')\.?\s?(?:v\.?)?${BELOW_SEA}(?![\p{L}\d])`,
  'giu',
);
const ELEVATION = new RegExp(
  String.raw`\b(?:cota|elevation|h\u00f6he|kote)s?\s+[-\u2212](?<top>${NUMBER})\s?(?:m\s)?(?:${JOIN}\s?[-\u2212](?<base>${NUMBER})\s?)?(?<unit>m|ft)(?![\p{L}\d])`,
  'giu',
);
const GRADIENT = new RegExp(
  String.raw`(?<![\d.,-])(?<value>\d+(?:[.,]\d+)?)\s?(?<unit>psi\s?/\s?(?:ft|pie)|bar\s?/\s?(?:10\s?m|m)|kpa\s?/\s?m|ppg|lb/gal|sg|g/cm[3\u00b3]|kg/l)(?![\p{L}\d])`,
  'giu',
);
/** A gradient of a fluid in the rock, or of what must hold the pressure. */
const OF_A_FLUID = /\b(?:gas|oil|water|wasser|agua|eau|overburden|column|mud|fracture|frac)\b[^.;,]{0,30}$/;

/** Words of pressures of the equipment, of tests, and of the strength of the rock; folded. */
const OTHER_PRESSURE =
  /\b(?:\w*tests?|tested|testing|bop\w*|annular\w*|rams?|casing|liner|tubing|bump\w*|pump\w*|surface|wellhead|masp|circulating|stack|rated|fracture|frac|leak|fit|lot|collapse|burst|differential|overbalance|strength|plugs?|preventer|\w*trykktest\w*|testes|abgedr\w*|\w*druckprobe\w*|\w*druckpruefung\w*|rohrtour\w*|druktest\w*|afpers\w*|verbuizing|foringsror\w*|tubage|essais?|prueba\w*|ensayo\w*|teste\w*|prova|mud|spuelung\w*|spacer|hydraulic)\b/;
/** What was there before, or is no longer right; folded. */
const NOT_NOW =
  /\b(?:initial\w*|original\w*|oorspronkelijk\w*|ursprungl\w*|urspruengl\w*|opprinnelig\w*|inicial|virgin|was|were|war|found|measured|gemessen|gemeten|mesuree?|medid[oa]|superseded|ueberholt|vervallen|no usar|not? (?:to )?use\w*|niet te gebruiken)\b/;
const SAYS_PRESSURE =
  /\b(?:\w*druck\w*|\w*druk\w*|\w*trykk\w*|pressures?|pression|presion|pressao|pressione|pressioni)\b/;
const TITLE =
  /reservoir|lager|speicher|yacimiento|gisement|giacimento|formation pressure|pore|poro|poren|porie/;
const LONGEST_TITLE = 60;

const ROCK =
  'sands?|sandstone|zandsteen|sandstein|formation|formatie|formasjon(?:en)?|fm\\.?|mbr\\.?|member|gp\\.?|group|groep|gruppe|limestone|dolomite|chalk|shale|laagpakket';
const NAME_WORDS = String.raw`(?:\d{1,2}(?:st|nd|rd|th)\s)?\p{Lu}[\p{L}\d'\u2019-]*\.?(?:\s(?:\p{Lu}[\p{L}\d'\u2019-]*\.?|\d{1,3}(?!\s?(?:m|ft|bar|psi|ppg)\b)|${ROCK})(?![\p{L}\d]))*`;
/** `Alder Formation \u2013 Upper Sand`: the part of a unit. */
const NAME = String.raw`${NAME_WORDS}(?:\s[-\u2013]\s${NAME_WORDS})?`;
const ARTICLE = String.raw`(?:(?:[Tt]he|[Dd]er|[Dd]ie|[Dd]as|[Dd]em|[Dd]en|[Dd]e|[Hh]et|[Ll]e|[Ll]a|[Ee]l|[Dd]u|[Dd]el|[Dd]es|[Dd]ell[ao]|[Dd]o|[Dd]a|[Vv]an|[Tt]op)\s+)*`;
const PRESSURE_WORD = String.raw`(?:[Pp]ressures?|[\p{L}]*[Dd]ruck|[\p{L}]*[Dd]ruk|[\p{L}]*[Tt]rykk(?:et)?|[Pp]ression(?:\sde\s\p{Ll}+)?|[Pp]resi[o\u00f3]n(?:\sde\s\p{Ll}+)?|[Pp]ress(?:\u00e3o|ione)(?:\sd[eio]\s\p{Ll}+)?)`;
const NAMED: readonly RegExp[] = [
  // `Hugin (partly depleted): 285 bar`
  new RegExp(String.raw`^${ARTICLE}(?<name>${NAME})(?:\s\([^()]*\))?\s?:\s`, 'u'),
  // `Reservoir pressure Hugin Fm.: 285 bar`
  new RegExp(String.raw`^(?:\p{L}+\s)?${PRESSURE_WORD}\s(?<name>${NAME})\s?:\s`, 'u'),
  // `Reservoir pressure: Hugin B, 285 bar`
  new RegExp(String.raw`^(?:\p{L}+\s)?${PRESSURE_WORD}\s?:\s(?<name>${NAME}),\s`, 'u'),
  // `the pore pressure in the Hugin sandstone`
  new RegExp(
    String.raw`(?<![\p{L}])${PRESSURE_WORD}\s(?:in|of|for|at|im|des|der|i|du|dans|del|en|da|do|na|no|van|voor|della|nel)\s${ARTICLE}(?<name>${NAME})`,
    'u',
  ),
  // `Maximum BHP at TVD in the 2nd Bone Spring Sand: 4,680 psi`
  new RegExp(String.raw`\s(?:in|im|i|dans|en|nel|na|no)\s${ARTICLE}(?<name>${NAME})\s?:\s`, 'u'),
  // `184 - 190 bar in the Hugin Sandstone`
  new RegExp(
    String.raw`\d\s?(?:bar|psi|MPa|kPa)[ag]?\s(?:in|im|i|dans|en|nel|na|no)\s${ARTICLE}(?<name>${NAME})`,
    'u',
  ),
  // `Hugin reservoir pressure is`
  new RegExp(String.raw`(?<name>${NAME})\s(?:(?:reservoir|formation|pore|static|expected)\s)*pressure`, 'u'),
  // `Toolachee Fm 3,020 psi @ 2,110 mSS`
  new RegExp(
    String.raw`^(?<name>${NAME})\s(?=\d[\d.,]*\s?(?:${JOIN}\s?\d[\d.,]*\s?)?(?:bar|psi|MPa|kPa))`,
    'u',
  ),
  // `The A-4 Sand is expected at 13.8 ppg, 8,256 psi`
  new RegExp(String.raw`^${ARTICLE}(?<name>${NAME})\s(?:is|ist|wird|est|es)\s`, 'u'),
  // `Im Top Malm wird ein Druck von 296 bar erwartet`
  new RegExp(
    String.raw`(?<![\p{L}])(?:[Tt]op|[Tt]oit|[Tt]ope|[Tt]opp(?:en)?)\s${ARTICLE}(?<name>${NAME})`,
    'u',
  ),
  // `En el nivel Alder \u2013 Alto se espera una presi\u00f3n`
  new RegExp(
    String.raw`^(?:In|Im|I|En|Dans|No|Nel|For)\s${ARTICLE}(?:(?:nivel|horizonte|level|zone|Horizont|nivo|niveau|zona)\s)?(?<name>${NAME})\s(?:se|an?|the|is|wird|werden|er|forventes|est|on|si|\u00e9)\s`,
    'u',
  ),
];
const BEFORE_A_NAME =
  /^(?:(?:The|Expected|Estimated|Current|Static|Predicted|Anticipated|In|At|Im|Prognos(?:e|is))\s)+/;
const NO_NAME =
  /^(?:(?:pore|reservoir|formation|static|expected|maximum|minimum|estimated|anticipated|predicted|tops|formations|geology|geological|prognosis|prognose|forecast|summary|data|bottom ?hole|bhp?|well|top|base|current|note|nota|objective|\w*druck|\w*druk|\w*trykk|pression|presion|pressao|pressure|gradient\w*)\b ?)+$/;

/** `Dogger (Bathonian)`: an age in brackets belongs to the name. */
function ageBehind(name: string, text: string): string {
  return /^ \(\p{Lu}\p{Ll}{3,}\)/u.exec(text.slice(text.indexOf(name) + name.length))?.[0] ?? '';
}

function nameIn(text: string): string | null {
  for (const pattern of NAMED) {
    const written = pattern.exec(text)?.groups?.['name'] ?? '';
    const name = written.replace(BEFORE_A_NAME, '').trim();
    if (name.length > 2 && !NO_NAME.test(fold(name))) return `${name}${ageBehind(written, text)}`;
  }
  return null;
}

/** A figure as a plain number: `2.350` psi and `1 573,5` m have separators of thousands. */
function plain(figure: string): string {
  const close = figure.replace(/[ '\u2019]/g, '');
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(close)) return close.replace(/[.,]/g, '');
  const at = Math.max(close.lastIndexOf('.'), close.lastIndexOf(','));
  return at === -1 ? close : `${close.slice(0, at).replace(/[.,]/g, '')}.${close.slice(at + 1)}`;
}

type Value = [heading: string, cell: string];

/** Two pressures are the ends of one range only if the text says so: `minimum 2,100 psia, maximum 3,980 psia`. */
function pressuresIn(text: string): Value[] | null {
  const found = [...text.matchAll(PRESSURE)];
  const [first, second] = found;
  if (!first) return [];
  const of = (which: 'Min' | 'Max', figure: string, unit: string): Value => [
    `${which} pressure (${unit})`,
    // Megapascals have no thousands.
    /mpa/i.test(unit) ? figure.replace(',', '.') : plain(figure),
  ];
  const { low = '', high = low, unit = '' } = first.groups ?? {};
  if (!second) return [of('Min', low, unit), of('Max', high, unit)];
  const { low: upper = '', high: end, unit: other } = second.groups ?? {};
  const before = fold(text.slice(0, first.index));
  const between = fold(text.slice(first.index, second.index));
  const behind = fold(text.slice(second.index + second[0].length));
  const areEnds =
    (/\bmin\w*\W*$/.test(before) && /\bmax\w*\W*$/.test(between)) ||
    // `148 bar minimum, 176 bar maximum`.
    // `285 bar at the top (2,810 m TVDSS) to 296 bar at the base`.
    FROM_THE_TOP.test(fold(text.slice(first.index + first[0].length, second.index))) ||
    (/^[^,;.]{0,20}\bmin(?:imum|imal|imo)?\b[^,;.\d]*[,;]/.test(between) && /^\W*max/.test(behind));
  return found.length === 2 && areEnds && end === undefined && other === unit
    ? [of('Min', low, unit), of('Max', upper, unit)]
    : null;
}

const FROM_THE_TOP =
  /^\s?(?:at|am|an der|bei|aan de|ved|au|en el|no|al) (?:the )?(?:top\w*|oberkante|toit|tope|tetto|bovenkant)\b.* (?:to|bis|tot|til|a|ate)\s?$/;

/** The depths of two pressures, each in brackets behind its own. */
function depthsOfEnds(text: string): Value[] {
  const pressures = [...text.matchAll(PRESSURE)];
  const [top, base, ...more] = text.matchAll(DEPTH);
  const [first, second] = pressures;
  const areInTurn =
    first &&
    second &&
    top &&
    base &&
    first.index < top.index &&
    top.index < second.index &&
    second.index < base.index;
  if (!areInTurn || more.length > 0 || pressures.length > 2) return [];
  if (top.groups?.['base'] !== undefined || base.groups?.['base'] !== undefined) return [];
  return [['Top', top] as const, ['Base', base] as const].map(([end, { groups }]): Value => [
    `${end} (${groups?.['unit'] === "'" ? 'ft' : groups?.['unit']} TVDSS)`,
    plain(groups?.['top'] ?? ''),
  ]);
}

function depthsIn(text: string): Value[] {
  const found = [...text.matchAll(DEPTH), ...text.matchAll(ELEVATION)];
  const [only] = found;
  if (found.length === 2) return depthsOfEnds(text);
  if (!only || found.length > 1) return [];
  const { top = '', base, unit: written = '' } = only.groups ?? {};
  const unit = written === "'" ? 'ft' : written;
  return [
    [`Top (${unit} TVDSS)`, plain(top)],
    ...(base === undefined ? [] : [[`Base (${unit} TVDSS)`, plain(base)] satisfies Value]),
  ];
}

function gradientIn(text: string): Value[] {
  const own = [...text.matchAll(GRADIENT)].filter(
    ({ index }) => !OF_A_FLUID.test(fold(text.slice(Math.max(0, index - 60), index))),
  );
  const { value = '', unit = '' } = own[0]?.groups ?? {};
  return value === ''
    ? []
    : [[`Gradient (${unit.replace(/\s/g, '').replace(/pie$/i, 'ft')})`, value.replace(',', '.')]];
}

const isTitle = (sentence: Sentence | undefined): boolean =>
  sentence !== undefined && sentence.text.length <= LONGEST_TITLE && TITLE.test(fold(sentence.text));

/** One reservoir in a sentence or an item of a list: its name, its pressure, and what else is said of it. */
function statementIn(sentence: Sentence, isListed: boolean, above: Sentence | undefined): Table | null {
  const { text } = sentence;
  const folded = fold(text);
  if (text.length > 400 || OTHER_PRESSURE.test(folded) || NOT_NOW.test(folded)) return null;
  if (namesOtherWells(text) || saysDrilled(text)) return null;
  const pressures = pressuresIn(text);
  if (pressures === null) return null;
  const gradient = gradientIn(text);
  if (pressures.length === 0 && (!PORE_GRADIENT.test(text) || gradient.length === 0)) return null;
  const more = [...depthsIn(text), ...gradient];
  if (!isListed && more.length === 0 && !SAYS_PRESSURE.test(folded)) return null;
  const name = nameIn(text) ?? nameAbove(sentence, above);
  return name === null ? null : tableOf(sentence, name, [...pressures, ...more]);
}

/** The name in a subtitle or an introduction: `Forecast for the Malm:`. */
function nameAbove({ opens }: Sentence, above: Sentence | undefined): string | null {
  if (!above || above.text.length > LONGEST_TITLE || /\d{3}/.test(above.text)) return null;
  const introduces = above.text.endsWith(':');
  return introduces || (above.isLine && opens) ? nameIn(`${above.text.replace(/\s*:$/, '')}: `) : null;
}

function tableOf({ text, row, page, sheet }: Sentence, name: string, values: readonly Value[]): Table {
  const place = { row, ...(page === undefined ? {} : { page }) };
  const cells = [name, ...values.map(([, cell]) => cell)];
  return {
    ...(sheet === undefined ? {} : { sheet }),
    ...(page === undefined ? {} : { page }),
    headingRow: row,
    headings: ['Reservoir', ...values.map(([heading]) => heading)],
    units: cells.map(() => null),
    rows: [{ ...place, cells, places: cells.map(() => ({ ...place, column: 0, quote: text })) }],
    decimalComma: false,
  };
}

/** The reservoirs of sentences and lists, each as a table of its own, because units may differ. */
export function statedReservoirs({ lines }: DocumentContent): Table[] {
  let isListed = false;
  return sentencesOf(lines).flatMap((sentence, at, all) => {
    const hasPressure = HAS_PRESSURE.test(sentence.text) || PORE_GRADIENT.test(sentence.text);
    if (!hasPressure) isListed = isTitle(sentence) || (isListed && !sentence.isLine);
    if (!hasPressure) return [];
    return statementIn(sentence, isListed, all[at - 1]) ?? [];
  });
}

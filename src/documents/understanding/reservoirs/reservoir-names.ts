import { fold } from '../words/fold';
import { JOIN } from './reservoir-figures';

const ROCK =
  'sands?|sandstone|zandsteen|sandstein|formation|formatie|formasjon(?:en)?|fm\\.?|mbr\\.?|member|gp\\.?|group|groep|gruppe|limestone|dolomite|chalk|shale|units?|beds?|laagpakket';
const NAME_WORDS = String.raw`(?:\d{1,2}(?:st|nd|rd|th)\s)?\p{Lu}[\p{L}\d'\u2019-]*\.?(?:\s(?:\p{Lu}[\p{L}\d'\u2019-]*\.?|\d{1,3}(?![.,]?\d|\s?(?:m|ft|bar|psi|ppg)\b)|${ROCK})(?![\p{L}\d]))*`;
/** `Alder Formation \u2013 Upper Sand`: the part of a unit. */
export const NAME = String.raw`${NAME_WORDS}(?:\s[-\u2013]\s${NAME_WORDS})?`;
/** In the south an adjective in small letters behind a rock belongs to its name. */
const WHAT_KIND = String.raw`(?:blanche?|grise?|rouges?|verte?s?|noire?s?|bleue?s?|jaunes?|inf\u00e9rieure?s?|sup\u00e9rieure?s?|moyen(?:ne)?s?|basale?s?|blanc[ao]s?|roj[ao]s?|negr[ao]s?|inferior(?:es|i|e)?|superior(?:es|i|e)?|medi[ao]s?|\p{Ll}{3,}(?:eux|euses?|iques?|at\u00e9e?s?|os[ao]s?|[i\u00ed]tic[ao]s?))(?!\p{L})`;
const ARTICLE = String.raw`(?:(?:[Tt]he|[Dd]er|[Dd]ie|[Dd]as|[Dd]em|[Dd]en|[Dd]e|[Hh]et|[Ll]e|[Ll]a|[Ee]l|[Dd]u|[Dd]el|[Dd]es|[Dd]ell[ao]|[Dd]o|[Dd]a|[Vv]an|[Tt]op)\s+)*`;
const PRESSURE_WORD = String.raw`(?:[Pp]ressures?|[\p{L}]*[Dd]ruck|[\p{L}]*[Dd]ruk|[\p{L}]*[Tt]rykk(?:et)?|[Pp]ression(?:\sde\s\p{Ll}+)?|[Pp]resi[o\u00f3]n(?:\sde\s\p{Ll}+)?|[Pp]ress(?:\u00e3o|ione)(?:\sd[eio]\s\p{Ll}+)?)`;
const RESERVOIR_WORD = String.raw`(?:[Rr]eservoir|[Rr]eservoar|[Rr]\u00e9servoir|[Rr]eservat\u00f3rio|[Rr]eservorio|[Yy]acimiento|[Gg]isement|[Gg]iacimento|[Ll]agerst\u00e4tte|[Ss]peicher(?:horizont)?|[Zz]iel(?:horizont|formation)?|[Dd]oel(?:laag|formatie|reservoir)?|[Mm]\u00e5l|[Tt]arget|[Oo]bjetivo|[Oo]bjectif|[Oo]bjective)`;
const NAMED: readonly RegExp[] = [
  // `Reservoir pressure Hugin Fm.: 285 bar`, `Presi\u00f3n poral Barra (Zona B): 285 bar`
  new RegExp(
    String.raw`^(?:\p{L}+\s)?${PRESSURE_WORD}(?:\s\p{Ll}+){0,3}\s(?<name>${NAME})(?:\s\([^()]*\))?\s?:\s`,
    'u',
  ),
  // `Lagerst\u00e4ttendruck (Dogger Beta): 285 bar`
  new RegExp(String.raw`^(?:\p{L}+\s)?${PRESSURE_WORD}\s\((?<name>${NAME})\)\s?:?\s`, 'u'),
  // `Hugin (partly depleted): 285 bar`, `Target reservoir Hugin B: 285 bar`
  new RegExp(
    String.raw`^(?:(?:\p{L}+\s)?${RESERVOIR_WORD}\s)?${ARTICLE}(?<name>${NAME})(?:\s\([^()]*\))?\s?:\s`,
    'u',
  ),
  // `Reservoir pressure: Hugin B, 285 bar`, `Reservoir pressure: Hugin Fm 285 bar`
  new RegExp(String.raw`^(?:\p{L}+\s)?${PRESSURE_WORD}\s?:\s(?<name>${NAME})(?:,\s|\s(?=\d))`, 'u'),
  // `the pore pressure in the Hugin sandstone`
  new RegExp(
    String.raw`(?<![\p{L}])${PRESSURE_WORD}\s(?:in|of|for|at|im|des|der|i|du|dans|del|en|da|do|na|no|van|voor|della|nel)\s${ARTICLE}(?<name>${NAME})`,
    'u',
  ),
  // `Maximum BHP at TVD in the 2nd Bone Spring Sand: 4,680 psi`
  new RegExp(String.raw`\s(?:in|im|i|dans|en|nel|na|no)\s${ARTICLE}(?<name>${NAME})\s?:\s`, 'u'),
  // `MDT pretests in the Hugin Sandstone gave 184 to 190 bar`
  new RegExp(
    String.raw`(?<![\p{L}])(?:RFT|MDT|FMT|RDT|RCI|XPT|SFT)(?:\s\p{Ll}+)?\s(?:in|im|i|dans|en|nel|na|no)\s${ARTICLE}(?<name>${NAME})`,
    'u',
  ),
  // `184 - 190 bar in the Hugin Sandstone`
  new RegExp(
    String.raw`\d\s?(?:bar|psi|MPa|kPa)[ag]?\s(?:in|im|i|dans|en|nel|na|no)\s${ARTICLE}(?<name>${NAME})`,
    'u',
  ),
  // `Hugin reservoir pressure is`, `2nd Hugin Sand expected BHP`
  new RegExp(
    String.raw`(?<name>${NAME})\s(?:(?:reservoir|formation|pore|static|expected|estimated|bottom ?hole)\s)*(?:pressure|S?I?BHS?P)(?!\p{L})`,
    'u',
  ),
  // `Toolachee Fm 3,020 psi @ 2,110 mSS`, `Toolachee Fm (2,110 - 2,140 m SS) 3,020 psi`, `Toolachee Fm low 3,020 psi`
  new RegExp(
    String.raw`^(?<name>${NAME})\s(?:\([^()]*\)[,:]?\s)?(?:(?:low|min)\w*\.?\s(?:case\s)?)?(?=\d[\d.,]*\s?(?:${JOIN}\s?\d[\d.,]*\s?)?(?:bar|psi|MPa|kPa))`,
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
    String.raw`^(?:In|Im|I|En|Dans|No|Nel|For|Voor|F\u00fcr|Pour|Para|Per)\s${ARTICLE}(?:(?:nivel|horizonte|level|zone|Horizont|nivo|niveau|zona)\s)?(?<name>${NAME})(?:\s\([^()]*\))?\s(?:se|an?|the|is|wird|werden|wordt|er|forventes|est|on|si|\u00e9)\s`,
    'u',
  ),
  // `The main reservoir is the Hugin Sandstone, pressure 285 bar`
  new RegExp(
    String.raw`^${ARTICLE}(?:\p{Ll}+\s)?${RESERVOIR_WORD}\s(?:is|ist|es|est|er|\u00e8|\u00e9)\s${ARTICLE}(?<name>${NAME})(?=[\s,.;(]|$)`,
    'u',
  ),
  // `Oolithe blanche (Bathonien) : pression de 168 bar`
  new RegExp(String.raw`^${ARTICLE}(?<name>${NAME_WORDS}\s${WHAT_KIND})(?:\s\([^()]*\))?\s?:\s`, 'u'),
];
/** `en la Fm. Alder es de 9,9 kPa/m y en la Fm. Birch de 13,2 kPa/m`: each name before its own figure. */
const BEFORE_A_FIGURE = new RegExp(
  String.raw`(?<![\p{L}])(?:in|im|i|dans|en|nel|na|no|for|voor|f\u00fcr|pour|para)\s${ARTICLE}(?<name>${NAME})\s(?:\p{Ll}+\s){0,3}$`,
  'u',
);

/** The name directly before a figure of a sentence. */
export function nameBefore(text: string, at: number): string | null {
  const name = BEFORE_A_FIGURE.exec(text.slice(0, at))?.groups?.['name'] ?? '';
  return name.length > 2 && !NO_NAME.test(fold(name)) ? name : null;
}

const BEFORE_A_NAME =
  /^(?:(?:The|Expected|Estimated|Current|Static|Predicted|Anticipated|In|At|Im|Prognos(?:e|is))\s)+/;
/** `Yacimiento Barra`, but not `Reservoir A`. */
const WORD_BEFORE =
  /^(?:Reservoir|Reservoar|R\u00e9servoir|Reservorio|Reservat\u00f3rio|Yacimiento|Gisement|Giacimento|Speicher|Target)\s(?=\p{Lu}\p{L}{2})/u;
const NO_NAME =
  /^(?:(?:the|this|its|it|here|there|below|above|attached|der|die|das|dem|den|de|het|le|la|el|il|du|del|in|at|im|pore|reservoir|formation|static|expected|maximum|minimum|estimated|anticipated|predicted|tops|formations|geology|geological|prognosis|prognose|forecast|summary|data|p ?\d0|bottom ?hole|bhp?|well|top|base|current|note|nota|objective|target|objetivo|objectif|doel(?:reservoir|laag|formatie)?|ziel(?:horizont|formation)?|reservoar|reservorio|reservatorio|yacimiento|gisement|giacimento|lagerstaette|speicher(?:horizont)?|\w*druck|\w*druk|\w*trykk|pression|presion|pressao|pressure|gradient\w*|interval\w*|depths?|teufe\w*|diepte\w*|dybde\w*|profond\w*)\b ?)+$/;

/** `See BNK-08: 285 bar`: where to look, not what is there. Folded. */
const REFERS = /^(?:see|zie|siehe|voir|vedi|vease|cf)\b/;

/** `Well Bank-8`, `Put BNK-08`: a well with its name. Folded. */
const IS_WELL =
  /^(?:well|(?:boor)?put|boring|bohrung|bronn(?:en)?|puits|sondage|forage|pozo|sondeo|poco|pozzo) .*\d/;

/** `Dogger (Bathonian)`, `Barra (Zone B)`: an age or a second name in brackets belongs to the name. */
function nameBehind(name: string, text: string): string {
  const behind = IN_BRACKETS.exec(text.slice(text.indexOf(name) + name.length))?.[0] ?? '';
  return NO_SECOND_NAME.test(behind) ? '' : behind;
}
const IN_BRACKETS = new RegExp(
  String.raw`^ \(\p{Lu}\p{Ll}{3,}(?:-\p{L}\p{Ll}{2,})?(?: (?:\p{Lu}[\p{L}\d]*\.?|\d{1,2}|${WHAT_KIND}))*\)`,
  'u',
);
/** What a bracket says of a reservoir instead of naming it. */
const NO_SECOND_NAME =
  /^ \((?:main|primary|secondary|target|reservoir|objective|depleted|virgin|partly|partially|expected|estimated|prognosed|initial|original|gauge|absolute|pressures?|note|water|gas|upside)\b/i;

/** `Reservoir: the Hugin Sandstone is expected ...`, `Expected reservoir pressures: Hugin (...) 285 bar`: what is introduced. */
export const LABEL = new RegExp(
  String.raw`^(?:\p{L}+\s){0,2}(?:${RESERVOIR_WORD}|${PRESSURE_WORD}(?:\s\p{Ll}+){0,4})\s?:\s(?=\p{L})`,
  'u',
);

/** The name of the reservoir whose pressure a sentence gives. */
export const nameIn = (text: string): string | null =>
  nameWithin(text) ?? (LABEL.test(text) ? nameWithin(text.replace(LABEL, '')) : null) ?? nameAtEnd(text);

/** `285 - 295 bar (Hugin Sandstone, 1,868 - 2,034 m TVDSS)`, `1868 tot 2034 m NAP (Hugin Member)`: a rock in brackets behind a figure. */
function nameAtEnd(text: string): string | null {
  const found = [...text.matchAll(BEHIND_A_FIGURE)].map(({ groups }) => groups?.['name'] ?? '');
  const [name = '', ...more] = found.filter((one) => new RegExp(IS_ROCK, 'iu').test(one));
  return name === '' || more.length > 0 || NO_NAME.test(fold(name)) ? null : name;
}
const BEHIND_A_FIGURE = new RegExp(
  String.raw`\d\s?(?:bar[ag]?|psi[ag]?|MPa|kPa|m|ft|')(?:\s[\p{L}.]{1,5}){0,3}\s\((?:in\s)?${ARTICLE}(?<name>${NAME})[,)]`,
  'gu',
);
const IS_ROCK = String.raw`(?<![\p{L}])(?:${ROCK}|formaci\u00f3n|forma\u00e7\u00e3o|formazione|folge|arenisca|gr\u00e8s|calcaire)(?![\p{L}])`;

function nameWithin(text: string): string | null {
  for (const pattern of NAMED) {
    const written = pattern.exec(text)?.groups?.['name'] ?? '';
    const name = written.replace(BEFORE_A_NAME, '').replace(WORD_BEFORE, '').trim();
    if (name.length > 2 && ![NO_NAME, IS_WELL, REFERS].some((other) => other.test(fold(name))))
      return `${name}${nameBehind(written, text)}`;
  }
  return null;
}
/** `L'aquif\u00e8re du Lias`, `The reservoir of the Hugin Sandstone`: what the rock is. */
const OF_ROCK = String.raw`(?:[Tt]he\s|[Ll]e\s|[Ll]['\u2019]|[Ee]l\s|[Dd]e[rt]?\s|[Hh]et\s)?(?:aquifer|aquif\u00e8re|acu\u00edfero|reservoir|r\u00e9servoir|yacimiento|gisement|giacimento)\s(?:of|du|des|del|della|van|im|in|d['\u2019])`;
const INTRODUCED: readonly RegExp[] = [
  // `Main reservoir: Hugin Sandstone, 1,868 to 2,034 m TVDSS.`
  new RegExp(
    String.raw`^(?:\p{L}+\s)?${RESERVOIR_WORD}(?:\s\p{Ll}+)?\s?:\s${ARTICLE}(?<name>${NAME})(?=[\s,.;(]|$)`,
    'u',
  ),
  // `The Hugin Sandstone is the main reservoir.`
  new RegExp(
    String.raw`^${ARTICLE}(?<name>${NAME})\s(?:is|ist|es|est|er|\u00e8|\u00e9|forms|bildet|vormt|forma|constitue)\s(?:(?:the|der|die|das|den|de|het|el|la|le|il|o|a)\s)?(?:\p{Ll}+\s)?${RESERVOIR_WORD}`,
    'u',
  ),
  // `The Hugin Sandstone was penetrated from 1,868 to 2,034 m TVDSS.`
  new RegExp(
    String.raw`^${ARTICLE}(?<name>${NAME})\s(?:was|is)\s(?:penetrated|encountered|drilled)\s.*\d`,
    'u',
  ),
  // `The Hugin Sandstone is expected between 1,868 and 2,034 m TVDSS.`
  new RegExp(
    String.raw`^(?:${OF_ROCK}\s)?${ARTICLE}(?<name>${NAME})(?:\s\([^()]*\))?\s(?:(?:is|are)\s(?:expected|prognosed|predicted)|(?:wird|werden)(?=.*\serwartet)|wordt\s(?:verwacht|voorzien)|(?:for)?ventes|est\s(?:attendue?|pr\u00e9vue?)|se\sespera)\s.*\d`,
    'u',
  ),
];

/** The reservoir that a sentence introduces, before the next one gives its pressure. */
export function introducedName(text: string): string | null {
  const name = INTRODUCED.map((pattern) => pattern.exec(text)?.groups?.['name']).find(
    (one) => one !== undefined && one.length > 2 && !NO_NAME.test(fold(one)),
  );
  return name === undefined ? null : `${name}${nameBehind(name, text)}`;
}

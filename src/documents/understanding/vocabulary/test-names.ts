/** What a pressure test is of, by the words of its heading or those before its pressure, in seven languages. All folded. */

export type TestField = 'annular' | 'annularLow' | 'ram' | 'ramLow' | 'bump' | 'linerLap';

const ANNULAR =
  /\b(?:annular\w*|annulaer\w*|annulaires?|anular|ringpreventer\w*|ringraumpreventer\w*|universalpreventer\w*|ringroms?(?:ventil|sikring|preventer)\w*|ringventil\w*|ringafsluiters?|annulus ?preventers?|obturateur a membrane|(?:preventor )?esferico|spherical|bag preventer)\b/;
const RAM =
  /\b(?:rams?|ramtest|ram ?preventers?|\w*backen\w*|ram ?afsluiters?|schuifafsluiters?|pijprams?|ram ?ventil\w*|ror(?:ventil|lukker|ram)\w*|\w*kutteventil\w*|kjeftventil\w*|machoires?|arietes?|gavetas?|esclusas?|parciales|ganasce)\b/;
const LAP =
  /\b(?:(?:liner ?)?lapp?(?:test\w*)?|(?:liner ?)?overlapp?\w*|(?:liner ?)?ueberlappung\w*|recouvrement|chevauchement|traslap[eo]|solap\w*|sovrapposizione)\b/;
const TOP_OF_LINER =
  /\b(?:liner ?(?:top|head|hanger|haenger|henger|topp|packer|pbr)\w*|(?:packer|pbr) (?:d[eu]l? )?liner|hengertest|linerkopf\w*|tol|tete de liner|testa (?:del )?liner|(?:boca|tope|cabeza|colgador) (?:de(?:l)? )?liner|topo do liner)\b/;
const STRING =
  /\b(?:casings?|csg|liners?|strings?|rohrtour\w*|rohr|verrohrung\w*|rohrfahrt|verbuizing\w*|foringsror\w*|forlengelsesror\w*|tubages?|cuvelages?|revestimiento|revestimento|revestidor|caneria|colonn[ae]|tuberia de revestimiento|tr)\b/;
const TEST =
  /\b(?:(?:\w*?)tests?|tested|testes?|testen|pressure|\w*pruefung|\w*proben?|druck\w*|trykk\w*|essais?|epreuves?|pruebas?|prov[ae]|collaudo)\b/;
/** One word for the string and its test. */
const STRING_TEST =
  /\b(?:casing|rohr\w*|verrohrungs|verbuizings?|foringsror\w*?)(?:druck)?(?:test|probe|pruefung)\b/;
const BUMP =
  /\b(?:(?:plugg? ?)?bump\w*|plug ?(?:druk|land\w*|test)|stopfen(?:landung|druck|test|aufsetz\w*|anschlag\w*)|(?:aufsetzen|landen) des stopfens|pluggland\w*|pluggen (?:lander|setter)|a-?coup|arrivee du bouchon|tope de tapon|contatto tapp[io]|tapon|tampao)\b/;
const LOW = /\b(?:low|lp)\b/;
const HIGH = /\b(?:high|hi|hp)\b/;
/** Figures of preventers and strings that are no test pressures. */
const NO_TEST =
  /\b(?:rating|rated|working|capacity|size|fluid|weight|formation|fit|x?lot|leak|depth|duration|time|dates?|frequency|volume|velocity|clearance|space|gap|loss|type|excess|bore|drift|grade|od|id|shoe)\b/;

/**
 * The tests that words name: one, or several that share a pressure (`annular and rams`). Among tests, `casing` alone is that
 * of the casing.
 */
export function testsNamed(words: string, isAmongTests: boolean): TestField[] {
  if (NO_TEST.test(words)) return [];
  const isLow = LOW.test(words) && !HIGH.test(words);
  const bop: TestField[] = [
    ...(ANNULAR.test(words) ? [isLow ? ('annularLow' as const) : ('annular' as const)] : []),
    ...(RAM.test(words) ? [isLow ? ('ramLow' as const) : ('ram' as const)] : []),
  ];
  if (bop.length > 0) return bop;
  if (LAP.test(words) || (TOP_OF_LINER.test(words) && (isAmongTests || TEST.test(words))))
    return ['linerLap'];
  const isOfString = STRING.test(words) && (isAmongTests || TEST.test(words));
  return isOfString || STRING_TEST.test(words) || BUMP.test(words) ? ['bump'] : [];
}

const WORD_OF_TEST = String.raw`(?:pressure ?tests?|test ?pressures?|pressure ?testing|tests?|druck(?:test|probe|pruefung)\w*|pruefdruck\w*|pruefdruecke\w*|(?:druk|pers)(?:test|proe[fv])\w*|testdruk\w*|afpersdruk\w*|beproeving\w*|trykktest\w*|testtrykk|(?:essais?|epreuves?|tests?|pressions?) (?:d[e']|en|de) ?(?:essais?|epreuves?|tests?|pression)|essais?|epreuves?|(?:pruebas?|presion) de (?:presion|pruebas?)|pruebas?|(?:testes?|pressao) de (?:pressao|testes?)|(?:prov[ae]|pressione) di (?:pressione|prov[ae])|collaudo)`;
const SAYS_TEST = new RegExp(String.raw`\b${WORD_OF_TEST}\b`, 'u');
const ONLY_TEST = new RegExp(
  String.raw`^(?:casings? |csg |string )?${WORD_OF_TEST}(?:\W+(?:psi|bar|kpa|mpa)g?)?\W*$`,
  'u',
);

/** Whether a title is of tests. Folded. */
export const saysTests = (words: string): boolean => SAYS_TEST.test(words) && !NO_TEST.test(words);
/** `Test pressure`: a row that names a test and nothing that is tested. Folded. */
export const isTestOfColumn = (words: string): boolean => ONLY_TEST.test(words);

/** Whether words are of the arrival of the plug. Folded. */
export const saysBump = (words: string): boolean => BUMP.test(words);

/** A figure of the thing that is tested. Folded. */
export const OF_ELSE =
  /\b(?:rat(?:ed|ing)|working|wp|burst|collapse|mawp|nenndruck|werkdruk|arbeids\w*|innendruck)\b/;

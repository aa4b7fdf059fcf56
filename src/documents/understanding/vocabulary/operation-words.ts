import { fold } from '../words/fold';
import { withPlainFractions } from '../words/numbers';

/** The first words of a step of a plan, folded, by language; each may have any ending. */
const FIRST = [
  // English
  'drill|redrill|sidetrack|side-track|kick ?off|spud|run\\b|set\\b|cement|case\\b|skid|move|mobili[sz]|demobili[sz]|position',
  'jack ?up|preload|rig (?:up|down|move|release|in|out|skid)|miru|rdmo|rurd|ru\\b|rd\\b|nipple|nu\\b|nd\\b|install|test|pressure test|log\\b|logging',
  'core\\b|coring|ream|under-?ream|mill\\b|milling|pull|pooh|poh\\b|rih\\b|trip\\b|make up|pick up|lay down|circulate|displace|clean',
  'wiper|complet|perforat|stimulat|frac|acidi[sz]|acid\\b|air ?lift|suspend|abandon|plug|p ?& ?a\\b|p and a|release|woc\\b|wait on',
  'cut\\b|weld|land\\b|latch|jet\\b|drive\\b|hammer|pile|anchor|tow\\b|prepare|squeeze|flow|well test|dst\\b|production test|hand ?over',
  'deploy|perform|carry out|retrieve|recover|hang\\b|wash|secure|construct|change (?:out|over|to)|unload|swab|stab\\b|accept|batch',
  // German
  'aufbau|abbau|einbau|ausbau|ruckbau|bohr(?:en|ung (?:der|des|bis)|lochmess)|abteuf|zementier|zementation|verrohr|messen|messung|anlage|umzug',
  'einricht|abnahme|test|fordertest|pumptest|saeuer|sauern|stimul|verfull|sicherung|montage|demontage|mobilis|raeum|raumen|spul|kernen|kernbohr|perforier',
  'komplettier|herricht|hydrotest|ramm|umsetz|uebergabe',
  // Dutch
  'boren|inbouw|inlaten|cementer|plaats|opbouw|afbouw|verhuiz|verplaats|verlaten|puttest|meten|metingen|completer|completeren|schoon',
  'afwerk|verbuiz|trekken|abandonn|perforer|stimuler|heien|skidden|uitbouw|buitengebruik',
  // Norwegian and Danish
  'bor(?:e|ing)?\\b|kjor|sett\\b|sementer|stoep|stop\\b|flytt|ankre|forankr|logg|plugg|forlat|rigg|trekk|monter|kompletter|sirkuler|fortreng',
  'heng\\b|posisjoner|skidd|jekk|spudd|nedihulls|stimuler|klargjor|midlertidig|permanent',
  // French
  'for(?:er|age)\\b|tub(?:er|age)|descen|ciment|mont(?:er|age)|demont|demenag|amen(?:er|ee)|repli|mise en place|acidif|essai|abandon',
  'diagraph|pos(?:e|er)\\b|phase \\d|realis|perfor|developp|nettoy|carott|deplac|genie civil|installation|completion|demobilis',
  // Spanish and Portuguese
  'perfur|entub|bajar|bajada|correr|corrida|mov(?:er|imiento|ilizar)|arm(?:ar|ado)|desarm|desmont|registr|tomar|prob(?:ar)|prueba|termina',
  'dtm\\b|meter|sacar|cambi|conect|limpi|acondicion|circul|revest|asent|assent|coloc|descer|descida|jate|teste|mont(?:ar|agem|aje)|perfil|retir',
  'moviment|ensaio|ensayo|inicio',
  // `Section II 12 1/4" to the salt`
  '(?:sektion|abschnitt|section|sectie|seccion|secao|seksjon|etapa|phase)\\s+[\\divx]+\\s+(?=\\d)',
  // Italian
  'discesa|calar|montaggio|smontaggio|prov[ae]\\b|esegu|chius|spost|rivest|acidific|mobilit',
].join('|');
const OPENS = new RegExp(`^(?:(?:then|the|to|die|der|het|de|la|le|el)\\s+)?(?:${FIRST})`);

/** The verbs of a language that puts them last, and of items that begin with the size of the hole. */
const CONTAINS =
  /\b(?:bohren|verrohren|einbauen|ausbauen|zementieren|aufbauen|abbauen|abnehmen|testen|messen|kernen|durchfuehren|boren|inbouwen|cementeren|opbouwen|installeren|plaatsen|verhuizen|afwerken|inlaten)\b/;
/** `Drilling fluid: KCl polymer`, `Test pressure 3000 psi`: a label with its value. */
const LABEL =
  /^[^:]{2,40}:\s*\S|^(?:drilling|cement|casing|test|completion|log(?:ging)?) (?:fluid|mud|pressure|type|slurry|size|grade|weight|programme|program|data)\b/;

/** Whether an item of a list is something that the crew does. */
export function isOperation(item: string): boolean {
  const plain = fold(item).replace(/^["'\u201e\u201c(]+/, '');
  return (OPENS.test(plain) || CONTAINS.test(plain)) && !LABEL.test(plain);
}

const SIZE = String.raw`(\d{1,2}(?:[.,]\d+)?(?:[ -]\d{1,2}/\d{1,2})?)\s?(?:"|''|\u2033|\u201d|in\b|inch|zoll|mm\b)(?:\s?\d/\d)?`;
/** `Drill 12 1/4" hole`, `12 1/4" gat boren`, `Phase 12"1/4 et tubage`. */
const DRILLS = new RegExp(
  String.raw`\b(?:drill|bohr|bor|boren|perfor|perfur|forage|forer|phase|jate)\p{L}*\s[^,;]{0,30}?${SIZE}|${SIZE}[- ]?[^,;]{0,40}?\b(?:bohren|boren|abteufen)\b`,
  'u',
);

/** The size of the hole that an item drills, as written, folded. */
export function holeDrilled(item: string): string | null {
  const [, after, before] = DRILLS.exec(fold(withPlainFractions(item))) ?? [];
  return after ?? before ?? null;
}

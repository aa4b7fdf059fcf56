import { listOf } from './list-of';
import type { Kind } from './words';

/** The words of a line, other than its size, that start the block of one hole section: `12 1/4" hole section`. Folded. */
export const SECTION_WORDS = [
  'hole section',
  'hole interval',
  'open hole section',
  'section',
  'hole',
  'interval',
  'bohrlochabschnitt',
  'bohrlochsektion',
  'bohrlochstrecke',
  'bohrstrecke',
  'strecke',
  'bohrabschnitt',
  'bohrloch',
  'bohrung abschnitt',
  'bohrung',
  'abschnitt',
  'sektion',
  'boorgatsectie',
  'boorgatsektie',
  'boorgat sectie',
  'boorgat',
  'gat',
  'gatsectie',
  'sectie',
  'hullseksjon',
  'hull seksjon',
  'boreseksjon',
  'seksjon',
  ...listOf('seksjonen, hullseksjonen, boreseksjonen, hullet'),
  'hull',
  'topphull',
  'topphullet',
  'phase',
  'phase de forage',
  'trou',
  'forage',
  'etapa',
  'etapa de perforacion',
  'seccion',
  'seccion de hoyo',
  'fase',
  'hoyo',
  'hueco',
  'agujero',
  'tramo',
  ...listOf('fase de perfuracao, poco, secao, seccao, poco aberto'),
  ...listOf('foro, fase di perforazione, sezione, sezione di foro'),
];

/** What a hole section is called in its title: `Surface section - 13 1/2" hole`, `Production casing hole 12 1/4"`. Folded. */
export const SECTION_NAMES =
  /^(?:surface|intermediate|production|conductor|structural|reservoir|main|pilot|slim|anchor|top|upper|lower|first|second|third|drilling|open|curve|lateral|vertical|horizontal|build|tangent|landing|and|the|of|in|diameter|riserless|casing|liner|standrohr\w*|ankerrohr\w*|zwischenrohr\w*|produktions\w*|technische|oberflaechen\w*|produktie|oppervlakte|tussen|geleide\w*|topp?hull\w*|overflate\w*|mellom\w*|produksjons\w*|reservoar\w*|surface|conducteur|intermediaire|technique|de|du|la|le|el|superficie|superficial|intermedi[ao]|produccion|explotacion|guia|conductora?|konduktor|lederor|pilote?|piloto|en|im|avant|puits|decouvert|trou|nu|ouvert|guide|fondation|ancrage|aislacion|fundacion|reservorio|yacimiento|lagerstaetten\w*|curva|rama|navegacion|zwischen\w*|reservoir\w*|(?:tussen|oppervlakte|productie|produktie|verankerings?|anker|geleide)serie|ovre|nedre|\w{3,}(?:sektion|abschnitt|strecke|seksjon|sectie))$/;

/** The first word of what a section or its string is called where nothing gives its size. Folded. */
export const NAMES_A_SECTION =
  /^(?:conduct|structural|konduct|surface|surf$|interm|int$|product|produk|produc|prod$|reserv|liner|lateral$|curve$|open$|pilot|standrohr|ankerrohr|zwischen|technisch|oberflaeche|oppervlak|tussen|verankering|geleid|overflate|mellom|lederor|topphull|superfici|guia$|aislac|fundac|ancrage)[a-z]*$/;

/** `Appendix A`: it ends every chapter. Folded. */
export const APPENDIX =
  /^(?:appendi(?:x|ces)|annex(?:es?)?|attachments?|anhang|anlagen?|bijlagen?|vedlegg|annexes?|anexos?|apendices?)\b/;

/** The caption of a table or a figure, which starts no chapter. Folded. */
export const CAPTION =
  /^(?:table|tab|tabelle|tabel|tabell|tableau|tabla|tabela|figure|fig|abbildung|abb|figuur|figur|figura)[. ]*\d/;

/** `Property | Unit | Programme` above the properties. Folded. */
export const LIST_HEADING =
  /^(?:propert(?:y|ies)|parameters?|characteristics?|eigenschaft(?:en)?|eigenschap(?:pen)?|egenskap(?:er)?|propriete?s?|parametres?|parametros?|propiedad(?:es)?|propriedades?)\s*:?$/;

/** A page number in a footer, which is not a title. Folded. */
export const PAGE_NUMBER =
  /^(?:(?:page|seite|pagina|side|p\.) ?\d+(?: ?(?:of|von|van|av|de|sur|\/) ?\d+)?|\d+(?: ?\/ ?\d+)?)$/;

/** `Spoelingsprogramma per sectie`, `4. Drilling fluids programme`: the sections below have properties of muds. Folded. */
export const OF_MUD =
  /^[\d.\s]*(?:(?:drilling |mud |bohr|boor|bore)?(?:fluids?|mud|spuelungs?|spoelings?|vaeske|slam)[ -]?(?:programm?(?:e|a)?|properties|recommendation|data|summary)|programme? (?:de |des )?(?:boues?|fluides?|lodos?)|programa de (?:lodos?|fluidos?))\b/;

/** Subtitles within a block for the keys below them, folded. Any other short line ends the block. */
export const SUBTITLES: readonly { kind: Kind; pattern: RegExp }[] = [
  {
    kind: 'mud',
    pattern:
      /^(?:drilling |mud |)(?:fluids?|mud|(?:bohr)?spuelung(?:s\p{L}*|en)?|(?:boor)?spoeling(?:s\p{L}*|en)?|boorvloeistof(?:fen)?|borevaesker?|borevaeskeprogram|boreslam|slam(?:program)?|boues?|fluides? de forage|fluidos?|lodos?|inyeccion|fluido de perfuracao|lamas?|fanghi|fango)\b(?!,? ?-?log)/u,
  },
  {
    kind: 'cement',
    pattern:
      /^(?:cement|slurr(?:y|ies)\b|zement|ringraumzement|cementatie|sement|ciment|cimentac|cementaci|cementazione|malta)/,
  },
  {
    kind: 'casing',
    pattern:
      /^(?:liners?$|(?:conductor|surface|intermediate|production) (?:casing|liner|string|pipe)$|casing|tubulars?|verrohrung|verbuizing|rohr|futterrohr|foringsror|tubage|cuvelage|revestimiento|tuberia|entubacion|caneria|revestimento|rivestimento|colonna|tubaggio)/,
  },
  {
    kind: 'pressureTests',
    pattern:
      /^(?:bop|(?:pressure )?test(?:s|ing)?$|pressure (?:integrity )?test|casing (?:pressure )?tests?$|test pressures?$|druckprobe|drucktest|druckpruefung|preventer|druktest|drukproe|beproeving|afpers|trykktest|essais? de pression|tests? de pression|obturateur|pruebas? de (?:presion|bop)|essais? (?:des? )?bop|preventor|testes? de pressao|prov[ae] di (?:pressione|tenuta)|collaudi?\b|.*\b(?:and|und|en|og|et|y|e) (?:druckproben?|drucktests?|druckpruefungen|pressure tests?|(?:pressure )?testing|druktesten|trykktest(?:er|ing)|essais(?: de pression)?|pruebas de presion|testes de pressao|collaudi)$)/,
  },
  {
    kind: 'logging',
    pattern:
      /^(?:logging|wire ?line|formation evaluation|evaluation|logs$|(?:open|cased)[ -]?hole log|electric(?:al)? logs?|evaluering(?!sperson)|formasjonsevaluering|(?:formatie-? ?)?evaluatie|evaluacion (?:de )?(?:la )?formacion|(?:formations)?evaluierung|evaluacion$|meetprogramma|meetplan|logplan|data acquisition|messprogramm|messungen|bohrlochmessung|logprogramma|metingen|boorgatmeting|geophysikalische|loggeprogram|kabellogging|mesures? (?:diff|en forage)|datainnsamling|petrophysi|diagraphies?|registros|perfilaje|perfilagem|perfis|registrazioni)/,
  },
];

/** What is said of a subject, before its word: `Programme de boue`, `Propiedades del lodo`, `Programma fanghi`. Folded. */
export const SAYS_OF =
  /^(?:programme|programma|programa|plan|proprietes|caracteristiques|propiedades|caracteristicas|propriedades|proprieta|caratteristiche|eigenschaften|eigenschappen|egenskaper|donnees|datos|dados|dati|parametres|parametros) (?:de la |de l'|de |du |des |del |do |da |dos |di |dei |della |der |van de |van |av |(?<=programma )(?=fang))/;

/** Lines within a block above keys of the section itself. Folded. */
export const OF_THE_SECTION =
  /^(?:(?:hole|section|well ?bore|general|bit|drilling|bohrloch|abschnitt|allgemein|boorgat|sectie|algemeen|hull|seksjon|generelt|trou|phase|generalites|hoyo|seccion|fase|datos|poco|dados|foro|dati|generale)(?: (?:data|details|daten|gegevens))?|(?:hull|seksjons?|bohrloch|abschnitts?|sektions?|sectie|boorgat)-?(?:data|daten|gegevens|informasjon|info)|job (?:information|recommendation|summary|data)|fluid (?:instructions|sequence)|remarks|bemerkungen|opmerkingen|merknader|remarques|observaciones|observacoes|osservazioni|note)\s*:?$/;

/** Under the title of logging: the conveyance of the logs. Folded. */
export const LOGGING_KEY =
  /^(?:(?:(?:directional|survey(?:s|ing)?) (?:and|&|\+|\/) )?(?:lwd|mwd|(?:mwd|lwd) ?[/+&] ?(?:mwd|lwd)|wireline|wire line|e-?line|logs?|logging|log suite|suite|tools?|kabel|sonden|diagraphies|registros|perfis|perfilagem|registrazioni))(?: (?:tools?|logs?|logging|suite|runs?))?$/;

/** Keys whose value lists several tests: `BOP test: annular 250 bar, rams 345 bar`. Folded. */
export const TEST_KEYS =
  /^(?:(?:bop|preventer|pressure|druck|druk|trykk)[ -]?(?:pressure[ -]?)?(?:tests?|testing|proben?|testen|tester)|(?:tests?|essais?|pruebas?|testes?|prov[ae]) (?:d[ei] (?:presion |pression |pressao |pressione )?|des? |do )?(?:bops?|obturateurs?|preventores|presion|pression|pressao|pressione))$/;

/** `Run 1: GR-Res-Den`: the name of a run. Folded. */
export const RUN_KEY =
  /^(?:(?:wireline|lwd|mwd|logging|log|messung|meting|meten|logg(?:ing|eprogram)?|perfilaje|registros?|perfilagem|diagraphies?|mesures?|misure|kabel|e-?line)[ ,:/-]+)?(?:logging run|run|lauf|messfahrt|messlauf|messung|meting|meetrun|loggekjoring|kjoring|descente|passe|corrida|carrera|bajada|discesa|tur|fahrt)(?: (?:no|nr|n°))?\.? ?#?(\d{1,2})$/;

/** `Section 2`, `Phase no. IV`: a section that has only a number, after this word. Folded. */
export const NUMBERED_WORD =
  '(?:phase|fase|section|seccion|secao|sezione|(?:bohr)?abschnitt|sektion|sectie|seksjon|etapa|tramo|interval(?:le?|o|lo|l)?)';
export const SECTION_NUMBER = String.raw`[ -]?(?:no\.? ?|nr\.? ?)?(?<number>[1-9]|i{1,3}|iv|vi{0,3})`;

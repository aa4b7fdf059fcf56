import type { Kind } from './words';

/** What a line may be that opens the block of one hole section, beside its size: `12 1/4" hole section`. Folded. */
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
  'bohrabschnitt',
  'bohrloch',
  'bohrung abschnitt',
  'abschnitt',
  'sektion',
  'boorgatsectie',
  'boorgatsektie',
  'boorgat sectie',
  'boorgat',
  'gatsectie',
  'sectie',
];

/** Lines within a block that say what the keys below them are about, folded. Any other short line ends the block. */
export const SUBTITLES: readonly { kind: Kind; pattern: RegExp }[] = [
  {
    kind: 'mud',
    pattern: /^(?:drilling |mud |)(?:fluids?|mud|spuelung|bohrspuelung|spoeling|boorspoeling)\b/,
  },
  { kind: 'cement', pattern: /^(?:cement|zement|cementatie)/ },
  { kind: 'casing', pattern: /^(?:casing|tubulars?|verrohrung|verbuizing|rohr)/ },
  { kind: 'pressureTests', pattern: /^(?:bop|pressure test|druckprobe|drucktest|preventer|druktest)/ },
  {
    kind: 'logging',
    pattern:
      /^(?:logging|wireline|formation evaluation|evaluation|messprogramm|bohrlochmessung|logprogramma|metingen)/,
  },
];

/** Keys whose value names several tests at once: `BOP test: annular 250 bar, rams 345 bar`. Folded. */
export const TEST_KEYS =
  /^(?:bop|preventer|pressure|druck|druk)[ -]?(?:pressure[ -]?)?(?:tests?|testing|proben?|testen)$/;

/** `Run 1: GR-Res-Den`: how a run is named. Folded. */
export const RUN_KEY =
  /^(?:logging run|run|lauf|messfahrt|messlauf|meting|meetrun)(?: (?:no|nr))?\.? ?(\d{1,2})$/;

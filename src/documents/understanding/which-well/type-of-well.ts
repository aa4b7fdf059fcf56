import type { TextLine } from '../../readers/table';
import { fold } from '../words/fold';

/** The type that a document gives for its well, and the words that say so. */
export interface TypeSaid {
  isVertical: boolean;
  words: string;
}

const VERTICAL = String.raw`(?:vertical(?:e[ns]?|ly|mente|ement)?|vertikal(?:e[mnrs]?|t)?|verticaal)`;
const DEVIATED = String.raw`(?:deviated|directional|horizontal(?:e[nrs]?)?|horisontal\w*|horizontaal|slant(?:ed)?|[sj][- ](?:shaped?|type)|extended[- ]reach|erd|devie[es]?|desviad[oa]|direcc?iona(?:l|is)|abgelenkt\w*|gerichtet\w*|gedevieerd\w*|avviks\w*|avviken\w*|deviat[oa])`;
const WELL = String.raw`(?:well(?:bore)?|\w*bohrung|\w*boring|put|puits|pozo|poco|pozzo|\w*bronn(?:en)?|sondeo)`;

const IS_VERTICAL = new RegExp(String.raw`\b${VERTICAL}\b`);
const IS_DEVIATED = new RegExp(String.raw`\b${DEVIATED}\b`);

/** What the path of a well is called in a form. */
const PATH =
  /^(?:(?:well|hole|planned) )?(?:trajectory|trajetoria|trayectoria|trajectoire|traject|traiettoria|(?:well|hole|directional) profile|profil|bohr(?:pfad|lochverlauf)|bronnbane|(?:well|hole) (?:shape|geometry)|geometria(?: (?:de|do|del) (?:poco|pozo|pozzo))?|perfil(?: (?:de|do|del) (?:poco|pozo))?)$/;

/** `The well is planned to be vertical`, `Brønnen planlegges vertikal`, `a vertical exploration well`. */
const SAYS_VERTICAL = new RegExp(
  String.raw`\b${WELL}\b(?: \S+){0,5}? ${VERTICAL}\b(?! (?:depth|section|seismic|part|portion|to|til|tot|bis|hasta|ate|jusqu|down|until|from|above|pilot|separation|referi))|\b${VERTICAL} (?:\p{L}+ )?${WELL}\b`,
  'u',
);
/** Words of a sentence about another well, or about only a part of this one. */
const OF_ANOTHER =
  /\b(?:offsets?|nearest|neighbou?r\w*|correlation|reference|referanse\w*|nachbar\w*|companion|previous|existing|other|pilot|sidetrack|kick-?off|kop|until|if)\b/;

const MOST_QUOTED = 120;

/** What the words of a form say: `vertical exploration well`. Null for words of both types, or of none. */
export function typeInWords(words: string): boolean | null {
  const plain = fold(words);
  const [vertical, deviated] = [IS_VERTICAL.test(plain), IS_DEVIATED.test(plain)];
  return vertical === deviated ? null : vertical;
}

/** `Trajetória | Vertical`, `Well profile: S-shaped`. */
function inForm({ cells }: TextLine): TypeSaid | null {
  const parts = cells.flatMap((cell) => cell.split(/:\s+/)).map((part) => part.trim());
  for (const [at, label] of parts.entries()) {
    const value = parts[at + 1];
    if (value === undefined || !PATH.test(fold(label).replace(/\s*:$/, ''))) continue;
    const isVertical = typeInWords(value);
    if (isVertical !== null) return { isVertical, words: `${label.replace(/\s*:$/, '')}: ${value}` };
  }
  return null;
}

function inSentence(sentence: string): TypeSaid | null {
  const plain = fold(sentence).replace(/\s+/g, ' ');
  const says = SAYS_VERTICAL.test(plain) && !IS_DEVIATED.test(plain) && !OF_ANOTHER.test(plain);
  const words = sentence.trim().replace(/\s+/g, ' ');
  return says
    ? { isVertical: true, words: words.length > MOST_QUOTED ? `${words.slice(0, MOST_QUOTED)}...` : words }
    : null;
}

/**
 * The type of the well by the forms and the sentences of a document; null if it says none, or both. A sentence counts only where it
 * calls the well itself vertical: a depth or the upper part of a deviated well may be vertical, too.
 */
export function typeSaid(lines: readonly TextLine[]): TypeSaid | null {
  const forms = lines.flatMap((line) => inForm(line) ?? []);
  const text = lines.map(({ cells }) => cells.join(' ')).join('\n');
  const said =
    forms.length > 0
      ? forms
      : text.split(/[.;]\s|\n(?=\s*[\p{Lu}•-])/u).flatMap((each) => inSentence(each) ?? []);
  const [first] = said;
  return first && said.every(({ isVertical }) => isVertical === first.isVertical) ? first : null;
}

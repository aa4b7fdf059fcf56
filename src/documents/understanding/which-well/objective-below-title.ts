import type { TextLine } from '../../readers/table';
import type { Sentence } from '../prose/sentences';
import { sentencesOf } from '../prose/sentences';
import { outlineOf } from '../outline/outline';
import { fold } from '../words/fold';
import { isPlainObjective, objectiveOf } from './objective-in-prose';

/** `1.1 Objectives`, `Ziel der Bohrung`: the title of a chapter about the whole well. Folded. */
const TITLE =
  /^(?:\d+(?:\.\d+)*\.?\s+)?(?:(?:well |main |primary )?objectives?(?: of the well)?|(?:well )?purpose(?: of the well)?|ziel(?:e|setzung)?(?: der bohrung)?|bohrziele?|doel(?:stelling(?:en)?)?(?: van de (?:put|boring))?|objectifs?(?: du (?:puits|forage))?|objetivos?(?: del pozo| do poco)?|obiettiv[io](?: del pozzo)?|formal(?: med bronnen)?)\s*:?$/;
const BULLET = /^\s*(?:[-*\u2022\u25cf\u25aa\u25e6\u2013]|\d{1,2}[.)]|[a-z][.)])\s+/;
const MOST_ITEMS = 5;
/** `To drain the attic oil`, `Appraise the sands`: a sentence without a subject. */
const AIM =
  /^(?:To|Zur?|Um|Om|Te|Pour|Para|Per|\u00c5|Drain|Appraise|Test|Evaluate|Develop|Produce|Explore|Prove|Confirm|Assess|Inject|Penetrate|Drill|Evaluar|Desarrollar|\u00c9valuer|D\u00e9velopper|Produire|Avaliar|Valutare)\s\p{L}/u;

/** `Erschlie\u00dfung der Karbonate`, `Appraisal of the sands`: the same as a noun, in a sentence without a verb. */
const NOUN_OF_AIM =
  /^(?:Erschlie(?:\u00df|ss)ung|Erkundung|Nachweis|Gewinnung|Aufschluss|Entwicklung|Ontsluiting|Winning|Ontwikkeling|Opsporing|Exploitation|Reconnaissance|D\u00e9veloppement|Mise en production|Appraisal|Development|Delineation|Drainage|Exploration|Evaluaci\u00f3n|Explotaci\u00f3n|Desarrollo|Avalia\u00e7\u00e3o|Sfruttamento|Utvikling) (?:of|der|des|von|van|de|du|del|della|do|da|av)\s\p{L}/u;
const VERB =
  /\b(?:is|are|was|were|will|has|have|ist|sind|wird|werden|wurden?|wordt|worden|est|sont|sera|es|son|ser\u00e1|er|ble|\u00e8)\b/u;
const isAim = (text: string): boolean => AIM.test(text) || (NOUN_OF_AIM.test(text) && !VERB.test(text));

const isAt = ({ row, page, sheet }: Sentence) => {
  return (line: TextLine) => line.row === row && line.page === page && line.sheet === sheet;
};

/** The objective in the paragraph, or in the items of the list, below a title of its own; null if nothing there is plainly one. */
export function objectiveBelowTitle(
  lines: readonly TextLine[],
): { value: string; sentence: Sentence } | null {
  const all = sentencesOf(lines);
  const at = all.findIndex(({ text, isLine, isRow }) => isLine && !isRow && TITLE.test(fold(text).trim()));
  const [title, first] = [all[at], all[at + 1]];
  const line = title && lines.find(isAt(title));
  if (!line || !first || first.isRow || first.page !== title.page || first.sheet !== title.sheet) return null;
  const { hole, string, kind } = outlineOf(lines).at(line);
  if (hole !== null || string !== null || kind === 'logging') return null;
  const isItem = (sentence: Sentence) => BULLET.test(lines.find(isAt(sentence))?.text ?? '');
  const behind = all.slice(at + 1);
  const end = behind.findIndex((sentence) => !isItem(sentence));
  const items = behind
    .slice(0, end === -1 ? behind.length : end)
    .map(({ text }) => text.replace(/[.;]$/, ''));
  if (items.length > 0)
    return items.length <= MOST_ITEMS && items.every(isPlainObjective)
      ? { value: items.join('; '), sentence: first }
      : null;
  const next = behind.findIndex(({ opens }, place) => place > 0 && opens);
  const paragraph = behind.slice(0, next === -1 ? behind.length : next);
  for (const sentence of paragraph) {
    const value = objectiveOf(sentence.text);
    if (value !== null) return { value, sentence };
  }
  return isAim(first.text) && isPlainObjective(first.text)
    ? { value: first.text.replace(/\.$/, ''), sentence: first }
    : null;
}

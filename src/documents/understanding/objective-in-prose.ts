import type { KeyValue } from './key-values';
import { namesOtherWells, saysDrilled } from './vocabulary/offset-wells';

/** `The objective is to produce gas from ...`, `Ziel der Bohrung ist ...`; the colon keeps the words as they are. */
const OBJECTIVES: readonly RegExp[] = [
  /(?<=^|\. )(?:The|Its) (?:(?:well|main|primary) )?(?:objective|purpose|aim) (?:of the well )?is(?::| to:?)? (?<said>[^.:]{12,})\.(?=\s|$)/u,
  /(?<=^|\. )(?:Son|L['\u2019])\s?objectif (?:du puits )?est(?: :| de)? (?<said>[^.:]{12,})\.(?=\s|$)/u,
  /(?<=^|\. )(?:El|Su) objetivo (?:del pozo )?es:? (?<said>[^.:]{12,})\.(?=\s|$)/u,
  /(?<=^|\. )Ziel der Bohrung ist:? (?<said>[^.:]{12,})\.(?=\s|$)/u,
  /(?<=^|\. )(?:Het )?[Dd]oel van de put is:? (?<said>[^.:]{12,})\.(?=\s|$)/u,
];
/** The paragraph is about the whole well. */
const OF_THE_WELL =
  /\b(?:(?:the|this) well|le puits|el pozo|de put|producer|injector|appraisal|exploration)\b|der bohrung/i;
/** Words for a part of the work, which has objectives of its own. */
const PART =
  /\b(?:casing|liner|section|hole|run|cement\w*|plug|shoe|mud|test|phase|cuvelage|sabot|zapata|entubar|fase|sectie|verbuizing|abschnitt|rohrtour)\b/i;

/** The objective of the well in a sentence. */
export function objectiveInProse(text: string): KeyValue[] {
  if (text.length > 1500 || namesOtherWells(text) || saysDrilled(text) || !OF_THE_WELL.test(text)) return [];
  const said = OBJECTIVES.map((pattern) => pattern.exec(text)?.groups?.['said'])
    .find(Boolean)
    ?.trim();
  return said === undefined || PART.test(said)
    ? []
    : [{ field: 'objective', value: said.charAt(0).toUpperCase() + said.slice(1) }];
}

import type { KeyValue } from '../which-well/key-values';
import { namesOtherWells, saysDrilled } from '../vocabulary/offset-wells';

const PLANNED = '(?:planned|expected|estimated|scheduled|budgeted|programmed|forecast)';

const NUMBER_OF_DAYS = String.raw`(\d+(?:\.\d+)?) days\b`;
/**
 * `Planned duration is 34.5 days`, `Time estimate P50 is 47 days`, `The well is planned to take 68 days`, `21 days spud to rig
 * release`, `Spud to rig release: 21 days`.
 */
const DAYS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:${PLANNED} )?(?:well |total |drilling )?(?:duration|time)\b[^.;:\d]{0,45}?\b(?:is|of|at|as)\s+${NUMBER_OF_DAYS}`,
    'i',
  ),
  new RegExp(
    String.raw`\bwell\b[^.;:\d]{0,40}?\b${PLANNED} (?:to (?:take|last)|at|for|in)\s+${NUMBER_OF_DAYS}`,
    'i',
  ),
  new RegExp(String.raw`${NUMBER_OF_DAYS}(?=[, ]+(?:from )?spud to (?:td|rig release)\b)`, 'i'),
  new RegExp(String.raw`\bspud to (?:td|rig release)\b[^.;\d]{0,20}?${NUMBER_OF_DAYS}`, 'i'),
  // `Planned days from spud to release: 29`.
  new RegExp(String.raw`\b${PLANNED} (?:number of )?days\b[^.;:\d]{0,40}[:=]\s*(\d{1,3})(?![\d.,]*\d)`, 'i'),
  // `Total planned days 29.`
  new RegExp(String.raw`^(?:the )?total ${PLANNED} days\s+(\d{1,3})\.?$`, 'i'),
  new RegExp(String.raw`\b(?:budget|afe)\b[^.;]{0,60}?\bfor ${NUMBER_OF_DAYS}`, 'i'),
];

/** `The AFE is USD 44,750,000`, `the authorised cost is US$29.6 MM`, `Budget: USD 32,750,000`, `Total AFE $61.2 million`. */
const COST =
  /\b(?:afe|(?:authori[sz]ed|approved|estimated|total|well) (?:well )?(?:cost|expenditure|budget)|(?<=^|\. )budget)\b(?:[^.;:$]{0,40}?(?:\b(?:is|of|at|for|to|totals?|amount|value)\s+|:\s*)|\s+)((?:us\$|usd|\$)\s*\d[\d.,]*\d(?:\s?(?:mm|million|m)\b)?)/i;
/** Words for a part of the well, or for an addition to the plan. */
const PART =
  /\b(?:contingency|per day|day ?rate|completion|section|standby|weather|logging|mobili[sz]ation|excluding|without)\b/i;

/** The days and the cost that a sentence gives for the planned well. */
export function planInProse(text: string): KeyValue[] {
  if (text.length > 1000 || namesOtherWells(text) || saysDrilled(text)) return [];
  // The time that is planned with is the likely one.
  const likely = text.replace(/\(?\bP ?50\b\)?\s*/g, '');
  const sentences = likely.split(/(?<=[.;])\s+(?=\p{Lu}|$)/u).filter((sentence) => !PART.test(sentence));
  return sentences.flatMap((sentence): KeyValue[] => {
    const days = DAYS.map((pattern) => pattern.exec(sentence)?.[1]).find((found) => found !== undefined);
    const cost = COST.exec(sentence)?.[1];
    return [
      ...(days === undefined ? [] : [{ field: 'daysPlanned' as const, value: days }]),
      ...(cost === undefined ? [] : [{ field: 'afeCostUsd' as const, value: cost }]),
    ];
  });
}

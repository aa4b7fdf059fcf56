import { NUMBER, wholeFigure } from './quantities';

const PRESSURE = String.raw`(?<![\d.,/-])(?<figure>${NUMBER})\s?(?<unit>(?:bar|psi|mpa|kpa)g?)(?![\p{L}])`;
const BUMPING = String.raw`(?:bump(?:ing|ed)?\s+(?:(?:the|de|den)\s+)?(?:(?:top|wiper)\s+)?plugg?(?:en)?|plugg?(?:en)?\s+(?:(?:is|has)\s+)?bump(?:s|ed|ing)?|(?:(?:het|de)\s+)?(?:stoten|aankomst|bumpen|landen)\s+van\s+de\s+plug|(?:dem\s+)?(?:aufsetzen|landen)\s+des\s+stopfens|stopfen(?:landung|aufsetzen|anschlag))`;
/** `Bump the plug with 2,500 psi`, directly before its pressure. */
const BEFORE = new RegExp(
  String.raw`(?<![\p{L}])${BUMPING}\s+(?:(?:with|to|at|met|op|mit|auf|bei|med|til)\s+)?${PRESSURE}(?<behind>.*)$`,
  'iu',
);
/** `130 bar na het stoten van de plug`, directly behind its pressure. */
const BEHIND = new RegExp(
  String.raw`${PRESSURE}\s+(?:on|when|at|after|upon|na|bij|nach|beim?|ved|etter)\s+(?:the\s+)?${BUMPING}(?![\p{L}])(?<behind>.*)$`,
  'iu',
);
/** A pressure that is counted from another one, or is one of two. */
const OF_ELSE =
  /^\s*\)?\s*(?:over|above|higher|more|greater|in excess|surplus|differential|\u00fcber|h\u00f6her|mehr|boven|hoger|meer|(?:to|or|-|\/|bis|tot)\s*\d)/iu;

/** The pressure that a string is tested to when its plug arrives; null if a sentence gives none, or one above another. */
export function pressureOfBump(text: string): string | null {
  const { figure, unit = '', behind = '' } = (BEFORE.exec(text) ?? BEHIND.exec(text))?.groups ?? {};
  if (figure === undefined || OF_ELSE.test(behind)) return null;
  return `${/mpa/i.test(unit) ? figure : wholeFigure(figure)} ${unit}`;
}

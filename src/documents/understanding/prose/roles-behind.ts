import { ONLY_SLURRY } from '../vocabulary/slurry-lines';
import { anyOf } from './quantities';
import { DENSITY, ROLE_WORDS } from './slurry-values';

const ROLE = String.raw`(?<![\p{L}])(?:${anyOf([...ROLE_WORDS, ...ONLY_SLURRY])})(?![\p{L}\d])`;

const NEXT_SLURRY = new RegExp(
  String.raw`,?\s(?:followed by|and(?: then)?|then|gefolgt von|gevolgd door|etterfulgt av|fulgt av|suivie? d[e'](?:une?)?|seguid[ao] de|seguita da)\s(?:(?:an?|the|one|eine[mr]?|einem|een|en|un|una)\s)?(?<slurry>${DENSITY.source}[^,;.:]{0,40}?)\s(?<role>${ROLE})(?:\s(?:slurry|cement))?(?=\s*[,;.(]|\s(?:with|at|to|from|in|mit|met|med|avec|con)\s|$)`,
  'iu',
);

/**
 * A job whose first slurry is named before its density and its next one behind it, with both names before: `lead of 12.5 ppg,
 * followed by 15.8 ppg class G tail` is `lead of 12.5 ppg; tail 15.8 ppg class G`.
 */
export function withRolesBefore(text: string): string {
  const [first] = text.matchAll(new RegExp(DENSITY.source, 'giu'));
  const isNamedFirst = first !== undefined && new RegExp(ROLE, 'iu').test(text.slice(0, first.index));
  return isNamedFirst ? text.replace(NEXT_SLURRY, '; $<role> $<slurry>') : text;
}

import { fold } from '../words/fold';
import { rankNamed } from '../words/formation-names';

/** The rocks of a formation, as lists of tops write and abbreviate them. Folded. */
const ROCK =
  /\b(?:sands?|sandy|sandstones?|sst|silts?|silty|siltstones?|slst|clays?|claystones?|clst|mudstones?|mdst|shales?|sh|marls?|limestones?|lst|dolomites?|dolostones?|chalk|coals?|lignite|salt|halite|anhydrite|gypsum|gravels?|conglomerates?|congl|basalts?|tuffs?|granite|sandstein|tonstein|ton|kalkstein|mergel|steinsalz|anhydrit|zandsteen|klei|kalksteen|zout|gres|argiles?|calcaires?|marnes?|areniscas?|arcillas?|lutitas?|calizas?|arenitos?|folhelhos?|calcarios?|leirstein|skifer)\b/;
const IN_BRACKETS = /^(?<name>\S.*\S)\s+\((?<rocks>[^()]+)\)$/;
const FEWEST = 4;

const isOfUnit = (rocks: string): boolean =>
  fold(rocks)
    .split(/[^a-z.]+/)
    .some((word) => rankNamed(word) !== null);

/**
 * The names of formations without the rocks in brackets behind each: `Blue Beds (shale, thin limestone)`. Unchanged if only
 * some names have brackets, if they name units, or if two names would become the same.
 */
export function withoutRocks(names: readonly string[]): readonly string[] {
  const parts = names.map((written) => IN_BRACKETS.exec(written)?.groups);
  const rocks = parts.flatMap((part) => part?.['rocks'] ?? []);
  const ofRock = rocks.filter((text) => ROCK.test(fold(text)));
  const bare = names.map((written, at) => parts[at]?.['name'] ?? written);
  const isHabit =
    rocks.length >= FEWEST && rocks.length === names.length && ofRock.length * 4 >= rocks.length * 3;
  return isHabit && !rocks.some(isOfUnit) && new Set(bare).size === new Set(names).size ? bare : names;
}

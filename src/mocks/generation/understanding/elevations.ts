import type { WellFacts, WellHeaderFact } from '../facts';
import { metres } from '../words';
import { fold } from './fold';
import type { HeaderField } from './vocabulary/header';
import { plainKey } from './vocabulary/header';

const FLOOR =
  '(?:drill(?:ing)? floor|rig floor|derrick floor|rotary table|kelly bushing|rkb|boorvloer|draaitafel|drehtisch|arbeitsbuehne|bohrtisch|boredekk(?:et)?|table de rotation|plancher de forage|mesa rotaria)';
const GROUND =
  '(?:ground level|ground elevation|ground|maaiveld|gelaendeoberkante|gelaende|terrenget|niveau du sol|le sol|nivel del terreno|el terreno)';
/** `33.5 m`, `1,250 ft`, `62,4 m`. */
const HEIGHT = String.raw`(\d[\d.,]*)\s*(m|metres?|meters?|meter|metros|ft|feet|voet|pieds|pies|fot)\b`;

/** What a sentence may say of a height, folded and with its datum in one wording; the more specific first. */
const SENTENCES: readonly { field: HeaderField; pattern: RegExp }[] = [
  {
    field: 'floorAboveGroundM',
    pattern: new RegExp(String.raw`\b${FLOOR}\b[^.;\d]{0,60}?\b${HEIGHT}[^.;\d]{0,30}?\babove ground\b`),
  },
  {
    field: 'rigFloorElevationM',
    pattern: new RegExp(String.raw`\b${FLOOR}\b[^.;\d]{0,60}?\b${HEIGHT}[^.;\d]{0,30}?\babove msl\b`),
  },
  {
    field: 'groundElevationM',
    pattern: new RegExp(String.raw`\b${GROUND}\b[^.;\d]{0,60}?\b${HEIGHT}[^.;\d]{0,30}?\babove msl\b`),
  },
];

/** `RKB = 5432 @ 5432.00usft (Rig 7)`: the height stands behind the sign, with its unit glued to it. */
const AT_HEIGHT = /@\s*(\d[\d.,]*)\s*(usft|ft|m)\b/i;
/** `Depths are below MSL; add 54.9 m for RKB.` */
const ADD_HEIGHT = new RegExp(
  String.raw`\badd(?:ing)?\s+${HEIGHT}[^.;\d]{0,40}?\b(?:${FLOOR}|rt|kb|drill floor depths?)\b`,
);

/** The height and unit of a value that says them behind an @; the value as it is otherwise. */
export function heightText(text: string): string {
  const match = AT_HEIGHT.exec(text);
  return match ? `${match[1] ?? ''} ${match[2] ?? ''}` : text;
}

/** A sentence that has no height in it need not be looked at. */
const TELLS = /\d\s*(?:m|ft|m[e\u00e8]t(?:er|re)s?|metros|feet|voet|pieds|pies|fot)\b/i;

/** The heights that prose gives: `Drill floor (RKB) is 54.9 m above mean sea level.` */
export function heightsInProse(text: string): { field: HeaderField; value: string }[] {
  if (text.length > 1000 || !(TELLS.test(text) || AT_HEIGHT.test(text))) return [];
  const at =
    /\b(?:rkb|kb|rt|rte|df|rotary table|drill floor|kelly bushing)\b[^@:]{0,30}@/i.test(text) &&
    AT_HEIGHT.exec(text);
  if (at) return [{ field: 'rigFloorElevationM', value: `${at[1] ?? ''} ${at[2] ?? ''}` }];
  const plain = plainKey(
    fold(text)
      .replace(/[()[\]]/g, ' ')
      .replace(/\s+/g, ' '),
  );
  const added = ADD_HEIGHT.exec(plain);
  if (added && /\b(?:msl|sea level|tvdss|nap)\b/.test(plain))
    return [
      { field: 'rigFloorElevationM', value: `${(added[1] ?? '').replace(/[.,]$/, '')} ${added[2] ?? ''}` },
    ];
  return SENTENCES.flatMap(({ field, pattern }) => {
    const match = pattern.exec(plain);
    return match ? [{ field, value: `${(match[1] ?? '').replace(/[.,]$/, '')} ${match[2] ?? ''}` }] : [];
  });
}

/** A key without a datum (`Rig floor height: 9 m above ground level`) may have it behind its value. */
export function fieldByValue(field: HeaderField, value: string): HeaderField {
  if (field !== 'rigFloorElevationM') return field;
  return /above ground/.test(plainKey(fold(value))) ? 'floorAboveGroundM' : field;
}

/** Two printings of one elevation, rounded to the decimetre, are no conflict. */
const SAME_M = 0.11;

/**
 * The drill floor's elevation onshore: the ground's and the floor's height above it, where no document states their sum.
 * A drill floor stands above the ground, so that a height below the ground's is one above the ground.
 */
export function settleElevations(header: WellHeaderFact, remarks: WellFacts['remarks']): void {
  const ground = header.groundElevationM ?? null;
  const say = (text: string) => remarks.push({ about: 'header', text });
  const move = (from: 'rigFloorElevationM', to: 'floorAboveGroundM') => {
    header[to] = header[from];
    header[from] = null;
    for (const record of [header.sources, header.origins ?? {}] as Partial<Record<string, unknown>>[]) {
      record[to] = record[from];
      delete record[from];
    }
  };
  const stated = header.rigFloorElevationM;
  if (stated !== null && ground !== null && stated < ground && (header.floorAboveGroundM ?? null) === null) {
    move('rigFloorElevationM', 'floorAboveGroundM');
    say(
      `The drill floor's height of ${metres(stated)} is less than the ground's elevation of ${metres(ground)}, so that it was taken as the height above the ground.`,
    );
  }
  const height = header.floorAboveGroundM ?? null;
  if (ground === null || height === null) return;
  const sum = Number((ground + height).toFixed(3));
  if (header.rigFloorElevationM === null) {
    header.rigFloorElevationM = sum;
    const { sources } = header;
    const from = sources['groundElevationM'] ?? sources['floorAboveGroundM'];
    if (from) {
      sources['rigFloorElevationM'] = from;
      const origin = header.origins?.['groundElevationM'];
      if (header.origins && origin) {
        header.origins['rigFloorElevationM'] = {
          ...origin,
          certainty: 'converted',
          note: `ground elevation ${ground} m and ${height} m from the ground to the drill floor, added`,
        };
      }
    }
    say(
      `Drill floor: ${metres(sum)} above mean sea level, computed: the ground lies at ${metres(ground)} and the floor ${metres(height)} above it.`,
    );
  } else if (Math.abs(header.rigFloorElevationM - sum) > SAME_M) {
    say(
      `Drill floor: ${metres(header.rigFloorElevationM)} above mean sea level is stated and was taken, but the ground at ${metres(ground)} and the floor ${metres(height)} above it make ${metres(sum)}; check which is right.`,
    );
  }
}

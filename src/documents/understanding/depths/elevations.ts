import type { WellFacts, WellHeaderFact } from '../../facts';
import { metres } from '../../words';
import { fold } from '../words/fold';
import type { HeaderField } from '../vocabulary/header';
import { plainKey } from '../vocabulary/header';
import { withoutDots } from '../which-well/key-values';
import { namesOtherWells } from '../vocabulary/offset-wells';

const FLOOR =
  '(?:drill(?:ing)? floor|rig floor|derrick floor|rotary table|kelly bushing|rt?kb|boorvloer|boortafel|draaitafel|(?:rotary[ -]?)?(?:dreh)?tisch(?:hoehe)?|arbeitsbuehne|bohrtisch|boredekk(?:et)?|rotasjonsbord(?:et)?|table de rotation|plancher de forage|mesa rotaria|mesa rotary)';
const GROUND =
  '(?:ground level|ground elevation|ground|maaiveld|gelaendeoberkante|gelaende|ansatzpunkt|ackersohle|terrenget|niveau du sol|le sol|sol|nivel del terreno|el terreno|terreno)';
/** `33.5 m`, `1,250 ft`, `62,4 m`, `3,609'`. */
const HEIGHT = String.raw`\+?(\d[\d.,]*)\s*((?:m|metres?|meters?|meter|metros|ft|feet|voet|pieds|pies|fot)\b|')`;
/** The same height in another unit: `78 ft (23.8 m)`. */
const AGAIN = String.raw`(?:\s+\d[\d.,]*\s*(?:m|ft)\b)?`;

/** Sentences about heights, folded and with normalised datum; the more specific first. */
const SENTENCES: readonly { field: HeaderField; pattern: RegExp }[] = [
  {
    field: 'floorAboveGroundM',
    pattern: new RegExp(
      String.raw`\b${FLOOR}\b[^.;\d]{0,60}?\s${HEIGHT}[^.;\d]{0,30}?\babove (?:ground|it)\b`,
    ),
  },
  {
    field: 'floorAboveGroundM',
    pattern: new RegExp(String.raw`\b${FLOOR} above ground\b[^.;\d]{0,15}?\s${HEIGHT}`),
  },
  {
    field: 'drillFloorM',
    // `2,640 m RKB / 2,585 m MSL` is one depth below two datums.
    pattern: new RegExp(
      String.raw`(?<!\d\s?(?:m|ft)\s(?:(?:md|tvd)\s)?)\b(?:${FLOOR}|kbe?|b?rte?|bkb|dfe?)\b[^.;\d]{0,60}?\s${HEIGHT}${AGAIN}[^.;\d]{0,30}?\babove msl\b`,
    ),
  },
  {
    // `A 20 ft KB is assumed, so all depths are measured from 5,020 ft above mean sea level`.
    field: 'drillFloorM',
    pattern: new RegExp(
      String.raw`\bdepths (?:are|is|were) [^.;\d]{0,30}?\bfrom\s${HEIGHT}${AGAIN}[^.;\d]{0,30}?\babove msl\b`,
    ),
  },
  {
    field: 'drillFloorM',
    pattern: new RegExp(String.raw`\b${FLOOR} above msl\b[^.;\d]{0,15}?\s${HEIGHT}`),
  },
  {
    field: 'groundElevationM',
    pattern: new RegExp(
      String.raw`(?<!\babove )\b${GROUND}\b(?:(?!\b${FLOOR}\b)[^.;\d]){0,60}?\s${HEIGHT}${AGAIN}[^.;\d]{0,30}?\babove msl\b`,
    ),
  },
  {
    // The floor's elevation in brackets as a sum: `(ground 718 ft + 24 ft)`.
    field: 'groundElevationM',
    pattern: new RegExp(String.raw`\b${GROUND}\s+${HEIGHT}\s*\+\s*\d[\d.,]*\s*(?:m|ft)\b`),
  },
  {
    field: 'waterDepthM',
    pattern: new RegExp(
      String.raw`\b(?:water depth|waterdiepte|wassertiefe|vanndyp|vanndybde|profondeur d'eau|tirante de agua|lamina d'agua|profondita d'acqua|fondale)(?: (?:is|of|at|about|approx\.?|ist|er|van|de|es))*\s*[:=]?\s${HEIGHT}`,
    ),
  },
  { field: 'waterDepthM', pattern: new RegExp(String.raw`\bin ${HEIGHT} (?:of water|water depth)\b`) },
];

/** Labels of heights in titles and page lines: `KB: 5,214 ft   GL: 5,198 ft`. */
const FLOOR_LABEL = `(?:rt?kb|kbe?|rte?|dfe?|${FLOOR})`;
const GROUND_LABEL = `(?:gle?|${GROUND})`;
const LABELLED = new RegExp(
  String.raw`(?<=^|[.,;(|]\s*|\s{2,}|\b(?:estimated|est\.?|planned|prognosed|approx\.?)\s)(?:(${FLOOR_LABEL})|(${GROUND_LABEL}))(?:\s(?:elev(?:ation)?\.?|height))?(?:\s?[:=@]\s*|\s)${HEIGHT}(?=\s*$|\s*[.,;()|/]|\s{2,}|\s*(?:above (?:msl|ground)|est)\b)(\s*above ground\b)?`,
  'g',
);
/** `KB 812' GL 796'`: two of them separated by one space. */
const TWO_LABELLED = new RegExp(
  String.raw`\b((?:${FLOOR_LABEL}|${GROUND_LABEL})\s?[:=]?\s?${HEIGHT})\s(?=(?:${FLOOR_LABEL}|${GROUND_LABEL})\s?[:=]?\s?\d)`,
  'g',
);
/** Words that make it a depth, or another well's height. */
const NOT_A_HEIGHT =
  /\b(?:below|from|under|ab|unter|vanaf|depuis|desde|under|to|md|tvd|tvdss|depth|casing|shoe|td)\s*$/;

/** `RKB = 5432 @ 5432.00usft (Rig 7)`: the height follows the sign, with its unit attached. */
const AT_HEIGHT = /@\s*(\d[\d.,]*)\s*(usft|ft|m)\b/i;
/** `Depths are below MSL; add 54.9 m for RKB.` */
const ADD_HEIGHT = new RegExp(
  String.raw`\badd(?:ing)?\s+${HEIGHT}[^.;\d]{0,40}?\b(?:${FLOOR}|rt|kb|drill floor depths?)\b`,
);

/** A height behind its datum: `NAP +10.95 m`, `MSL + 25 m`, `NN 412,5 m`. */
const BEHIND_DATUM = /^(?:nap|nhn|nn|mn?sl|amsl|aod|ngf|snmm)\s*(?=[-+\u2212]?\s*\d)/i;

/** The height and unit after an @ or a datum; the unchanged text without one. */
export function heightText(text: string): string {
  const match = AT_HEIGHT.exec(text);
  return match ? `${match[1] ?? ''} ${match[2] ?? ''}` : text.replace(BEHIND_DATUM, '');
}

/** A quick check: a sentence without a length has no height. */
const HAS_LENGTH = /\d\s*(?:m|ft|m[e\u00e8]t(?:er|re)s?|metros|feet|voet|pieds|pies|fot)\b|\d'/i;

/** The heights in prose: `Drill floor (RKB) is 54.9 m above mean sea level.` The cells of a row are not label and value. */
export function heightsInProse(text: string, isRow = false): { field: HeaderField; value: string }[] {
  if (namesOtherWells(text) || text.length > 1000 || !(HAS_LENGTH.test(text) || AT_HEIGHT.test(text)))
    return [];
  const at =
    /\b(?:rkb|kb|rt|rte|df|rotary table|drill floor|kelly bushing)\b[^@:]{0,30}@/i.test(text) &&
    AT_HEIGHT.exec(text);
  if (at) return [{ field: 'drillFloorM', value: `${at[1] ?? ''} ${at[2] ?? ''}` }];
  const worded = withDatumInWords(fold(withoutDots(text)));
  const plain = plainKey(worded.replace(/[()[\]]/g, ' ').replace(/\s+/g, ' '));
  const added = ADD_HEIGHT.exec(plain);
  if (added && /\b(?:msl|sea level|tvdss|nap)\b/.test(plain))
    return [{ field: 'drillFloorM', value: `${(added[1] ?? '').replace(/[.,]$/, '')} ${added[2] ?? ''}` }];
  const stated = SENTENCES.flatMap(({ field, pattern }) => {
    const match = pattern.exec(plain);
    return match ? [{ field, value: heightOf(match[1], match[2]) }] : [];
  });
  const all = [...stated, ...(isRow ? [] : labelledIn(plainKey(worded)))];
  return all.filter(
    ({ field, value }, place) => all.findIndex((one) => one.field === field && one.value === value) === place,
  );
}

const heightOf = (figure = '', unit = '') => `${figure.replace(/[.,]$/, '')} ${unit === "'" ? 'ft' : unit}`;

function labelledIn(worded: string): { field: HeaderField; value: string }[] {
  const plain = worded.replace(TWO_LABELLED, '$1  ');
  const matches = [...plain.matchAll(LABELLED)].filter(
    ({ index }) => !NOT_A_HEIGHT.test(plain.slice(0, index)),
  );
  // `RT 1250 m` alone may be a depth below it; the ground in the same line, a datum or a sign shows that it is not.
  const isOfHeights =
    /\babove (?:msl|ground)\b/.test(plain) ||
    (matches.some(([, floor]) => floor !== undefined) &&
      matches.some(([, , ground]) => ground !== undefined));
  return matches.flatMap((match): { field: HeaderField; value: string }[] => {
    const [whole, floor, ground, figure, unit, isAboveGround] = match;
    if (!isOfHeights && !/[:=@]|\b(?:elev|height)/.test(whole)) return [];
    const value = heightOf(figure, unit);
    if (floor !== undefined) return [{ field: isAboveGround ? 'floorAboveGroundM' : 'drillFloorM', value }];
    return ground === undefined || isAboveGround ? [] : [{ field: 'groundElevationM', value }];
  });
}

/** Normalises every sign of mean sea level, and of the ground, after a figure or its unit. */
function withDatumInWords(folded: string): string {
  return (
    folded
      .replace(/au-dessus/g, 'au dessus')
      .replace(
        /\bm?\s?s\.\s?n\.\s?m\.?(?:\s?m\.?)?/g,
        (sign) => `${sign.startsWith('m') ? 'm' : ''} above msl `,
      )
      .replace(/\ba\.\s?m\.\s?s\.\s?l\.?/g, 'above msl')
      .replace(/\b(?:above ordnance datum|m aod|aod)\b/g, (sign) =>
        sign === 'm aod' ? 'm above msl' : 'above msl',
      )
      .replace(/\bover (?:midlere|gjennomsnittlig) hav(?:niva|flaten)\b/g, 'above msl')
      // `NAP +10,95 m` has the datum in front of the height.
      .replace(
        /\b(?:nap|nhn|nn|msl|amsl|aod|ngf)\s*\+\s*(\d[\d.,]*\s*(?:m|ft|'))(?![\w\d])/g,
        '+$1 above msl',
      )
      .replace(/\b(?:darueber|erboven|over it)\b/g, 'above it')
      .replace(
        /(\d\s*(?:m|ft|feet|'))\s*(?:\+\s*|ue\.?\s*|o\.?\s*)?(?:msl|nap|nhn|nn|ngf)\b/g,
        '$1 above msl',
      )
  );
}

/** A key without a datum (`Rig floor height: 9 m above ground level`) may have it after its value. */
export function fieldByValue(field: HeaderField, value: string): HeaderField {
  if (field !== 'drillFloorM') return field;
  // `2,118' (25' above GL)`: brackets with a figure of their own say nothing of the figure before them.
  const own = value.replace(/\s\([^)]*\d[^)]*\)/g, '');
  const [, datum] = /\babove (ground|msl)\b/.exec(plainKey(withDatumInWords(fold(own)))) ?? [];
  return datum === 'ground' ? 'floorAboveGroundM' : field;
}

/** Two values of one elevation, rounded to the decimetre, are not a conflict. */
const SAME_M = 0.11;

/** No rig on land has its floor higher above the ground. */
const HIGHEST_FLOOR_M = 20;

/**
 * The drill floor's elevation onshore: the ground elevation plus the height of the floor above it, if no document gives the
 * sum. A drill floor is above the ground, so a smaller height is one above the ground; if it is too large for that, the
 * "ground" is the sea bed, and its figure the depth of the water. Both are conclusions, so that the elevation is assumed.
 */
export function settleElevations(header: WellHeaderFact, remarks: WellFacts['remarks']): void {
  const ground = header.groundElevationM ?? null;
  const say = (text: string) => remarks.push({ about: 'header', text });
  const move = (from: 'drillFloorM' | 'groundElevationM', to: 'floorAboveGroundM' | 'waterDepthM') => {
    header[to] = header[from];
    header[from] = null;
    for (const record of [header.sources, header.origins ?? {}] as Partial<Record<string, unknown>>[]) {
      record[to] = record[from];
      delete record[from];
    }
  };
  const assume = (note: string) => {
    const origin = header.origins?.['drillFloorM'];
    if (header.origins && origin) header.origins['drillFloorM'] = { ...origin, certainty: 'assumed', note };
  };
  const stated = header.drillFloorM;
  const isBelowGround = stated !== null && ground !== null && stated < ground;
  const isAboveGround =
    isBelowGround && stated <= HIGHEST_FLOOR_M && (header.floorAboveGroundM ?? null) === null;
  if (isAboveGround) {
    move('drillFloorM', 'floorAboveGroundM');
    say(
      `The drill floor's height of ${metres(stated)} is less than the ground's elevation of ${metres(ground)}, so that it was taken as the height above the ground.`,
    );
  } else if (isBelowGround) {
    assume(`the ground's elevation of ${metres(ground)} is larger`);
    if ((header.waterDepthM ?? null) === null) move('groundElevationM', 'waterDepthM');
    say(
      `The drill floor's height of ${metres(stated)} is less than the ground's elevation of ${metres(ground)}, which was taken as the depth of the water; check both.`,
    );
    return;
  }
  const height = header.floorAboveGroundM ?? null;
  if (ground === null || height === null) return;
  const sum = Number((ground + height).toFixed(3));
  if (header.drillFloorM === null) {
    header.drillFloorM = sum;
    const { sources } = header;
    const from = sources['groundElevationM'] ?? sources['floorAboveGroundM'];
    if (from) {
      sources['drillFloorM'] = from;
      const origin = header.origins?.['groundElevationM'];
      if (header.origins && origin) {
        header.origins['drillFloorM'] = {
          ...origin,
          certainty: isAboveGround ? 'assumed' : 'converted',
          note: `ground elevation ${ground} m and ${height} m from the ground to the drill floor, added`,
        };
      }
    }
    say(
      `Drill floor: ${metres(sum)} above mean sea level, computed: the ground lies at ${metres(ground)} and the floor ${metres(height)} above it.`,
    );
  } else if (Math.abs(header.drillFloorM - sum) > SAME_M) {
    assume(`the ground and the height of the floor above it make ${metres(sum)}`);
    say(
      `Drill floor: ${metres(header.drillFloorM)} above mean sea level is stated and was taken, but the ground at ${metres(ground)} and the floor ${metres(height)} above it make ${metres(sum)}; check which is right.`,
    );
  }
}

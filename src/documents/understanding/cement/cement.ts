import type { SlurryFact } from '../../facts';
import { withAssumption } from '../facts/assumed-origins';
import type { Group } from '../tables/table-groups';
import { parseMeasured } from '../words/numbers';
import type { RowReader } from '../tables/row-reader';
import { casingOfRow, hasUnknownSize, holeOfRow, sectionBeside } from '../sections/section-of-row';
import { fold } from '../words/fold';
import { agree, secondReading } from '../units/two-units';
import type { Reading } from '../units/two-units';
import { convert, leadingUnit, parseUnit } from '../units/units';
import { makeUp } from '../prose/slurries';
import { densityOf, excessOf, topOf } from '../prose/slurry-values';
import { typeOfRole } from '../prose/type-of-role';
import { SINGLE_SLURRY, roleOfSingle } from './single-slurry';
import { withLeadOfTwoTails } from './two-tails';
import { slurryRole } from '../vocabulary/roles';
import { ONLY } from '../tables/turned-subtitles';

/** An excess is over the open hole unless it says otherwise: `50 % OH`, `30% in open hole`, `50 % HA`. */
const OF_OPEN_HOLE =
  /(?<=%)\s*(?:\(\s*)?(?:(?:on|over|in|of|en|sobre|im|i|sur|su|em)\s+)?(?:the\s+)?(?:O\.?H\.?|open ?hole|H\.?A\.?|hueco abierto|hoyo abierto|pozo abierto|po\u00e7o aberto|foro scoperto|d\u00e9couvert|trou ouvert|\u00e5pent hull|open gat)\s*\)?$/i;

/** In place of the excess of a slurry that is pumped until it is enough. Folded. */
const AS_REQUIRED =
  /^(?:(?:as|if|when) (?:required|needed|necessary)|nach bedarf|naar behoefte|etter behov|selon (?:les? )?besoins?|segun (?:se requiera|necesidad)|conforme necess\w+|secondo necessita)$/;

/** `50`, `50 %` and `50%` are the same excess; a text (`25% over caliper`) is kept as written. */
function excessText(row: RowReader): string | null {
  const written = row.text('excess')?.replace(OF_OPEN_HOLE, '') ?? null;
  if (written !== null && AS_REQUIRED.test(fold(written))) return null;
  return written !== null && /^\d+([.,]\d+)?\s*%?$/.test(written)
    ? `${written.replace(/\s*%$/, '')}%`
    : written;
}

/** A depth is converted to m; a place in words (`surface`, `previous shoe`) is kept as written. */
function topOfCement(row: RowReader, written = row.text('topOfCement')): string | null {
  // `1.745 m AH` has a thousands separator: a top of cement is never given to the millimetre.
  const measured =
    written === null ? null : parseMeasured(written.replace(/^([1-9]\d?)[.,](?=\d{3}(?!\d))/, '$1'));
  if (written === null) return null;
  if (measured === null) return withDepthInMetres(written);
  const isRemark = /^\([^()\d]+\)$/.test(measured.rest);
  // `5l0` is a misprint and not 5 m; `1205 MD` is a depth.
  if (
    measured.rest !== '' &&
    !isRemark &&
    leadingUnit(measured.rest) === null &&
    parseUnit(`m ${measured.rest}`) === null
  )
    return written;
  const unit = leadingUnit(measured.rest) ?? row.unit('topOfCement') ?? row.lengthUnit ?? 'm';
  const converted = convert(measured.value, unit, 'length');
  if (converted === null) return written;
  const isTwice = isSameIn(secondReading(measured.rest, 'length'), { value: measured.value, unit });
  // `1,600 ft MD and 100% excess` is two values.
  const own = measured.rest.replace(
    /\s*(?:,|;|(?<!\p{L})(?:and|with|und|mit|en|met|y|con|et|avec|e|com|og))\s+\d+\s?%.*$/iu,
    '',
  );
  const rest = isTwice ? '' : isRemark ? measured.rest : own.replace(/^\S+\s*/, '').trim();
  return `${Number(converted.value.toFixed(1))} m${rest === '' ? '' : ` ${rest}`}`;
}

const DEPTH_IN_WORDS = /(?<![\d.,])(?<figure>\d[\d.,]*)\s?(?<unit>m|ft|feet|'|\u2019)(?![\p{L}\d/])/giu;

/** `Liner top, 7,280 ft` is a place with its depth, which is converted like any depth. */
function withDepthInMetres(written: string): string {
  const [depth, ...others] = written.matchAll(DEPTH_IN_WORDS);
  const figure = depth?.groups?.['figure']?.replace(/^([1-9]\d?)[.,](?=\d{3}(?!\d))/, '$1') ?? '';
  const converted = convert(Number(figure), leadingUnit(depth?.groups?.['unit'] ?? '') ?? '', 'length');
  if (!depth || figure === '' || others.length > 0 || converted === null) return written;
  return written.replace(depth[0], `${Number(converted.value.toFixed(1))} m`);
}

/** Whether a depth has no unit in its cell or heading, so that m is an assumption. */
function isTopWithoutUnit(row: RowReader): boolean {
  const measured = row.measured('topOfCement');
  return (
    measured !== null &&
    leadingUnit(measured.rest) === null &&
    (row.unit('topOfCement') ?? row.lengthUnit) === null
  );
}

/** `424 m (1 391 ft)` gives its depth twice; a point in the second may separate thousands. */
function isSameIn(second: Reading | null, first: Reading): boolean {
  if (second === null) return false;
  return [second.value, second.value * 1000].some((value) => agree(first, { ...second, value }, 'length'));
}

/** Whether the rows above and below are of other casings: a job with one slurry, which covers the shoe like a tail. */
function isOnlySlurry(group: Group, row: RowReader): boolean {
  const sizesOf = (one: RowReader) =>
    [holeOfRow(one), casingOfRow(one), sectionBeside(holeOfRow(one), one).section?.words].join();
  const at = group.rows.indexOf(row);
  const next = group.rows[at + 1];
  if (sizesOf(row) === ',,' || (next && sizesOf(next) === ',,')) return false;
  return group.rows.filter((other) => sizesOf(other) === sizesOf(row) && !isSpacer(other)).length === 1;
}

/** Fluids pumped before or behind a slurry that are not slurries. */
const SPACER =
  /^\s*(?:(?:(?:[\w\u00ae-]+\s+){0,3}(?:spacer|pre-?flush|flush|wash)|seawater|water|mud ?push|tampon|espaceur|espaciador|pre-?fl[uo]jo|colch[o\u00f3]n|lavador|colch[a\u00e3]o|cuscino|vorsp\u00fcler|sp\u00fclung)\b|(?:displacement|desplazamiento|deslocamento|spiazzamento|chasse|mud|lodo|boue|fango|(?:drilling|rig) mud)\s*$)/i;
const isSpacer = (row: RowReader): boolean => {
  const fluid = row.text('role') ?? '';
  return slurryRole(fluid) === null && SPACER.test(fluid);
};

/** `Class G + 35 % silica, density 1.95 SG, excess 25 %, TOC 3861 m`: the other values of a slurry in the text of its type. */
function wholeSlurry(text: string) {
  const density = densityOf(text);
  if (density === null || density === 'several' || !/[,;]/.test(text)) return null;
  const [, figure = '', unit = ''] = /^(\S+) (.+)$/.exec(density.value) ?? [];
  return {
    ...makeUp(text, density.of),
    gradientKpaPerM: convert(Number(figure), unit, 'gradient')?.value ?? null,
    excess: excessOf(text),
    top: topOf(text),
  };
}

/** A row with nothing but the notes of a job, which are of any of its slurries. */
const notesOfJob = (
  row: RowReader,
  {
    hole,
    casing,
    role,
    ...of
  }: { hole: number | null; casing: number | null } & Pick<SlurryFact, 'section' | 'role'>,
  notes: string,
  field = 'notes',
): SlurryFact => ({
  ...of,
  holeDiameterIn: hole,
  casingOuterDiameterIn: casing,
  role,
  type: null,
  gradientKpaPerM: null,
  excess: null,
  topOfCement: null,
  additives: null,
  notes,
  source: row.source(),
  origins: row.origins({ holeDiameterIn: 'hole', casingOuterDiameterIn: 'casing', notes: field }),
});

/** In place of a composition: the string is not cemented, or the slurry is not pumped. */
const IS_UNCEMENTED =
  /^\s*(?:(?:is |string )?(?:not|un)[ -]?cemented|(?:nicht |un)zementiert|niet gecementeerd|ongecementeerd|(?:ikke |u)sementert|non ciment\u00e9e?|(?:no|sin) cementa(?:d[ao]|r)|n\u00e3o cimentad[ao]|non cementat[ao])\s*\.?\s*$/i;
const IS_NOT_PUMPED =
  /^\s*(?:not (?:required|needed|planned|applicable|used)|nicht (?:erforderlich|geplant|vorgesehen)|niet (?:nodig|van toepassing|gepland)|ikke (?:n\u00f8dvendig|planlagt)|non (?:requis|pr\u00e9vu)e?|no (?:requerid[ao]|previst[ao]|aplica))\s*\.?\s*$/i;

/** The slurries of a group of rows. A cell left blank under a hole or casing size repeats the size above it. */
export function readCement(group: Group): SlurryFact[] {
  return withLeadOfTwoTails(slurriesOf(group));
}

function slurriesOf(group: Group): SlurryFact[] {
  let hole: number | null = null;
  let casing: number | null = null;
  let said = '';
  let of: Pick<SlurryFact, 'section'> = {};
  return group.rows.flatMap((row): SlurryFact[] => {
    const sizes = [holeOfRow(row), casingOfRow(row)] as const;
    if (sizes[0] !== null || sizes[1] !== null) {
      [hole, casing] = sizes;
      said = [row.text('hole'), row.text('casing')].join(' ');
      of = {};
    } else {
      const named = sectionBeside(null, row);
      if (hasUnknownSize(row)) [hole, casing, of, said] = [null, null, {}, ''];
      if (named.section) [hole, casing, of, said] = [null, null, named, named.section.words ?? ''];
    }
    if (isSpacer(row)) return [];
    const role = slurryRole(`${row.text('role') ?? ''} ${said}`);
    // An excess of the whole job is no slurry.
    const alone = group.has('density') || group.has('type') ? [] : ['excess'];
    const holds = ['type', 'density', 'topOfCement', 'additives', ...alone].some(
      (field) => row.text(field) !== null,
    );
    if (hole === null && casing === null && !of.section) return [];
    const ofJob = holds || sizes.every((size) => size === null) ? null : row.text('notes');
    if (ofJob !== null) return [notesOfJob(row, { ...of, hole, casing, role: role ?? 'tail' }, ofJob)];
    if (!holds) return [];
    const composition = row.text('type') ?? '';
    if (IS_NOT_PUMPED.test(composition) && row.value('density') === null) return [];
    if (IS_UNCEMENTED.test(composition) && row.value('density') === null)
      return [notesOfJob(row, { ...of, hole, casing, role: role ?? 'tail' }, composition, 'type')];
    const saysOnly = ONLY.test((row.text('role') ?? '').trim());
    if (
      role === null &&
      !saysOnly &&
      (group.headingsRepeat || group.othersUnread || !isOnlySlurry(group, row))
    ) {
      group.log.notUnderstood.push({
        source: row.source(),
        reason: `Row ${row.row} names no lead, tail, topfill or liner slurry, and its casing may have more than one; name it in the row.`,
      });
      return [];
    }
    const whole = wholeSlurry(row.text('type') ?? '');
    const ofRole = row.text('type') === null ? typeOfRole(row.text('role') ?? '') : null;
    const own = {
      type: row.text('type') ?? ofRole,
      gradientKpaPerM: row.value('density'),
      excess: excessText(row),
      topOfCement: topOfCement(row),
      additives: row.text('additives'),
    };
    const top = own.topOfCement ?? (whole ? topOfCement(row, whole.top) : null);
    const single = roleOfSingle(top);
    if (role === null && !saysOnly) {
      group.log.remarks.push(
        `Row ${row.row} names no lead, tail or topfill slurry, and its string has no other; check its role.`,
      );
    }
    const slurry = {
      ...of,
      holeDiameterIn: hole,
      casingOuterDiameterIn: casing,
      role: role ?? single.role,
      type: whole ? whole.type : own.type,
      gradientKpaPerM: own.gradientKpaPerM ?? whole?.gradientKpaPerM ?? null,
      excess: own.excess ?? whole?.excess ?? null,
      topOfCement: top,
      additives: own.additives ?? whole?.additives ?? null,
      notes: row.text('notes'),
    };
    const placeOf = (value: string | number | null, field: string) =>
      value === null && whole ? 'type' : field;
    const origins = row.origins({
      holeDiameterIn: 'hole',
      casingOuterDiameterIn: 'casing',
      role: 'role',
      type: ofRole === null ? 'type' : 'role',
      gradientKpaPerM: placeOf(own.gradientKpaPerM, 'density'),
      excess: placeOf(own.excess, 'excess'),
      topOfCement: placeOf(own.topOfCement, 'topOfCement'),
      additives: placeOf(own.additives, 'additives'),
      notes: 'notes',
    });
    const measured = isTopWithoutUnit(row)
      ? withAssumption(origins, 'no unit is written, read as m', ['topOfCement'])
      : origins;
    const saidAs = origins['role']?.note ?? '';
    const unnamed = role === null ? single.note : saidAs.startsWith(SINGLE_SLURRY) ? saidAs : null;
    return [
      {
        ...slurry,
        ...(unnamed === null ? {} : { isRoleAssumed: true as const }),
        source: row.source(),
        origins: unnamed === null ? measured : withAssumption(measured, unnamed),
      },
    ];
  });
}

import type { DepthType } from '../depths';
import type { Section, SlurryRole } from '../montage/montage';
import { outerDiameterOf, stringName } from './casing-rules';
import { isKnown, isWritten } from './known';
import { judgeNotNegative } from './physical-range';
import type { RuleFinding, SectionContext, SectionRule } from './rule';
import { parseTopOfCement, type TopOfCement } from './top-of-cement';
import { gradient, itemCell, metres, named } from './words';

/** The slurries in the section's form. */
export const rolesOf = (liner: boolean | null): readonly SlurryRole[] =>
  liner ? ['liner'] : ['lead', 'tail', 'top_fill'];

const roleWords: Readonly<Record<SlurryRole, string>> = {
  lead: 'Lead',
  tail: 'Tail',
  top_fill: 'Topfill',
  liner: 'Liner slurry',
};

interface Top {
  readonly role: SlurryRole;
  readonly text: string;
  readonly top: TopOfCement | null;
}

function topsOf(section: Section): Top[] {
  return rolesOf(section.liner).flatMap((role) => {
    const text = section.cement_item?.[`${role}_slurry_top_of_cement`] ?? null;
    return isWritten(text) ? [{ role, text: text.trim(), top: parseTopOfCement(text) }] : [];
  });
}

const cellOf = (section: Section, role: SlurryRole) =>
  itemCell('cement', section, `${role}_slurry_top_of_cement`);

function shoeOf(section: Section, type: DepthType): number | null {
  if (type === 'TVD SS') return section.true_vertical_depth_subsea;
  if (type === 'TVD BDF') return section.true_vertical_depth_below_drill_floor;
  return section.along_hole_depth_below_drill_floor;
}

/** Cement fills the annulus upwards from the shoe, which is at the section's TD. */
export const aboveShoeRule: SectionRule = {
  id: 'cement-above-shoe',
  cites: 'Top of cement lies above the shoe it cements, which is at section TD',
  judge(section, { place }) {
    const tops = topsOf(section);
    if (tops.length === 0) {
      if (outerDiameterOf(section) === null) return null;
      const cell = cellOf(section, section.liner ? 'liner' : 'lead');
      return [{ result: 'missing', cell, text: `No top of cement for section ${place}` }];
    }
    return tops.flatMap(({ role, text, top }): RuleFinding[] => {
      const cell = cellOf(section, role);
      const slurry = roleWords[role];
      if (!top) {
        const words = `${slurry}: the top of cement “${named(text, '')}” is not understood as a depth`;
        return [{ result: 'missing', cell, text: words }];
      }
      if (top.kind !== 'depth') return [];
      const shoeM = shoeOf(section, top.type);
      if (!isKnown(shoeM)) {
        const words = `${slurry}: no ${top.type} of the shoe to compare with the top of cement`;
        return [{ result: 'missing', cell, text: words }];
      }
      if (top.depthM < shoeM) return [];
      const words = `${slurry}: top of cement ${metres(top.depthM)} is not above the ${stringName(section)} shoe at ${metres(shoeM)}`;
      return [{ result: 'error', cell, text: words }];
    });
  },
};

/**
 * A vertical overlap is compared as it is. The overlap along the hole is longer, so a sufficient one stays sufficient.
 */
function overlapOf(top: TopOfCement, context: SectionContext): number | null {
  if (top.kind === 'top of hole') return Infinity;
  if (top.kind === 'top of liner') return null;
  const shoeM = previousShoe(context, top.type);
  return isKnown(shoeM) ? shoeM - top.depthM : null;
}

function previousShoe(context: SectionContext, type: DepthType): number | null {
  if (type === 'TVD SS') return context.shoeSsM;
  return type === 'TVD BDF' ? context.shoeBdfM : context.shoeAhdM;
}

/** The highest top of cement must be inside the string above, so that no formation is open to the annulus. */
export const overlapRule: SectionRule = {
  id: 'cement-overlap',
  cites: 'Cement overlaps the previous shoe; the minimum overlap is a setting',
  judge(section, context) {
    const { shoePlace, settings } = context;
    const understood = topsOf(section).flatMap(({ role, top }) =>
      top ? [{ role, overlapM: overlapOf(top, context) }] : [],
    );
    const [first] = understood;
    if (!first || shoePlace === 0) return null;
    let best: { role: SlurryRole; overlapM: number } | null = null;
    for (const { role, overlapM } of understood) {
      if (overlapM !== null && (!best || overlapM > best.overlapM)) best = { role, overlapM };
    }
    if (
      !best ||
      (best.overlapM < settings.minCementOverlapM && understood.some((top) => top.overlapM === null))
    ) {
      const text = `Cannot determine how far the cement overlaps the shoe of section ${shoePlace}`;
      return [{ result: 'missing', cell: cellOf(section, first.role), text }];
    }
    const { role, overlapM } = best;
    if (overlapM >= settings.minCementOverlapM) return [];
    const limit = { setting: 'minCementOverlapM', text: metres(settings.minCementOverlapM) } as const;
    const text =
      overlapM > 0
        ? `Cement overlaps the shoe of section ${shoePlace} by ${metres(overlapM)}; the minimum is ${limit.text}`
        : `Cement ends ${metres(-overlapM)} below the shoe of section ${shoePlace}; the minimum overlap is ${limit.text}`;
    return [{ result: 'warning', cell: cellOf(section, role), text, limit }];
  },
};

/** For the slurries in the section's form. */
export const slurryGradientRule: SectionRule = {
  id: 'cement-gradient-range',
  cites: 'Gradient = 9.80665 × specific gravity, which is above zero',
  judge(section) {
    const cement = section.cement_item;
    if (!cement) return null;
    return judgeNotNegative(
      rolesOf(section.liner).map((role) => ({
        cell: itemCell('cement', section, `${role}_slurry_pressure_gradient`),
        value: cement[`${role}_slurry_pressure_gradient`],
        what: (value: number) => `${roleWords[role]}: a gradient of ${gradient(value)}`,
      })),
    );
  },
};

/** `-20 %`, with any minus sign that documents use. A range (`30-50 %`) begins with a digit. */
const negativeFigure = /^[-−–]\s*\d/;

/** Excess is the volume beyond the gauge hole. A negative excess does not fill the annulus. */
export const slurryExcessRule: SectionRule = {
  id: 'cement-excess-range',
  cites: 'Excess is slurry beyond the volume of the annulus, zero or more',
  judge(section) {
    const cement = section.cement_item;
    if (!cement) return null;
    const written = rolesOf(section.liner).flatMap((role) => {
      const text = cement[`${role}_slurry_excess`];
      return isWritten(text) ? [{ role, text }] : [];
    });
    if (written.length === 0) return null;
    return written.flatMap(({ role, text }): RuleFinding[] => {
      if (!negativeFigure.test(text.trim())) return [];
      const cell = itemCell('cement', section, `${role}_slurry_excess`);
      return [
        { result: 'error', cell, text: `${roleWords[role]}: an excess of ${named(text, '')} is negative` },
      ];
    });
  },
};

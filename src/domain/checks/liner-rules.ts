import type { CementItem, SlurryRole } from '../montage/montage';
import { rolesOf } from './cement-rules';
import { isKnown, isWritten } from './known';
import type { RuleFinding, SectionRule } from './rule';
import { itemCell, pressure } from './words';

const parts = ['type', 'pressure_gradient', 'excess', 'top_of_cement', 'additives'] as const;
type SlurryField = `${SlurryRole}_slurry_${(typeof parts)[number]}`;

const slurryWords: Readonly<Record<SlurryRole, string>> = {
  lead: 'a lead slurry',
  tail: 'a tail slurry',
  top_fill: 'a topfill slurry',
  liner: 'a liner slurry',
};

/** An unreadable number becomes zero on edit, and no slurry has that gradient. */
function filledField(cement: CementItem, role: SlurryRole): SlurryField | null {
  const fields = parts.map((part): SlurryField => `${role}_slurry_${part}`);
  return (
    fields.find((field) => {
      const value = cement[field];
      return typeof value === 'number' ? isKnown(value) && value !== 0 : isWritten(value);
    }) ?? null
  );
}

/**
 * A liner is cemented with one slurry and a casing with lead, tail and topfill; values in the other form are not
 * pumped.
 */
export const linerSlurryRule: SectionRule = {
  id: 'liner-slurry',
  cites: 'Liners have one liner slurry; casings have lead, tail and topfill',
  judge(section, { place }) {
    const cement = section.cement_item;
    if (!cement) return null;
    const findings: RuleFinding[] = [];
    for (const role of rolesOf(!section.liner)) {
      const field = filledField(cement, role);
      if (!field) continue;
      const text = `Section ${place} has ${slurryWords[role]}, but its string is ${section.liner ? 'a liner' : 'a casing'}`;
      findings.push({ result: 'warning', cell: itemCell('cement', section, field), text });
    }
    if (section.liner && !filledField(cement, 'liner')) {
      const cell = itemCell('cement', section, 'liner_slurry_type');
      findings.push({ result: 'missing', cell, text: `No liner slurry for section ${place}` });
    }
    return findings;
  },
};

/** The lap between a liner and the string above is tested; a casing reaches the wellhead and has none. */
export const linerLapRule: SectionRule = {
  id: 'liner-lap',
  cites: 'Only a liner has a lap to test',
  judge(section, { place }) {
    const tests = section.pressure_test_item;
    if (!tests) return null;
    const lap = tests.liner_lap_pressure;
    const cell = itemCell('pressureTest', section, 'liner_lap_pressure');
    const planned = isKnown(lap) && lap !== 0;
    const casingLap = `A liner lap test of ${pressure(lap ?? 0)} for section ${place}, whose string is a casing`;
    if (section.liner === planned) return planned ? [] : null;
    return section.liner
      ? [{ result: 'missing', cell, text: `No liner lap test for section ${place}` }]
      : [{ result: 'warning', cell, text: casingLap }];
  },
};

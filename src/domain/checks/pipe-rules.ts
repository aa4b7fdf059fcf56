import type { CasingItem } from '../montage/montage';
import { apiDriftIn, volumePerMetre } from '../casing';
import { isKnown, isWritten } from './known';
import { outerDiameterOf } from './casing-rules';
import type { RuleFinding, SectionRule } from './rule';
import { inches, itemCell, mass, offer, percent, size, volume } from './words';

/** Whether the string is described at all: a blank item is a section without a string, which another rule reports. */
const isPlanned = (casing: CasingItem | null): casing is CasingItem =>
  casing !== null && isWritten(casing.casing_outer_diameter);

/** ID = OD - 2t: the wall has a thickness. */
export const innerDiameterRule: SectionRule = {
  id: 'casing-inner-diameter',
  cites: 'ID = OD − 2 × wall thickness',
  judge(section) {
    const casing = section.casing_item;
    if (!isPlanned(casing)) return null;
    const cell = itemCell('casing', section, 'casing_inner_diameter');
    const innerIn = casing.casing_inner_diameter;
    const outerIn = outerDiameterOf(section);
    if (!isKnown(innerIn))
      return [{ result: 'missing', cell, text: `${pipe(outerIn)} has no inner diameter` }];
    if (innerIn <= 0)
      return [{ result: 'error', cell, text: `${pipe(outerIn)}: an inner diameter of ${inches(innerIn)}` }];
    if (outerIn === null || innerIn < outerIn) return [];
    return [{ result: 'error', cell, text: `ID ${inches(innerIn)} leaves ${pipe(outerIn)} no wall` }];
  },
};

/** Catalogues round or cut a drift to a thousandth. */
const sameDriftIn = 0.005;

/**
 * Drift is the inner diameter minus the mandrel's allowance (API 5CT). Pipe may be ordered with a larger, special
 * drift, which is still less than its inner diameter; mills do not deliver a smaller one.
 */
export const driftRule: SectionRule = {
  id: 'casing-drift',
  cites: 'API 5CT: drift = ID − 1/8″ below 9 5/8″, − 5/32″ to 13 3/8″, − 3/16″ above',
  judge(section) {
    const casing = section.casing_item;
    if (!isPlanned(casing)) return null;
    const cell = itemCell('casing', section, 'casing_drift');
    const given = casing.casing_drift;
    const innerIn = casing.casing_inner_diameter;
    const outerIn = outerDiameterOf(section);
    if (!isKnown(innerIn) || outerIn === null || innerIn >= outerIn) {
      return [{ result: 'missing', cell, text: `The API drift of ${pipe(outerIn)} needs its OD and ID` }];
    }
    const apiIn = apiDriftIn(outerIn, innerIn);
    const offered = { cell, offer: offer(apiIn, 3, 'size') };
    if (!isKnown(given)) return [{ result: 'missing', ...offered, text: `${pipe(outerIn)} has no drift` }];
    if (given >= innerIn) {
      const text = `${pipe(outerIn)}: drift ${inches(given)} does not pass its ID ${inches(innerIn)}`;
      return [{ result: 'error', ...offered, text }];
    }
    if (given < 0) {
      return [
        { result: 'error', ...offered, text: `${pipe(outerIn)}: a drift of ${inches(given)} is negative` },
      ];
    }
    if (given >= apiIn - sameDriftIn) return [];
    const text = `${pipe(outerIn)}: drift ${inches(given)} is smaller than the API drift ${inches(apiIn)}`;
    return [{ result: 'warning', ...offered, text }];
  },
};

/** A volume is edited in steps of 0.001 m³/m; catalogues are within half a per cent of the bore's volume. */
const sameVolume = (given: number, derived: number) =>
  Math.abs(given - derived) <= Math.max(0.0005 + 1e-9, derived * 0.005);

/** Capacity is the bore's cross-section: pi/4 ID². */
export const volumeRule: SectionRule = {
  id: 'casing-volume',
  cites: 'Volume per metre = π/4 × ID²',
  judge(section) {
    const casing = section.casing_item;
    if (!isPlanned(casing)) return null;
    const cell = itemCell('casing', section, 'casing_volume_per_meter');
    const given = casing.casing_volume_per_meter;
    const innerIn = casing.casing_inner_diameter;
    const string = pipe(outerDiameterOf(section));
    if (!isKnown(innerIn) || innerIn <= 0) {
      return [{ result: 'missing', cell, text: `The volume per metre of ${string} needs its ID` }];
    }
    const derived = volumePerMetre(innerIn);
    const offered = { cell, offer: offer(derived, 5, 'volumePerLength') };
    if (!isKnown(given))
      return [{ result: 'missing', ...offered, text: `${string} has no volume per metre` }];
    if (sameVolume(given, derived)) return [];
    if (given < 0)
      return [{ result: 'error', ...offered, text: `${string}: a volume of ${volume(given)} is negative` }];
    const text = `${volume(given)} is not the volume of ID ${inches(innerIn)}, which is ${volume(Number(derived.toFixed(5)))}`;
    return [{ result: 'warning', ...offered, text }];
  },
};

/** kg/m3 */
const steelDensity = 7850;
const poundPerFoot = 1.48816;

/** The mass follows from the wall: this finds a mass in lb/ft instead of kg/m, and the ID of a different weight. */
export const massRule: SectionRule = {
  id: 'casing-mass',
  cites: 'Mass = steel of the wall (7,850 kg/m³); the tolerance is a setting; 1 lb/ft = 1.48816 kg/m',
  judge(section, { settings: { massTolerancePercent } }) {
    const casing = section.casing_item;
    if (!isPlanned(casing)) return null;
    const cell = itemCell('casing', section, 'casing_mass');
    const given = casing.casing_mass;
    const innerIn = casing.casing_inner_diameter;
    const outerIn = outerDiameterOf(section);
    if (!isKnown(given)) return [{ result: 'missing', cell, text: `${pipe(outerIn)} has no mass` }];
    if (given < 0)
      return [{ result: 'error', cell, text: `${pipe(outerIn)}: a mass of ${mass(given)} is negative` }];
    if (!isKnown(innerIn) || outerIn === null || innerIn >= outerIn) return null;
    const steel = (volumePerMetre(outerIn) - volumePerMetre(innerIn)) * steelDensity;
    const agrees = (value: number) => Math.abs(value / steel - 1) <= massTolerancePercent / 100;
    if (agrees(given)) return [];
    const limit = { setting: 'massTolerancePercent', text: percent(massTolerancePercent) } as const;
    const finding: RuleFinding = {
      result: 'warning',
      cell,
      text: `${mass(given)} is not the mass of ${pipe(outerIn)} with ID ${inches(innerIn)}, ${mass(Math.round(steel))} ± ${limit.text}`,
      limit,
    };
    if (!agrees(given * poundPerFoot)) return [finding];
    return [
      {
        ...finding,
        text: `${finding.text}: as lb/ft it would be`,
        offer: offer(given * poundPerFoot, 2, 'linearMass'),
      },
    ];
  },
};

const pipe = (outerIn: number | null): string => (outerIn === null ? 'The pipe' : `${size(outerIn)} pipe`);

import { contextsOf, montageDrillFloor } from '../checks/contexts';
import { isKnown } from '../checks/known';
import { highestPore, openHole } from '../checks/mud-window';
import type { SectionContext } from '../checks/rule';
import type { CheckSettings } from '../checks/settings';
import { tvdBdfFromTvdSs } from '../depths';
import type { Montage, Section } from '../montage/montage';
import { gradientAt } from '../pressures/profile';
import { strengthAt, testName } from '../pressures/strength-tests';
import { extremesOf } from '../pressures/window';
import { mudWeightOf } from '../schematic/mud-weights';
import { wellPathOf } from '../wellbore/well-path';
import { assumptionsOf, gradientOfDensity, type KickAssumptions } from './assumptions';
import { openHoleOf } from './open-hole';
import { toleranceOf, type KickSetting, type Tolerance } from './tolerance';

/** A value and where it comes from: `LOT`, `typed`. */
export interface Sourced {
  readonly kpaPerM: number;
  readonly from: string;
}

/** The kick tolerance of a section, as far as it can be computed. Depths m TVD below the drill floor. */
export interface SectionKick {
  readonly section: Section;
  /** Counts from 1. */
  readonly place: number;
  readonly shoeTvdM: number | null;
  readonly tdTvdM: number | null;
  /** The lightest and the heaviest that the mud may be. */
  readonly mud: readonly [least: number, most: number] | null;
  readonly strength: Sourced | null;
  /** What the intensity is above. */
  readonly base: Sourced | null;
  readonly assumptions: KickAssumptions;
  /** Why there is no figure, in a sentence; null if there is one. */
  readonly problem: string | null;
  /** With the mud of its range that gives the smaller tolerance; null with a problem. */
  readonly setting: KickSetting | null;
  /** At the section's intensity. */
  readonly tolerance: Tolerance | null;
}

/** The kick tolerances of all sections; empty if the drill floor is unknown. */
export function sectionKicks(montage: Montage, settings: CheckSettings): SectionKick[] {
  const drillFloorM = montageDrillFloor(montage);
  if (drillFloorM === null) return [];
  const path = wellPathOf(montage, drillFloorM)?.trajectory ?? null;
  const contexts = contextsOf(montage, drillFloorM, settings);
  return montage.sections_list.flatMap((section, index): SectionKick[] => {
    const context = contexts[index];
    if (!context) return [];
    const facts = factsOf(section, context, drillFloorM);
    const given = problemOf(section, facts) ?? givenOf(facts);
    if (typeof given === 'string' || !path)
      return [
        {
          ...facts,
          problem: typeof given === 'string' ? given : problems.depths,
          setting: null,
          tolerance: null,
        },
      ];
    const hole = openHoleOf(path, montage.sections_list, context, given);
    if (typeof hole === 'string') return [{ ...facts, problem: hole, setting: null, tolerance: null }];
    const { assumptions } = facts;
    const [worst] = given.muds
      .map((mudKpaPerM) => {
        const setting: KickSetting = {
          kick: {
            shoeTvdM: given.shoeTvdM,
            tdTvdM: given.tdTvdM,
            strengthKpaPerM: given.strengthKpaPerM,
            marginKpa: assumptions.marginKpa,
            mudKpaPerM,
            influxKpaPerM: assumptions.influxKpaPerM,
          },
          hole,
          baseKpaPerM: given.baseKpaPerM,
        };
        return { setting, tolerance: toleranceOf(setting, gradientOfDensity(assumptions.intensityKgPerM3)) };
      })
      .toSorted((one, other) => one.tolerance.volumeM3 - other.tolerance.volumeM3);
    return worst ? [{ ...facts, problem: null, ...worst }] : [];
  });
}

type Facts = Omit<SectionKick, 'problem' | 'setting' | 'tolerance'>;

function factsOf(section: Section, context: SectionContext, drillFloorM: number): Facts {
  const { place, shoeSsM, profile, strengthTests } = context;
  const shoeTvdM = isKnown(shoeSsM) ? tvdBdfFromTvdSs(shoeSsM, drillFloorM) : null;
  const tdSsM = section.true_vertical_depth_subsea;
  const weight = mudWeightOf(section.mud_item);
  const mud = weight && extremesOf(weight);
  const test = isKnown(shoeSsM) ? strengthAt(strengthTests, shoeSsM, drillFloorM) : null;
  const fracture = profile && shoeTvdM !== null ? gradientAt(profile.fracture, shoeTvdM) : null;
  const hole = openHole(section, context);
  const pore = hole && highestPore(hole, context);
  const typed = section.kick_pore_gradient ?? null;
  return {
    section,
    place,
    shoeTvdM,
    tdTvdM: isKnown(tdSsM) ? tvdBdfFromTvdSs(tdSsM, drillFloorM) : null,
    mud,
    strength: test
      ? { kpaPerM: test.kpaPerM, from: testName(test.test) }
      : fracture === null
        ? null
        : { kpaPerM: fracture, from: 'fracture pressure' },
    base: isKnown(typed)
      ? { kpaPerM: typed, from: 'pore, typed' }
      : pore
        ? { kpaPerM: pore.kpaPerM, from: 'pore' }
        : mud && { kpaPerM: mud[1], from: 'mud' },
    assumptions: assumptionsOf(section),
  };
}

const problems = {
  shoe: 'No casing above: no shoe holds a kick in this hole.',
  depths: 'No depth of the shoe or of TD: enter the ends of the sections.',
  order: 'The section does not end below the shoe above.',
  mud: 'No mud weight: enter one in the mud programme.',
  strength: 'No strength at the shoe: add a leak-off test or a fracture pressure.',
  diameter: 'No hole diameter: enter it in the section.',
  noString: 'No drill string: add its parts.',
  influx: 'The influx is not lighter than the mud.',
} as const;

function problemOf({ diameter, drill_string_list: pieces = [] }: Section, facts: Facts): string | null {
  const { place, shoeTvdM, tdTvdM, mud, strength, assumptions } = facts;
  if (place === 1) return problems.shoe;
  if (shoeTvdM === null || tdTvdM === null) return problems.depths;
  if (tdTvdM <= shoeTvdM || shoeTvdM <= 0) return problems.order;
  if (!mud) return problems.mud;
  if (!strength) return problems.strength;
  if (!isKnown(diameter)) return problems.diameter;
  if (pieces.length === 0) return problems.noString;
  return assumptions.influxKpaPerM < mud[0] ? null : problems.influx;
}

/** What is known where there is no problem. */
export interface Given {
  readonly section: Section;
  readonly shoeTvdM: number;
  readonly tdTvdM: number;
  readonly strengthKpaPerM: number;
  readonly baseKpaPerM: number;
  readonly muds: readonly number[];
}

function givenOf({ section, shoeTvdM, tdTvdM, strength, base, mud }: Facts): Given | string {
  if (shoeTvdM === null || tdTvdM === null || !strength || !base || !mud) return problems.depths;
  return {
    section,
    shoeTvdM,
    tdTvdM,
    strengthKpaPerM: strength.kpaPerM,
    baseKpaPerM: base.kpaPerM,
    muds: [...new Set(mud)],
  };
}

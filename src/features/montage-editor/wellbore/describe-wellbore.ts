import { formatInches } from '@/domain/inches';
import type { Trajectory } from '@/domain/trajectory/trajectory';
import { northWords, pathWords as keptWords, type KeptPaths } from '@/domain/wellbore/kept-paths';
import type { PipeString } from '@/domain/wellbore/strings';
import { assumedLinerLapM } from '@/domain/wellbore/strings';
import type { Wellbore } from '@/domain/wellbore/wellbore';
import { figure, words } from '@/domain/montage/figures';
import { withUnit } from '@/domain/shown-units/figures';

/** The description of the picture, for those who cannot see it. */
export interface Description {
  /** One sentence with the most important figures. */
  readonly summary: string;
  readonly items: readonly { readonly term: string; readonly details: readonly string[] }[];
}

/** The table lists the tops of a well with thousands. */
const mostFormations = 100;

const metres = (depthM: number): string => withUnit('length', depthM);
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const stringWords = ({
  outerDiameterIn,
  kind,
}: Pick<PipeString, 'outerDiameterIn' | 'kind'>): string => `${formatInches(outerDiameterIn)}″ ${kind}`;

function pathWords({ path, kept }: Wellbore): string[] {
  if (!path) return ['No hole depth is known, so there is no path to show.'];
  const { basis, contradictory, straightFromM, surveyProblems, trajectory } = path;
  const notes: string[] = [];
  const most = Math.max(...trajectory.stations.map(({ inclinationDeg }) => inclinationDeg));
  if (kept) notes.push(...keptNotes(kept, trajectory, most));
  else if (basis === 'survey') notes.push('As surveyed, by minimum curvature.');
  else if (basis === 'vertical')
    notes.push('Vertical, according to the depths. This montage keeps no well path.');
  else {
    const moved = Math.hypot(trajectory.end.northM, trajectory.end.eastM);
    notes.push(
      'From AHD and TVD of the tops and section ends, by circular arcs in one vertical plane. This montage keeps no well path, so the azimuth is unknown and the plane is drawn to the east.',
      `Inclination up to some ${figure(most, 0)}°, ${metres(moved)} sideways at the end.`,
    );
  }
  if (straightFromM !== null && straightFromM > 0)
    notes.push(
      kept
        ? `Straight below its last station at ${metres(straightFromM)} AHD.`
        : `Straight below ${metres(straightFromM)} AHD, where each point has only one known depth.`,
    );
  if (surveyProblems.length > 0)
    notes.push(
      `The survey is not used: ${counted(surveyProblems.length, 'station', 'stations')} cannot be read.`,
    );
  for (const { ahdM, tvdM } of contradictory.slice(0, 5))
    notes.push(`TVD ${metres(tvdM)} at AHD ${metres(ahdM)} contradicts the other depths and is left out.`);
  if (contradictory.length > 5)
    notes.push(`${contradictory.length - 5} more are left out for the same reason.`);
  return notes;
}

function keptNotes(kept: KeptPaths, { start, end }: Trajectory, mostDeg: number): string[] {
  const named = keptWords(kept);
  const north = kept.north === null ? 'a north that is not stated' : northWords(kept.north);
  const movedM = Math.hypot(end.northM - start.northM, end.eastM - start.eastM);
  const targets = kept.targets.map(
    ({ name, tvdM, radiusM }) =>
      `Target ${words(name)}: ${tvdM === null ? 'TVD not known' : `${metres(tvdM)} TVD`}${radiusM === null ? '' : `, radius ${metres(radiusM)}`}.`,
  );
  return [
    `${named[0]?.toUpperCase()}${named.slice(1)}, by minimum curvature. Its azimuths are from ${north}.`,
    `Inclination up to ${figure(mostDeg)}°, ${metres(movedM)} sideways at the end; the vertical section is at ${figure(kept.verticalSectionAzimuthDeg)}°.`,
    ...(kept.planned
      ? [`The dashed line is ${keptWords({ kind: 'planned', name: kept.planned.name })}.`]
      : []),
    ...targets,
  ];
}

function stringDetails(string: PipeString): string {
  const { kind, fromAhdM, shoe, cementFromAhdM } = string;
  const hanger = kind === 'liner' ? `hung at ${metres(fromAhdM)} AHD, ` : '';
  const cement =
    cementFromAhdM === null ? 'top of cement not known' : `cement up to ${metres(cementFromAhdM)} AHD`;
  return `${stringWords(string)}: ${hanger}shoe at ${metres(shoe.ahdM)} AHD, ${metres(shoe.tvdM)} TVD; ${cement}`;
}

export function describeWellbore(wellbore: Wellbore): Description {
  const { path, strings, holes, layers, reservoirs, drillFloorM, radiusFactor } = wellbore;
  const casings = strings.filter(({ kind }) => kind === 'casing').length;
  const liners = strings.length - casings;
  const deepest = path && `${metres(path.trajectory.end.ahdM)} AHD, ${metres(path.trajectory.end.tvdM)} TVD`;
  const last = holes.at(-1);
  const isOpen = last && !strings.some(({ sectionId }) => sectionId === last.sectionId);
  const parts = [
    casings > 0 && counted(casings, 'casing', 'casings'),
    liners > 0 && counted(liners, 'liner', 'liners'),
    layers.length > 0 && counted(layers.length, 'formation', 'formations'),
    reservoirs.length > 0 && counted(reservoirs.length, 'reservoir', 'reservoirs'),
  ].filter((part) => part !== false);
  const isVertical = path?.trajectory.stations.every(({ inclinationDeg }) => inclinationDeg === 0);
  const shape = isVertical ? 'Vertical well' : 'Deviated well';
  const summary = deepest
    ? `${shape} to ${deepest}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}.`
    : 'There are no depths to draw a well from yet.';
  const items = [
    { term: 'Path', details: pathWords(wellbore) },
    { term: 'Deepest point', details: deepest ? [deepest] : [] },
    {
      term: 'Drill floor',
      details: [
        drillFloorM === null
          ? 'Its elevation cannot be determined from the depths; it is drawn at sea level.'
          : `${metres(drillFloorM)} above mean sea level`,
      ],
    },
    {
      term: 'Strings',
      details: [
        ...strings.map(stringDetails),
        ...(strings.some(({ isTopAssumed }) => isTopAssumed)
          ? [
              `A liner without a known top hangs ${withUnit('length', assumedLinerLapM, 0)} inside the string above.`,
            ]
          : []),
      ],
    },
    {
      term: 'Open hole',
      details:
        isOpen && last
          ? [
              `${last.diameterIn === null ? '' : `${formatInches(last.diameterIn)}″ `}from ${metres(last.fromAhdM)} to ${metres(last.toAhdM)} AHD`,
            ]
          : [],
    },
    {
      term: 'Formations',
      details: [
        ...layers
          .slice(0, mostFormations)
          .map(
            ({ name, topM, rangeM }) =>
              `${words(name)}: top at ${metres(topM)} TVD${rangeM === null ? '' : `, plus or minus ${metres(rangeM)}`}`,
          ),
        ...(layers.length > mostFormations
          ? [`${layers.length - mostFormations} more are in the sections table.`]
          : []),
      ],
    },
    {
      term: 'Reservoirs',
      details: reservoirs.map(
        ({ name, topM, baseM }) =>
          `${words(name)}: ${topM === baseM ? `at ${metres(topM)}` : `${metres(topM)} to ${metres(baseM)}`} TVD`,
      ),
    },
    {
      term: 'Scale',
      details: [
        `Depths and distances are to scale; diameters are exaggerated ${figure(radiusFactor, 0)}x. Depths are below the drill floor.`,
      ],
    },
  ];
  return { summary, items: items.filter(({ details }) => details.length > 0) };
}

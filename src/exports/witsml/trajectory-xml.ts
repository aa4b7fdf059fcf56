import type { WellTrajectory } from '@/domain/montage/montage';
import type { WellPath } from '@/domain/wellbore/well-path';
import { northWords } from '../well-path/exported-paths';
import type { StationBasis, WrittenStation } from '../well-path/path-stations';
import { uuidOf } from './uuid';
import { element, xmlDocument, type XmlElement } from './xml';

/** A remark for users about the path as a whole. */
const remarks: Record<WellPath['basis'], string> = {
  survey: 'From the survey, by minimum curvature.',
  depths:
    'A montage holds no survey: computed from AHD and TVD of formation tops and section ends, as circular arcs in one ' +
    'vertical plane. The azimuth is not known: the direction east is assumed, and azimuth, north and east follow from that.',
  vertical: 'A montage holds no survey: taken as vertical, because no depths show an inclination.',
};
const onward = ' Below the last known depths the path goes straight on.';

/**
 * A station computed from depths is not called a survey station: `MD and INCL` would be one of a drift indicator. Every
 * station still has an azimuth, because other software draws no path without one.
 */
const types: Record<StationBasis, string> = {
  survey: 'MD INCL and AZI',
  depths: 'interpolated',
  vertical: 'interpolated',
  onward: 'extrapolated',
};

export interface TrajectoryToWrite {
  readonly montageId: string;
  readonly wellName: string;
  readonly path: WellPath;
  /** The path of the montage; null or absent if it is computed from depths. */
  readonly kept?: WellTrajectory | null;
  readonly stations: readonly WrittenStation[];
  /** When it is made (epoch, ms). */
  readonly at: number;
}

/** `String256` and similar types count characters. */
const shortened = (text: string, most: number): string => [...text].slice(0, most).join('');

const reference = (name: string, type: string, uuid: string, title: string): XmlElement =>
  element(name, [
    element('eml:Uuid', uuid),
    element('eml:QualifiedType', type),
    element('eml:Title', shortened(title, 2000)),
  ]);

const measure = (name: string, value: number, uom: string): XmlElement =>
  element(name, String(value), { uom });

const angle = (name: string, value: number | null | undefined): XmlElement | null =>
  value === null || value === undefined ? null : measure(name, value, 'dega');

function remarkOf({ name, kind, measured_by: by }: WellTrajectory): string {
  const what = kind === 'actual' ? 'The actual path' : kind === 'planned' ? 'The planned path' : 'The path';
  const of = name === null ? '' : ` "${name}"`;
  return shortened(`${what}${of} of the montage${by === null ? '' : `, by ${by}`}; minimum curvature.`, 2000);
}

function stationXml(station: WrittenStation, index: number, time: string): XmlElement {
  return element(
    'witsml:TrajectoryStation',
    [
      element('eml:Creation', time),
      element('eml:LastUpdate', time),
      element('eml:Md', [measure('eml:MeasuredDepth', station.ahdM, 'm')]),
      element('witsml:TypeTrajStation', index === 0 ? 'tie in point' : types[station.basis]),
      element('witsml:CalcAlgorithm', 'minimum curvature'),
      element('witsml:Tvd', [measure('eml:VerticalDepth', station.tvdM, 'm')], {
        'xsi:type': 'eml:DatumVerticalDepth',
      }),
      measure('witsml:Incl', station.inclinationDeg, 'dega'),
      measure('witsml:Azi', station.azimuthDeg, 'dega'),
      measure('witsml:DispNs', station.northM, 'm'),
      measure('witsml:DispEw', station.eastM, 'm'),
      measure('witsml:Dls', station.doglegDegPer30M, '1/30 dega/m'),
    ],
    { uid: `station-${index + 1}` },
  );
}

/**
 * The path as a WITSML 2.1 `Trajectory`, with the elements in the order of Energistics' schema (Trajectory.xsd 2.1 with
 * the common types 2.3). Depths are below the drill floor, m; the wellbore and the drill floor are references to
 * objects outside the file. Azimuths are those of the path as kept, with its north reference; a path computed from depths has none.
 */
export function trajectoryXml({ montageId, wellName, path, kept, stations, at }: TrajectoryToWrite): string {
  const time = new Date(at).toISOString();
  const id = (what: string) => uuidOf(`${what} of montage ${montageId}`);
  const isExtended = stations.some(({ basis }) => basis === 'onward');
  const remark = kept ? remarkOf(kept) : `${remarks[path.basis]}${isExtended ? onward : ''}`;
  const isActual = kept?.kind === 'actual';
  const deepestM = stations.at(-1)?.ahdM ?? 0;
  const drillFloor = (name: string) =>
    reference(name, 'eml23.ReferencePointInACrs', id('drill floor'), 'Drill floor');
  const root = element(
    'witsml:Trajectory',
    [
      element('eml:Citation', [
        element('eml:Title', shortened(`${wellName} ${isActual ? 'actual' : 'planned'} well path`, 256)),
        element('eml:Originator', 'Montage'),
        element('eml:Creation', time),
        element('eml:Format', 'Montage:Montage/WITSML 2.1'),
        element('eml:Description', remark),
      ]),
      element('eml:Existence', isActual ? 'actual' : 'planned'),
      element('eml:ActiveStatus', 'inactive'),
      element('eml:Index', [
        element('eml:IndexKind', 'measured depth'),
        element('eml:Uom', 'm'),
        element('eml:Direction', 'increasing'),
      ]),
      element('eml:MdInterval', [
        element('eml:MdMin', String(stations[0]?.ahdM ?? 0)),
        element('eml:MdMax', String(deepestM)),
        element('eml:Uom', 'm'),
      ]),
      // A definitive path begins at the surface.
      isActual && path.trajectory.start.ahdM === 0 ? element('witsml:Definitive', 'true') : null,
      drillFloor('witsml:DefaultMdDatum'),
      drillFloor('witsml:DefaultTvdDatum'),
      ...stations.map((station, index) => stationXml(station, index, time)),
      reference('witsml:Wellbore', 'witsml21.Wellbore', id('wellbore'), wellName),
      element('witsml:AcquisitionRemark', remark),
      angle('witsml:MagDeclUsed', kept?.magnetic_declination),
      isExtended ? element('witsml:MdMaxExtrapolated', [measure('eml:MeasuredDepth', deepestM, 'm')]) : null,
      element('witsml:NominalCalcAlgorithm', 'minimum curvature'),
      angle('witsml:GridConUsed', kept?.grid_convergence),
      angle('witsml:AziVertSect', kept?.vertical_section_azimuth),
      kept?.north_reference ? element('witsml:AziRef', northWords[kept.north_reference]) : null,
    ],
    {
      'xmlns:witsml': 'http://www.energistics.org/energyml/data/witsmlv2',
      'xmlns:eml': 'http://www.energistics.org/energyml/data/commonv2',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      uuid: id('trajectory'),
      schemaVersion: '2.1',
    },
  );
  return xmlDocument(root);
}

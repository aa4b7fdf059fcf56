import type { WellPath } from '@/domain/wellbore/well-path';
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
 * objects outside the file. The north reference of azimuths is unknown, and the file gives none.
 */
export function trajectoryXml({ montageId, wellName, path, stations, at }: TrajectoryToWrite): string {
  const time = new Date(at).toISOString();
  const id = (what: string) => uuidOf(`${what} of montage ${montageId}`);
  const isExtended = stations.some(({ basis }) => basis === 'onward');
  const remark = `${remarks[path.basis]}${isExtended ? onward : ''}`;
  const deepestM = stations.at(-1)?.ahdM ?? 0;
  const drillFloor = (name: string) =>
    reference(name, 'eml23.ReferencePointInACrs', id('drill floor'), 'Drill floor');
  const root = element(
    'witsml:Trajectory',
    [
      element('eml:Citation', [
        element('eml:Title', shortened(`${wellName} planned well path`, 256)),
        element('eml:Originator', 'Montage'),
        element('eml:Creation', time),
        element('eml:Format', 'Montage:Montage/WITSML 2.1'),
        element('eml:Description', remark),
      ]),
      element('eml:Existence', 'planned'),
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
      drillFloor('witsml:DefaultMdDatum'),
      drillFloor('witsml:DefaultTvdDatum'),
      ...stations.map((station, index) => stationXml(station, index, time)),
      reference('witsml:Wellbore', 'witsml21.Wellbore', id('wellbore'), wellName),
      element('witsml:AcquisitionRemark', remark),
      isExtended ? element('witsml:MdMaxExtrapolated', [measure('eml:MeasuredDepth', deepestM, 'm')]) : null,
      element('witsml:NominalCalcAlgorithm', 'minimum curvature'),
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

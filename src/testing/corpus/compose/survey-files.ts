import { convert } from '@/domain/units';
import { pathOf } from '../path';
import type { WellTruth } from '../truth';

/** How a program writes a survey to a file that other programs read. */
export type SurveyFilePart =
  | { source: string; as: 'las'; curves: readonly [md: string, inc: string, azi: string]; feet: string }
  | { source: string; as: 'witsml'; version: '1.4.1.1' | '2.0' };

/** The text of the file: CWLS LAS 2.0, or the trajectory of Energistics WITSML. */
export function surveyFile(part: SurveyFilePart, truth: WellTruth): string {
  return part.as === 'las' ? lasOf(part, truth) : witsmlOf(part.version, truth);
}

function lasOf(
  { curves: [md, inc, azi], feet }: Extract<SurveyFilePart, { as: 'las' }>,
  truth: WellTruth,
): string {
  const { depth } = truth.units;
  const unit = depth === 'm' ? 'M' : feet;
  const stations = truth.survey;
  const line = (name: string, of: string, value: string, words: string) =>
    ` ${name.padEnd(5)}.${of.padEnd(5)} ${value.padStart(18)} : ${words}`;
  const cells = (station: readonly number[]) =>
    station.map((value) => value.toFixed(3).padStart(12)).join('');
  return [
    '~Version Information',
    line('VERS', '', '2.0', 'CWLS LOG ASCII STANDARD - VERSION 2.0'),
    line('WRAP', '', 'NO', 'ONE LINE PER DEPTH STEP'),
    '~Well Information',
    line('STRT', unit, (stations[0]?.[0] ?? 0).toFixed(3), 'START DEPTH'),
    line('STOP', unit, (stations.at(-1)?.[0] ?? 0).toFixed(3), 'STOP DEPTH'),
    line('STEP', unit, '0.000', 'STEP'),
    line('NULL', '', '-999.25', 'NULL VALUE'),
    line('WELL', '', truth.header.wellName, 'WELL'),
    line('FLD', '', truth.header.fieldName, 'FIELD'),
    '~Parameter Information',
    line('EKB', unit, truth.drillFloor.toFixed(2), 'ELEVATION OF KELLY BUSHING'),
    '~Curve Information',
    line(md, unit, '', 'MEASURED DEPTH'),
    line(inc, 'DEG', '', 'HOLE DEVIATION'),
    line(azi, 'DEG', '', 'HOLE AZIMUTH'),
    '~A',
    ...stations.map(cells),
    '',
  ].join('\n');
}

function witsmlOf(version: '1.4.1.1' | '2.0', truth: WellTruth): string {
  const { depth } = truth.units;
  const length = (valueM: number) => convert('length', valueM, 'm', depth).toFixed(3);
  const stations = pathOf(truth)?.stations ?? [];
  const name = truth.header.wellName.replaceAll('&', '&amp;');
  const [md, inc, azi, tvd, station] =
    version === '2.0'
      ? ['Md', 'Incl', 'Azi', 'Tvd', 'TrajectoryStation']
      : ['md', 'incl', 'azi', 'tvd', 'trajectoryStation'];
  const rows = stations.map(
    ({ ahdM, inclinationDeg, azimuthDeg, tvdM }, index) =>
      `<${station} uid="s${index + 1}"><${md} uom="${depth}">${length(ahdM)}</${md}>` +
      `<${tvd} uom="${depth}">${length(tvdM)}</${tvd}><${inc} uom="dega">${inclinationDeg.toFixed(2)}</${inc}>` +
      `<${azi} uom="dega">${azimuthDeg.toFixed(2)}</${azi}></${station}>`,
  );
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  if (version === '2.0') {
    return [
      head,
      '<Trajectory xmlns="http://www.energistics.org/energyml/data/witsmlv2" xmlns:eml="http://www.energistics.org/energyml/data/commonv2" schemaVersion="2.0">',
      `<eml:Citation><eml:Title>${name} plan</eml:Title></eml:Citation>`,
      `<Wellbore><eml:Title>${name}</eml:Title></Wellbore>`,
      ...rows,
      '</Trajectory>',
    ].join('\n');
  }
  return [
    head,
    '<trajectorys xmlns="http://www.witsml.org/schemas/1series" version="1.4.1.1">',
    `<trajectory uidWell="w" uidWellbore="b" uid="t"><nameWell>${name}</nameWell><nameWellbore>${name}</nameWellbore><name>Plan</name>`,
    ...rows,
    '</trajectory>',
    '</trajectorys>',
  ].join('\n');
}

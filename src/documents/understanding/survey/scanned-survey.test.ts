import { describe, expect, it } from 'vitest';
import { buildTrajectory } from '@/domain/trajectory/trajectory';
import type { SurveyStationFact, WellFacts } from '../../facts';
import { factsOf } from '../../facts-for-tests';
import { mendScannedSurvey } from './scanned-survey';

/** A hole that builds 3 degrees in 30 m to 42, with its TVD to two decimals. */
function facts(scanned = true): WellFacts {
  const angles = Array.from({ length: 24 }, (_, at) => ({
    ahdM: 30 * at,
    inclinationDeg: Math.min(42, Math.max(0, 3 * (at - 3))),
    azimuthDeg: 127.4,
  }));
  const built = buildTrajectory(angles);
  if (!built.ok) throw new Error('The path is not one.');
  const box = { x: 0, y: 0, width: 1, height: 1 };
  const stations = built.trajectory.stations.map(({ tvdM }, at): SurveyStationFact => ({
    ...angles[at]!,
    tvdM: Math.round(tvdM * 100) / 100,
    source: { file: 'path.png', page: 1, row: at + 2, ...(scanned ? { scan: { confidence: 90, box } } : {}) },
  }));
  return factsOf({ survey: { well: null, stations, rejected: [], source: { file: 'path.png' } } });
}

/** The station whose angles were changed, after the check, or `left out`. */
function mended(at: number, misread: Partial<SurveyStationFact>, given = facts()) {
  const own = given.survey!.stations[at]!;
  Object.assign(own, misread);
  mendScannedSurvey(given);
  const { stations, rejected } = given.survey!;
  const [reason] = rejected.map((one) => one.reason);
  return { angles: stations.includes(own) ? [own.inclinationDeg, own.azimuthDeg] : reason, given };
}

describe('a scanned survey', () => {
  it.each([
    ['azimuth', 20, { azimuthDeg: 327.4 }],
    ['inclination', 20, { inclinationDeg: 12 }],
    ['inclination while it builds', 9, { inclinationDeg: 13 }],
  ])('with one misread %s is put right by the stations around it, and says so', (_, at, misread) => {
    const { angles, given } = mended(at, misread);
    expect(angles).toEqual([Math.min(42, 3 * (at - 3)), 127.4]);
    expect(given.remarks.map(({ text }) => text).join()).toContain(`path.png, page 1, row ${at + 2}: the `);
  });

  it('leaves out a station that no single digit explains', () => {
    const { angles } = mended(20, { inclinationDeg: 77, azimuthDeg: 301 });
    expect(angles).toContain('The station at 600 m of the scan does not fit');
  });

  it('keeps a bend that its own TVD has, and the figures of a document that is no scan', () => {
    const given = facts();
    mendScannedSurvey(given);
    expect(given).toEqual(facts());
    expect(mended(20, { inclinationDeg: 12 }, facts(false)).angles).toEqual([12, 127.4]);
  });
});

import { dogleg, ratioFactor } from '@/domain/trajectory/arc';
import type { SurveyStationFact, WellFacts } from '../../facts';
import { metres } from '../../words';

/**
 * How far the printed TVD between two stations may be from minimum curvature, in metres and per metre of hole: rounding
 * explains the first, and a misread digit is at least the second.
 */
const ROUNDING = { m: 0.05, perM: 0.0015 };
const MISREAD = { m: 0.1, perM: 0.003 };
/** Most of the path must agree with its printed TVD: otherwise that is of another path, or by another method. */
const LEAST_AGREEING = 0.8;
const LEAST_STATIONS = 6;
/** A dogleg there and back at one station, in degrees and in usual doglegs, that is a misread angle where no TVD says otherwise. */
const SPIKE = { deg: 5, usual: 6 };
/** The most of a spike that is left if its digit is put right. */
const SMOOTH = 0.1;

const FIELDS = ['inclinationDeg', 'azimuthDeg'] as const;
const CALLED = { inclinationDeg: 'inclination', azimuthDeg: 'azimuth' };
type Angle = (typeof FIELDS)[number];

const doglegBetween = (a: SurveyStationFact, b: SurveyStationFact) =>
  dogleg(a.inclinationDeg, a.azimuthDeg, b.inclinationDeg, b.azimuthDeg);

/** How far the printed TVD is from minimum curvature between two stations, compared with a tolerance; null without a TVD. */
function misfit(a: SurveyStationFact, b: SurveyStationFact, allowed: typeof ROUNDING): number | null {
  if (a.tvdM === null || b.tvdM === null) return null;
  const lengthM = b.ahdM - a.ahdM;
  const cosines = [a, b].map(({ inclinationDeg }) => Math.cos((inclinationDeg * Math.PI) / 180));
  const gainM = (lengthM / 2) * (cosines[0]! + cosines[1]!) * ratioFactor(doglegBetween(a, b));
  return Math.abs(b.tvdM - a.tvdM - gainM) / (allowed.m + allowed.perM * lengthM);
}

/** The dogleg that goes there and back at a station, in degrees. */
const spikeAt = (before: SurveyStationFact, own: SurveyStationFact, behind: SurveyStationFact): number =>
  ((doglegBetween(before, own) + doglegBetween(own, behind) - doglegBetween(before, behind)) * 180) / Math.PI;

/** The angles that differ from one as written in a single digit. */
function oneDigitAway(deg: number, field: Angle): number[] {
  const digits = deg.toFixed(2);
  return [...digits]
    .flatMap((digit, at) =>
      /\d/.test(digit)
        ? [...'0123456789'].map((other) => Number(digits.slice(0, at) + other + digits.slice(at + 1)))
        : [],
    )
    .filter((value) => Math.abs(value - deg) > 1e-6 && value <= (field === 'azimuthDeg' ? 360 : 180));
}

interface Window {
  before: SurveyStationFact;
  own: SurveyStationFact;
  behind: SurveyStationFact;
}

const misfits = ({ before, own, behind }: Window, allowed: typeof ROUNDING) =>
  [misfit(before, own, allowed), misfit(own, behind, allowed)].filter((value) => value !== null);

/** The only value of an angle, one digit from that read, with which the path is smooth and has its printed TVD. */
function angleMeant(window: Window): { field: Angle; value: number } | null {
  const { before, own, behind } = window;
  const spike = spikeAt(before, own, behind);
  const fits = FIELDS.flatMap((field) =>
    oneDigitAway(own[field], field).flatMap((value) => {
      const meant = { ...own, [field]: value };
      const left = spikeAt(before, meant, behind);
      const fitting = misfits({ before, own: meant, behind }, ROUNDING).every((apart) => apart <= 1);
      return fitting && left <= SMOOTH * spike ? [{ field, value, left }] : [];
    }),
  ).toSorted((a, b) => a.left - b.left);
  const [best, next] = fits;
  // A last digit too many changes next to nothing; the digit meant makes the path straightest by far.
  return best && (!next || best.left < next.left / 4) ? best : null;
}

/**
 * Puts right the angles of a scanned survey that its own TVD or its smooth path contradicts and that one digit explains. A
 * station that both TVDs next to it contradict and that no digit explains is left out.
 */
export function mendScannedSurvey({ survey, remarks }: WellFacts): void {
  if (!survey || survey.stations.length < LEAST_STATIONS) return;
  if (survey.stations.some(({ source }) => source.converted?.includes('rad to deg'))) return;
  const { stations } = survey;
  const steps = stations.slice(1).map((station, at) => misfit(stations[at]!, station, MISREAD));
  const known = steps.filter((step) => step !== null);
  if (known.filter((step) => step <= 1).length < LEAST_AGREEING * known.length) return;
  const bends = stations
    .slice(1)
    .map((station, at) => (doglegBetween(stations[at]!, station) * 180) / Math.PI);
  const usual = bends.toSorted((a, b) => a - b)[bends.length >> 1] ?? 0;
  const worst = stations
    .map((station, at) => ({ station, apart: Math.max(steps[at - 1] ?? 0, steps[at] ?? 0) }))
    .toSorted((a, b) => b.apart - a.apart);
  for (const { station } of worst) {
    const at = stations.indexOf(station);
    const window = { before: stations[at - 1]!, own: station, behind: stations[at + 1]! };
    if (!station.source.scan || !window.before || !window.behind) continue;
    const apart = misfits(window, MISREAD);
    const contradicted = apart.some((step) => step > 1);
    const spike = spikeAt(window.before, station, window.behind);
    if (!contradicted && spike < Math.max(SPIKE.deg, SPIKE.usual * usual)) continue;
    const meant = angleMeant(window);
    const { file, page, row } = station.source;
    const place = `${file}${page === undefined ? '' : `, page ${page}`}, row ${row ?? '?'}`;
    if (meant) {
      const { field, value } = meant;
      remarks.push({
        about: 'survey',
        text: `${place}: the ${CALLED[field]} looks like ${station[field]}\u00b0 in the scan, which the stations around it contradict; read as ${value}\u00b0. Check it.`,
      });
      station[field] = value;
    } else if (apart.length === 2 && apart.every((step) => step > 1)) {
      const bridged = misfit(window.before, window.behind, MISREAD);
      if (bridged === null || bridged > 1) continue;
      stations.splice(at, 1);
      survey.rejected.push({
        source: station.source,
        reason: `The station at ${metres(station.ahdM)} of the scan does not fit the vertical depths around it; a digit may be misread.`,
      });
    }
  }
}

import { apiDriftIn } from '@/domain/casing';
import { parseInches } from '@/domain/inches';
import { convert } from '@/domain/units';
import type { Draw } from '../../draw';
import { ahdOfTvd, pathOf } from '../../path';
import type { Amount, Section, Slurry, WellTruth } from '../../truth';
import { ARCHITECTURES, GRADES, PIPES, THREADS } from './pipes';
import type { ProgrammeWords } from './programme-words';

type Class = 'large' | 'surface' | 'middle' | 'deep';

/** The hole sections of a well that ends at a depth along the hole, with all that is set, pumped and tested in them. */
export function generateSections(
  truth: WellTruth,
  end: number,
  words: ProgrammeWords,
  draw: Draw,
): Section[] {
  const architecture = draw.one(ARCHITECTURES);
  const inUnit = (lengthM: number) => convert('length', lengthM, 'm', truth.units.depth);
  const clear = awayFromTops(truth);
  const ends = architecture.map(([, , share], index) =>
    index === architecture.length - 1 ? end : clear(Math.round(end * share)),
  );
  const [top] = [truth.drillFloor - truth.ground];
  return architecture.map(([hole, outer, , liner], index): Section => {
    const kind = kindOf(index, architecture);
    const size = sizeClass(outer, index, architecture.length);
    const at = ends[index] ?? end;
    const shoe = Math.round(at - inUnit(draw.whole(2, 5)));
    const above = ends[index - 1] ?? 0;
    const hanger = Math.round(above - inUnit(draw.whole(60, 140)));
    const [mass, inner] = draw.one(PIPES[outer] ?? [[0, 0]]);
    const pipe: Section['pipe'] = {
      kind: liner ? 'liner' : 'casing',
      name: nameOf(index, architecture, words),
      outer,
      inner,
      drift: Number(apiDriftIn(parseInches(outer) ?? 0, inner).toFixed(3)),
      mass,
      grade: draw.one(GRADES[size] ?? ['L80']),
      thread: draw.one(THREADS[size] ?? ['BTC']),
      top: liner
        ? hanger
        : Number(Math.max(0, Number((top > 0 && top < 40 ? top : 0).toFixed(1))).toFixed(1)),
      shoe,
      notes: null,
    };
    const weight = weightOf(index, architecture.length, truth, draw);
    const [type, properties] = words.muds[Math.min(index, words.muds.length - 1)] ?? ['', ''];
    return {
      hole,
      description: words.sections[kind],
      end: at,
      pipe,
      cement: cementOf(
        { liner: liner === true, first: index === 0, above, hanger, shoe, end: at },
        truth,
        words,
        draw,
      ),
      mud: {
        type,
        properties,
        weight,
        ph: /OBM|Olje|base aceite/.test(type)
          ? null
          : { from: 8.5 + (index % 2) * 0.5, to: 9.5 + (index % 2) * 0.5 },
        yieldPoint: yieldOf(truth, draw),
        apiLoss: index === 0 ? null : { to: Math.max(3, 9 - 2 * index) },
        hphtLoss: index < 2 ? null : { to: 14 - 2 * index },
        sixRpm: draw.chance(0.5) ? { from: 6 + index, to: 9 + index } : 8 + index,
        solids: { to: Math.max(3, 8 - index) },
        notes: null,
      },
      runs: runsOf(index, architecture.length, words, draw),
      test: testOf(index, architecture.length, liner === true, truth),
    };
  });
}

/** Conductor, surface, intermediate, production or reservoir. A well that is cased to its end has no liner, and no section for one. */
function kindOf(index: number, architecture: (typeof ARCHITECTURES)[number]): 0 | 1 | 2 | 3 | 4 {
  const { length: count } = architecture;
  const hung = architecture.at(-1)?.[3] === true;
  const fromEnd = count - 1 - index;
  if (fromEnd === 0) return hung ? 4 : 3;
  if (fromEnd === 1 && hung) return 3;
  const first = count > 4 ? 0 : 1;
  return index === 0 ? first : index + first === 1 ? 1 : 2;
}

/** A second string of one kind has its number. */
function nameOf(index: number, architecture: (typeof ARCHITECTURES)[number], words: ProgrammeWords): string {
  const kind = kindOf(index, architecture);
  const before = architecture.slice(0, index).filter((_, at) => kindOf(at, architecture) === kind).length;
  return before === 0 ? words.strings[kind] : `${words.strings[kind]} ${before + 1}`;
}

function sizeClass(outer: string, index: number, count: number): Class {
  const size = parseInches(outer) ?? 0;
  if (size >= 30) return 'large';
  if (size >= 13) return 'surface';
  return index >= count - 2 ? 'deep' : 'middle';
}

/** A section that ends where a formation begins would put that formation in either, by a rounding. */
function awayFromTops(truth: WellTruth): (depth: number) => number {
  const path = pathOf(truth);
  const { depth: unit } = truth.units;
  const tops = truth.tops.map(({ depth }) =>
    convert('length', ahdOfTvd(path, convert('length', depth + truth.drillFloor, unit, 'm')), 'm', unit),
  );
  const room = unit === 'm' ? 12 : 40;
  return (depth) => {
    let clear = depth;
    while (tops.some((top) => Math.abs(top - clear) < room)) clear += room / 2;
    return Math.round(clear);
  };
}

function weightOf(index: number, count: number, { units }: WellTruth, draw: Draw): Amount {
  const sg = 1.04 + (index / count) * 0.32 + draw.between(0, 0.05, 0.01);
  const say = (value: number) =>
    Number(convert('gradient', value, 'sg', units.mudWeight).toFixed(units.mudWeight === 'ppg' ? 1 : 2));
  if (draw.chance(0.3)) return say(sg);
  return { from: say(sg), to: say(sg + draw.between(0.03, 0.08, 0.01)) };
}

function yieldOf({ units }: WellTruth, draw: Draw): Amount {
  const from = draw.whole(6, 12);
  return units.yieldPoint === 'Pa' ? { from, to: from + 5 } : { from: 2 * from, to: 2 * from + 8 };
}

interface Job {
  liner: boolean;
  first: boolean;
  above: number;
  hanger: number;
  shoe: number;
  end: number;
}

function cementOf(job: Job, { units }: WellTruth, words: ProgrammeWords, draw: Draw): Section['cement'] {
  const density = (sg: number) =>
    Number(convert('gradient', sg, 'sg', units.slurry).toFixed(units.slurry === 'ppg' ? 1 : 2));
  const slurry = (
    kinds: ProgrammeWords['leads'],
    sg: number,
    top: number | string,
    excess: number,
  ): Slurry => {
    const [type, additives] = draw.one(kinds);
    return { type, additives, density: density(sg), excess, top };
  };
  if (job.liner)
    return { liner: slurry(words.tails, draw.between(1.88, 1.96, 0.01), job.hanger, draw.whole(2, 5) * 10) };
  const over = Math.round(convert('length', draw.whole(100, 180), 'm', units.depth));
  const excess = job.first ? 100 : draw.whole(2, 5) * 10;
  const tail = slurry(
    words.tails,
    draw.between(1.86, 1.94, 0.01),
    Math.max(job.shoe - over, Math.round(job.shoe / 2)),
    excess,
  );
  const top = job.first || draw.chance(0.3) ? words.surface : Math.max(Math.round(job.above / 2), 50);
  return { lead: slurry(words.leads, draw.between(1.48, 1.62, 0.01), top, excess), tail };
}

function runsOf(index: number, count: number, words: ProgrammeWords, draw: Draw): string[] {
  const [first = 'MWD', second = 'MWD', third = 'LWD', cbl = 'CBL', fifth = 'Wireline'] = words.runs;
  if (index === 0) return [first];
  if (index < count - 1) return draw.chance(0.5) ? [second] : [second, cbl];
  return [third, fifth];
}

function testOf(index: number, count: number, liner: boolean, { units }: WellTruth): Section['test'] {
  const step = units.pressure === 'psi' ? 250 : 5;
  const say = (bar: number) => Math.round(convert('pressure', bar, 'bar', units.pressure) / step) * step;
  const deep = index / count;
  return {
    annular: say(index === 0 ? 35 : 140 + 140 * deep),
    ram: index === 0 ? null : say(210 + 180 * deep),
    bump: liner ? null : say(70 + 260 * deep),
    linerLap: liner ? say(240 + 60 * deep) : null,
    notes: null,
  };
}

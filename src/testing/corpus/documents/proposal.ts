import { convert } from '@/domain/units';
import { ahdOfTvd, pathOf, tvdOfAhd } from '../path';
import type { WellTruth } from '../truth';
import { table } from './document-model';
import type { Block, Column, CorpusDocument } from './document-model';
import { inDocumentUnit, paper } from './paper';
import { onPaper, printNumber, WORDS } from './print';

export function proposal(truth: WellTruth): CorpusDocument {
  const { titles, documents } = WORDS[truth.language];
  const heading = (text: string): Block => ({ kind: 'heading', text });
  const laidOut = (columns: Column[]) => table(columns, truth.layout.units);
  return paper(truth, 'Well Proposal', documents.proposal, [
    heading(titles.header),
    { kind: 'pairs', as: truth.layout.header, pairs: headerPairs(truth) },
    heading(titles.tops),
    laidOut(topColumns(truth)),
    heading(titles.sections),
    laidOut(sectionColumns(truth)),
    heading(titles.reservoirs),
    laidOut(reservoirColumns(truth)),
    heading(titles.logging),
    laidOut(loggingColumns(truth)),
    heading(titles.pressureTests),
    laidOut(testColumns(truth)),
    heading(titles.plan),
    laidOut(planColumns(truth)),
  ]);
}

function headerPairs(truth: WellTruth): [string, string][] {
  const { keys } = WORDS[truth.language];
  const { header, layout, units } = truth;
  const number = (value: number) => printNumber(value, layout);
  const { amount, currency } = header.afeCost;
  return [
    [keys.wellName, header.wellName],
    [keys.wellType, header.wellType],
    [keys.objective, header.objective],
    [keys.location, header.location],
    [keys.fieldName, header.fieldName],
    [keys.fieldCode, header.fieldCode],
    [keys.wellId, String(header.wellId)],
    [keys.activityId, String(header.activityId)],
    [
      keys.afeCost,
      currency === 'USD' && !layout.decimalComma
        ? `${currency} ${amount.toLocaleString('en-US')}`
        : `${amount.toLocaleString(layout.decimalComma ? 'de-DE' : 'en-US')} ${currency}`,
    ],
    [keys.daysPlanned, `${header.daysPlanned} ${header.daysUnit}`],
    [keys.wellHeads, header.wellHeads.join(', ')],
    [keys.drillFloor, `${number(truth.drillFloor)} ${units.depth}`],
    [keys.groundLevel, `${number(truth.ground)} ${units.depth}`],
  ];
}

/** Tops in the reference they were picked in; the other depths are computed, and printed to a decimal. */
function topColumns(truth: WellTruth): Column[] {
  const words = WORDS[truth.language].tops;
  const { depth: unit } = truth.units;
  const path = pathOf(truth);
  const print = (value: number, decimals: number) => printNumber(value, truth.layout, decimals);
  const depths = truth.tops.map(({ depth }) => depth);
  const name: Column = {
    heading: words.formation,
    cells: truth.tops.map(({ name: formation }) => formation),
  };
  const variance: Column = {
    heading: words.variance,
    unit,
    cells: truth.tops.map((top) => printNumber(top.variance, truth.layout)),
  };
  if (truth.topsIn === 'tvdSs') {
    const sign = truth.layout.topsNegativeDown ? -1 : 1;
    const ss: Column = { heading: words.tvdSs, unit, cells: depths.map((depth) => print(sign * depth, 1)) };
    if (truth.layout.topsNegativeDown || path === null) return [name, ss, variance];
    const md = depths.map((depth) =>
      inDocumentUnit(ahdOfTvd(path, convert('length', depth + truth.drillFloor, unit, 'm')), truth),
    );
    const tvd = depths.map((depth) => print(depth + truth.drillFloor, 1));
    return [
      name,
      { heading: words.md, unit, cells: md.map((depth) => print(depth, 1)) },
      { heading: words.tvd, unit, cells: tvd },
      ss,
      variance,
    ];
  }
  const md = depths.map((depth) =>
    inDocumentUnit(ahdOfTvd(path, convert('length', depth, unit, 'm')), truth),
  );
  return [
    name,
    { heading: words.tvd, unit, cells: depths.map((depth) => print(depth, 1)) },
    { heading: words.md, unit, cells: md.map((depth) => print(depth, 1)) },
    variance,
  ];
}

function sectionColumns(truth: WellTruth): Column[] {
  const words = WORDS[truth.language].sections;
  const { sections, layout, units } = truth;
  const path = pathOf(truth);
  const tvd = sections.map(({ end }) =>
    inDocumentUnit(tvdOfAhd(path, convert('length', end, units.depth, 'm')), truth),
  );
  return [
    { heading: words.hole, unit: 'in', cells: sections.map(({ hole }) => hole) },
    { heading: words.description, cells: sections.map(({ description }) => description) },
    { heading: words.tdMd, unit: units.depth, cells: sections.map(({ end }) => printNumber(end, layout)) },
    { heading: words.tdTvd, unit: units.depth, cells: tvd.map((depth) => printNumber(depth, layout, 1)) },
  ];
}

function reservoirColumns(truth: WellTruth): Column[] {
  const words = WORDS[truth.language].reservoirs;
  const { reservoirs, layout, units } = truth;
  const sign = layout.topsNegativeDown ? -1 : 1;
  const column = (
    heading: string,
    unit: string,
    of: (reservoir: WellTruth['reservoirs'][number]) => number,
  ): Column => ({
    heading,
    unit: onPaper(unit),
    cells: reservoirs.map((reservoir) => printNumber(of(reservoir), layout)),
  });
  return [
    { heading: words.name, cells: reservoirs.map(({ name }) => name) },
    column(words.top, units.depth, ({ top }) => sign * top),
    column(words.base, units.depth, ({ base }) => sign * base),
    column(words.pressureLower, units.pressure, ({ pressureLower }) => pressureLower),
    column(words.pressureUpper, units.pressure, ({ pressureUpper }) => pressureUpper),
    column(words.gradient, units.poreGradient, ({ gradient }) => gradient),
  ];
}

function loggingColumns(truth: WellTruth): Column[] {
  const words = WORDS[truth.language].logging;
  const runs = truth.sections.flatMap(({ hole, runs: each }) =>
    each.map((evaluation, index) => ({ hole, run: String(index + 1), evaluation })),
  );
  return [
    { heading: words.hole, unit: 'in', cells: runs.map(({ hole }) => hole) },
    { heading: words.run, cells: runs.map(({ run }) => run) },
    { heading: words.evaluation, cells: runs.map(({ evaluation }) => evaluation) },
  ];
}

function testColumns(truth: WellTruth): Column[] {
  const words = WORDS[truth.language].pressureTests;
  const { sections, layout, units } = truth;
  const pressure = (heading: string, key: 'annular' | 'ram' | 'bump' | 'linerLap'): Column => ({
    heading,
    unit: units.pressure,
    cells: sections.map(({ test }) => {
      const value = test[key];
      return value === null ? '' : printNumber(value, layout);
    }),
  });
  return [
    { heading: words.hole, unit: 'in', cells: sections.map(({ hole }) => hole) },
    pressure(words.annular, 'annular'),
    pressure(words.ram, 'ram'),
    pressure(words.bump, 'bump'),
    pressure(words.linerLap, 'linerLap'),
    { heading: words.notes, cells: sections.map(({ test }) => test.notes ?? '') },
  ];
}

function planColumns(truth: WellTruth): Column[] {
  const words = WORDS[truth.language].plan;
  return [
    { heading: words.number, cells: truth.plan.map((_, index) => String(index + 1)) },
    { heading: words.title, cells: truth.plan.map(({ title }) => title) },
    { heading: words.description, cells: truth.plan.map(({ description }) => description ?? '') },
  ];
}

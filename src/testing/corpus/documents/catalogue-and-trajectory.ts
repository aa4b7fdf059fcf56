import { pathOf } from '../path';
import type { Pipe, WellTruth } from '../truth';
import { table } from './document-model';
import type { Column, CorpusDocument } from './document-model';
import { inDocumentUnit, paper } from './paper';
import { printNumber, WORDS } from './print';

export function catalogue(truth: WellTruth): CorpusDocument {
  const { casing: words, titles, documents, keys } = WORDS[truth.language];
  const { sections, layout, units } = truth;
  const grouped = layout.casing === 'grouped';
  const text = (heading: string, of: (pipe: Pipe) => string, unit?: string, group?: string): Column => ({
    heading,
    ...(unit === undefined ? {} : { unit }),
    ...(group === undefined || !grouped ? {} : { group }),
    cells: sections.map(({ pipe }) => of(pipe)),
  });
  const number = (heading: string, of: (pipe: Pipe) => number, unit: string, group: string) =>
    text(heading, (pipe) => printNumber(of(pipe), layout), unit, group);
  return paper(truth, 'Well Catalogue', documents.catalogue, [
    { kind: 'pairs', as: 'lines', pairs: [[keys.wellName, truth.header.wellName]] },
    { kind: 'heading', text: titles.casing },
    table(
      [
        { heading: words.hole, unit: 'in', cells: sections.map(({ hole }) => hole) },
        text(words.string, ({ name }) => name),
        text(words.outer, ({ outer }) => outer, 'in', words.pipe),
        number(words.mass, ({ mass }) => mass, units.mass, words.pipe),
        text(words.grade, ({ grade }) => grade, undefined, words.pipe),
        text(words.thread, ({ thread }) => thread, undefined, words.pipe),
        number(words.inner, ({ inner }) => inner, units.bore, words.pipe),
        number(words.drift, ({ drift }) => drift, units.bore, words.pipe),
        number(words.top, ({ top }) => top, units.depth, words.depths),
        number(words.shoe, ({ shoe }) => shoe, units.depth, words.depths),
        text(words.notes, ({ notes }) => notes ?? ''),
      ],
      layout.units,
    ),
  ]);
}

export function trajectory(truth: WellTruth): CorpusDocument {
  const { survey: words, documents, keys } = WORDS[truth.language];
  const { layout, units, header } = truth;
  const stations = pathOf(truth)?.stations ?? [];
  const angle = truth.language === 'German' ? 'Grad' : 'deg';
  const print = (value: number, decimals = 2) => printNumber(value, layout, decimals);
  const length = (valueM: number) => print(inDocumentUnit(valueM, truth));
  return paper(truth, 'Well Trajectory', documents.trajectory, [
    {
      kind: 'pairs',
      as: 'lines',
      pairs: [
        [keys.wellName, header.wellName],
        [keys.fieldName, header.fieldName],
        [keys.drillFloor, `${printNumber(truth.drillFloor, layout)} ${units.depth}`],
      ],
    },
    table(
      [
        { heading: words.md, unit: units.depth, cells: stations.map(({ ahdM }) => length(ahdM)) },
        {
          heading: words.inclination,
          unit: angle,
          cells: stations.map(({ inclinationDeg }) => print(inclinationDeg)),
        },
        { heading: words.azimuth, unit: angle, cells: stations.map(({ azimuthDeg }) => print(azimuthDeg)) },
        { heading: words.tvd, unit: units.depth, cells: stations.map(({ tvdM }) => length(tvdM)) },
        { heading: words.north, unit: units.depth, cells: stations.map(({ northM }) => length(northM)) },
        { heading: words.east, unit: units.depth, cells: stations.map(({ eastM }) => length(eastM)) },
      ],
      layout.units,
    ),
  ]);
}

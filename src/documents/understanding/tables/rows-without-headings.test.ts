import { expect, it } from 'vitest';
import { rawWorkbook, sheetData } from '../../readers/office-for-tests';
import { readOne } from '../documents-for-tests';

it('reads slurries, runs and a location in sheets that have no headings', async () => {
  const facts = await readOne(
    rawWorkbook({
      Well: sheetData([
        ['Location', '12 km south of Northam', null, null, 'B. Reed, geologist'],
        ['Ground level', '310', 'ft AMSL'],
        ['All depths in feet from KB'],
      ]),
      Cement: sheetData([
        ['10 3/4" SURFACE'],
        [null, 'Tail:', '300 sx', 'Class A', 'ppg', '15.2', 'excess', '80%', 'TOC', 'Surface'],
        ['7 5/8" PROTECTION'],
        [null, 'Lead:', '210 sx', '50/50 Poz H', 'ppg', '12.6', 'excess', '35%', 'TOC', '4000'],
        [null, 'Tail:', '140 sx', 'Class H', 'ppg', '15.9', 'excess', '15%', 'additives', '0.2% retarder'],
        ['5" PRODUCTION LINER'],
        [null, 'Slurry:', '90 sx', 'Class H + silica', 'ppg', '16.3', 'excess', '20%', 'TOC', 'Top of liner'],
      ]),
      Logs: sheetData([
        ['Open hole logs'],
        ['13 1/2', 'none'],
        ['9 7/8', 'Run 1', 'Induction-GR'],
        ['6 1/2', 'Run 1', 'Triple combo'],
        [null, 'Run 2', 'Sonic'],
      ]),
    }),
    'Well Proposal',
    'prognosis.xlsx',
  );
  expect(
    facts.slurries.map((one) => [
      one.casingOuterDiameterIn,
      one.role,
      one.type,
      one.gradientKpaPerM?.toFixed(2),
      one.excess,
      one.topOfCement,
    ]),
  ).toEqual([
    [10.75, 'tail', 'Class A', '17.86', '80%', 'Surface'],
    [7.625, 'lead', '50/50 Poz H', '14.81', '35%', '1219.2 m'],
    [7.625, 'tail', 'Class H', '18.68', '15%', null],
    [5, 'liner', 'Class H + silica', '19.15', '20%', 'Top of liner'],
  ]);
  expect(facts.loggingRuns.map((run) => [run.holeDiameterIn, run.runNumber, run.evaluation])).toEqual([
    [9.875, 1, 'Induction-GR'],
    [6.5, 1, 'Triple combo'],
    [6.5, 2, 'Sonic'],
  ]);
  expect(facts.header.location).toBe('12 km south of Northam');
});

import { describe, expect, it } from 'vitest';
import { document, readOne, reasonsOf, remarksOf } from '../documents-for-tests';
import { namesInTitle } from './names-in-titles';
import { readDocuments } from '../read-documents';

const TOPS = 'Formation,TVD SS (m)\nChalk,1000\nSalt,2000\n';

describe('names in titles', () => {
  it.each([
    ['Marram Sound 4-17 wellbore sketch', ['Marram Sound 4-17']],
    ['Subject: Teal Ridge-2, geological prognosis', ['Teal Ridge-2']],
    ['PROGRAMA DE PERFORACI\u00d3N - POZO GARZA-12D', ['GARZA-12D']],
    ['Br\u00f8nn 34/8-Y er en vertikal letebr\u00f8nn.', ['34/8-Y']],
    ['Spud package - Juniper Unit 7 ST1', ['Juniper Unit 7 ST1']],
    ['PECAN HILL UNIT NO. 214 (vertical)', ['PECAN HILL UNIT #214']],
    ['Coupe Puits BANC 2D', ['BANC 2D']],
    ['Teal 3D seismic', []],
    ['Programa pozo GRz.x-12', ['GRz.x-12']],
    ['Section 4 Geology', []],
    ['Rig Landmark 9', []],
    ['Teal Ridge 9 5/8" casing', []],
    ['Teal Ridge 2nd stage, 3D seismic', []],
    ['Attachment to Form 1234-5', []],
    ['Offset Teal Ridge-1 report', ['Teal Ridge-1']],
    ['13 3/8" casing', []],
    ['Cementeringsprogramma Veldhuis-6', ['Veldhuis-6']],
    ['Zementierprogramm Moorgrund Z5', ['Moorgrund Z5']],
    ['Sementeringsprogram Tangvik-3', ['Tangvik-3']],
    ['Programme de cimentation Bocage-4', ['Bocage-4']],
    ['Programa de cementaci\u00f3n Mesa Alta-9', ['Mesa Alta-9']],
    ['Cementing Programme Orchard-4', ['Orchard-4']],
    ['Dichte 1', []],
    ['Gewicht 1,2', []],
    ['Slurry density 1.9', []],
    ['Set at 1,980 ft on 12/03/2021', []],
  ])('reads %j as %j', (text, names) => {
    expect(namesInTitle(text)).toEqual(names);
  });

  it('name the well if the file name or a second line contains the name too', async () => {
    const name = async (text: string, file: string) => (await readOne(text, 'Other', file)).header.wellName;
    const title = `Marram Sound 4-17 tops\n${TOPS}`;
    expect(await name(title, 'Marram Sound 4-17.csv')).toBe('Marram Sound 4-17');
    expect(await name(title, 'tops.csv')).toBeNull();
    const joined = `Coupe du Banc de Teal 4-17\n${TOPS}`;
    expect(await name(joined, 'Banc de Teal 4-17.csv')).toBe('Banc de Teal 4-17');
    expect(await name(joined, 'Teal 4-17.csv')).toBe('Teal 4-17');
    expect(await name(`Marram Sound 4-17\nPrognosis Marram Sound 4-17\n${TOPS}`, 'tops.csv')).toBe(
      'Marram Sound 4-17',
    );
    expect(await name(`Offset Marram Sound 4-17\n${TOPS}`, 'Marram Sound 4-17.csv')).toBeNull();
    expect(await name(`Marram Sound 4-17 and 4-18, tops\n${TOPS}`, 'Marram Sound 4-18.csv')).toBeNull();
  });

  it('are reported if they differ', async () => {
    const facts = await readDocuments([
      document('Teal-2 tops.csv', 'Other', `Teal-2 prognosis\n${TOPS}`),
      document('Teal-5 survey.csv', 'Other', `Teal-5 path\nMD,Inc,Azi\n0,0,0\n100,1,10\n`),
    ]);
    expect(facts.header.wellName).toBeNull();
    expect(remarksOf(facts)).toMatch(/several wells \(Teal-2 and Teal-5\)/);
  });

  it('are never the heading of a column or of a document', async () => {
    const { header } = await readOne(
      `Well,Formation,mTVDSS,bar\nWELL DESIGN;X11-Z4;;\n${TOPS}`,
      'Other',
      'tops.csv',
    );
    expect(header.wellName).toBeNull();
  });
});

describe('a table whose title names another well of the series', () => {
  it('gives nothing', async () => {
    const survey = (title: string, file = 'deviation.csv') =>
      readDocuments([
        document('Juniper Unit 7.csv', 'Other', `Well: Juniper Unit 7\n${TOPS}`),
        document(file, 'Other', `${title}\nMD,Inc,Azi\n0,0,0\n100,1,10\n`),
      ]);
    const other = await survey('Deviation record - Juniper Unit 5');
    expect(other.survey).toBeNull();
    expect(reasonsOf(other)).toMatch(/another well/);
    expect((await survey('Deviation record - Juniper Unit 7')).survey?.stations).toHaveLength(2);
    expect((await survey('Deviation', 'Juniper-Unit-5_survey.csv')).survey).toBeNull();
    expect((await survey('Deviation', 'Juniper-Unit-7_survey.csv')).survey?.stations).toHaveLength(2);
    expect((await survey('Deviation record - rig Explorer 5')).survey?.stations).toHaveLength(2);
    // What is above the title of its chapter is not about a table.
    const chapter = 'Juniper Unit 5    10.4 ppg\n5. Directional plan\nIn metres:';
    expect((await survey(chapter)).survey?.stations).toHaveLength(2);
    expect((await survey('Budget    5,900,000\n1. Directional plan')).survey?.stations).toHaveLength(2);
  });
});

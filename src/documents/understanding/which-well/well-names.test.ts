import { describe, expect, it } from 'vitest';
import {
  blockTitleWell,
  certainlyDifferent,
  namesWell,
  sameWell,
  saysSameWell,
  wellInTitle,
  wellNameIn,
  wellsNamedBy,
  isByFieldCode,
  isWithoutSecondField,
  isWithoutAlias,
  wellPreparedFor,
} from './well-names';

describe('well names', () => {
  it.each([
    ['NO 15/9-F-12', '15_9-F-12'],
    ['15/9-F-12', 'F-12'],
    ['Aurora-3', 'AURORA 3'],
    ['6508/4-3', '6508/4-3 Alder'],
    ['6508/4-3 S', '6508/4-3 S Alder'],
    ['34/7-B-2 H', '34/7-B-2 H Alder'],
    ['C Alder No. 2', 'C Alder No. 2, Acadia Parish, LA'],
    ['OCS-G 20517 No. B004', 'B004 OH'],
    ['Aurora-03', 'Aurora 3'],
    ['Aurora-3 (slot 5)', 'Aurora-3'],
    ['OCS-G 20517 #004', 'OCS-G 20517 No. 004'],
    ['OCS-G 20517 No. 004 (Alder #4)', 'Alder #4'],
    ['OCS-G 20517 #004', 'OCS-G 20517 No. 004 (Alder #4)'],
    ['C003 ST00BP00', 'C003'],
    ['C003 ST 01 BP 00', 'C003 ST01'],
    ['C003 BP02', 'C003 ST00BP02'],
  ])('takes %s and %s for one well', (a, b) => {
    expect(sameWell(a, b)).toBe(true);
    expect(sameWell(b, a)).toBe(true);
  });

  it.each([
    ['15/9-F-1', '15/9-F-12'],
    ['15/9-F-1', '15/9-F-1 A'],
    ['15/9-F-1 (A)', '15/9-F-1 (B)'],
    ['Aurora-3', 'Aurora-13'],
    ['Aurora-3', 'Aurora-4, Acadia Parish'],
    ['6508/4-3', '6508/4-3 A'],
    ['6508/4-3', '6508/4-3 S Alder'],
    ['6508/4-3', '6508/4-31 Alder'],
    ['12', 'F-12'],
    ['C003', 'C003 ST00BP01'],
    ['C003', 'C003 ST01BP00'],
    ['Aurora-3 (Slot 5)', 'Aurora-4 (Slot 5)'],
  ])('keeps %s and %s apart', (a, b) => {
    expect(sameWell(a, b)).toBe(false);
    expect(sameWell(b, a)).toBe(false);
  });

  it('cuts the zeros of an original hole', () => {
    expect(wellNameIn('PINE 14H / OWB / PLAN #2')).toBe('PINE 14H');
    expect(wellNameIn('22/19d-4 Drilling Programme')).toBe('22/19d-4');
    expect(wellNameIn('Aurora-3 Document AUR-DR-004 Rev 2')).toBe('Aurora-3');
    expect(wellNameIn('PNE-GT-02 PWB')).toBe('PNE-GT-02');
    expect(wellNameIn('Birch 31 (Location BRKC)')).toBe('Birch 31');
    expect(wellNameIn('Birch 31 (Loc. BRKC)')).toBe('Birch 31');
    expect(wellNameIn('NO 15/9-F-12 / Survey 3')).toBe('NO 15/9-F-12');
    expect(wellNameIn('C003 ST00BP00')).toBe('C003');
    expect(wellNameIn('C003 ST 00 BP 00')).toBe('C003');
    expect(wellNameIn('C003 ST00BP01')).toBe('C003 ST00BP01');
  });

  it('leaves the word for a well and the title of a document out of a name', () => {
    expect(wellNameIn('Well Aurora-3')).toBe('Aurora-3');
    expect(wellNameIn('Bohrung Nordheim Z4')).toBe('Nordheim Z4');
    expect(wellNameIn('Br\u00f8nn 15/3-A-4 H')).toBe('15/3-A-4 H');
    expect(wellNameIn('Aurora-3 Well Programme')).toBe('Aurora-3');
    expect(wellNameIn('Nordheim Z4 Bohrprogramm Rev. 2')).toBe('Nordheim Z4');
    // Without the word nothing is left that names a well.
    expect(wellNameIn('Well 3')).toBe('Well 3');
    expect(wellNameIn('Pozo 214')).toBe('Pozo 214');
    expect(wellNameIn('Wellington 4')).toBe('Wellington 4');
  });

  it('cuts what is said of a well in brackets whole, also with a comma in it', () => {
    expect(wellNameIn('Aurora-3 (producer, injector later)')).toBe('Aurora-3');
    expect(wellNameIn('Aurora-3 (A)')).toBe('Aurora-3 (A)');
    expect(wellNameIn('15/3a-B2, Aurora')).toBe('15/3a-B2');
    expect(wellNameIn('Aurora 3 \u2013 Order 25/031 \u2013 Cement Ltd')).toBe('Aurora 3');
    expect(wellNameIn('01 - well')).toBe('01 - well');
    expect(wellNameIn('15/9 - F-12')).toBe('15/9 - F-12');
    expect(wellNameIn('Miller No. 1, Section 12')).toBe('Miller No. 1, Section 12');
  });

  it('finds a well in a file name, but not one whose name only starts the same', () => {
    expect(namesWell('volve_15_9-F-12_ACTUAL.txt', 'NO 15/9-F-12')).toBe(true);
    expect(namesWell('volve_15_9-F-12_ACTUAL (1).txt', 'NO 15/9-F-12')).toBe(true);
    expect(namesWell('15_9-F-12_v2.txt', 'NO 15/9-F-12')).toBe(true);
    expect(namesWell('volve_15_9-F-12_ACTUAL.txt', 'NO 15/9-F-1')).toBe(false);
    expect(namesWell('volve_15_9-F-1-A_ACTUAL.txt', 'NO 15/9-F-1')).toBe(false);
    expect(namesWell('15_9-F-1_T2.txt', 'NO 15/9-F-1')).toBe(false);
    expect(namesWell('survey 1.txt', '1')).toBe(false);
  });

  it('uses the longer name if both are in the text', () => {
    expect(wellsNamedBy('15_9-F-1-A.txt', ['15/9-F-1', '15/9-F-1 A'])).toEqual(['15/9-F-1 A']);
    expect(wellsNamedBy('15_9-F-12.txt', ['15/9-F-1', '15/9-F-12'])).toEqual(['15/9-F-12']);
  });

  it('treats wells as certainly different only if their names belong to one series', () => {
    expect(certainlyDifferent('15/9-F-12', '15/9-F-14')).toBe(true);
    expect(certainlyDifferent('Aurora-3', 'API 42-123-45678')).toBe(false);
  });

  it.each([
    ['Well NO 15/9-F-12', 'NO 15/9-F-12'],
    ['Well: Aurora-3', 'Aurora-3'],
    ['Wellbore name = P11-A2', 'P11-A2'],
    ['Well 3 is planned', null],
    ['Well id: 10442', null],
    ['Well heads: 2', null],
    ['Wellpath Report', null],
    ['Wellbore: Lateral 2', null],
    ['Wellbore: Original Hole', null],
  ])('reads the title %j', (line, well) => {
    expect(blockTitleWell(line)).toBe(well);
  });
});

describe('saysSameWell', () => {
  it.each([
    ['Programme of WINDMILL-12 (WML-12)', 'WML-12', 'WINDMILL-12', true],
    ['Programme of WINDMILL-12 (WML-12)', 'WML-11', 'WINDMILL-12', false],
    ['WINDMILL-12 (twin of WML-11)', 'WML-11', 'WINDMILL-12', false],
  ])('%s: %s and %s', (text, a, b, same) => {
    expect(saysSameWell(text, a, b)).toBe(same);
  });
});

it('cuts what a name says of its well in brackets', () => {
  expect(wellNameIn('Pine 3-4 (injector, drilled first)')).toBe('Pine 3-4');
  expect(wellNameIn('Pine 3-4 (producteur)')).toBe('Pine 3-4');
  expect(wellNameIn('Pine 3-4 (A)')).toBe('Pine 3-4 (A)');
});

it('is the same with the code of its field for the name', () => {
  const field = { name: 'Windmill North', code: 'WMN' };
  expect(isByFieldCode(field, 'WMN-12', 'Windmill North-12')).toBe(true);
  expect(isByFieldCode(field, 'WMN-11', 'Windmill North-12')).toBe(false);
  expect(isByFieldCode(field, 'WMN', 'Windmill North')).toBe(false);
  expect(isByFieldCode(field, 'WMN-12 Windmill North', 'Windmill North-12')).toBe(true);
  expect(isByFieldCode(field, 'WMN-12', 'WMN-12 Windmill North')).toBe(true);
  expect(isByFieldCode(field, 'WMN-12 Windmill North', 'WMN-13')).toBe(false);
  expect(isWithoutSecondField(field, 'Windmill North-12', 'WMN-12 Windmill North')).toBe(true);
  expect(isWithoutSecondField(field, 'WMN-12 Windmill North', 'Windmill North-12')).toBe(false);
});

it('has the number of a well in its block behind a sign', () => {
  expect(wellInTitle('Reference: Well GC 415 #2')).toBe('GC 415 #2');
});

it('takes no hole by its size for the well of a title', () => {
  expect(wellInTitle('Bohrung 12 1/4": Polymersp\u00fclung')).toBeNull();
  expect(wellInTitle('Sp\u00fclung der Bohrung Z2')).toBe('Z2');
});

it('names no purpose of a well between its word and its name', () => {
  expect(wellPreparedFor('Programme de forage du puits producteur LIN-2')).toBe('LIN-2');
  expect(wellPreparedFor('Programa de perforaci\u00f3n del pozo inyector LIN-2')).toBe('LIN-2');
});

it('has another form without its code in brackets, however its zeros are written', () => {
  expect(isWithoutAlias('Linden-4', 'LINDEN-04 (LIN-04)')).toBe(true);
  expect(isWithoutAlias('Linden-5', 'LINDEN-04 (LIN-04)')).toBe(false);
});

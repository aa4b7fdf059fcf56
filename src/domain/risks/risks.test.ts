import { describe, expect, it } from 'vitest';
import { exampleRisk, withRisk } from '@/testing/checks/risk-cases';
import { applyChanges } from '../montage/apply';
import { cellRefusal, cellText, setCell } from '../montage/cells';
import type { Edit } from '../montage/change';
import { newRiskLevel } from '../montage/listed';
import type { Level, Montage, Risk } from '../montage/montage';
import { savePayload } from '../montage/save-payload';
import { sectionText } from '../montage/section-field';
import { documentUnits } from '../shown-units/units-of-person';
import { matrixCells, resetMatrix, riskMatrixOf, setMatrix, usualClass } from './matrix';
import { matrixDrawing, matrixFrame } from './matrix-drawing';
import { addRisk, nextNumber, openCounts, ownersOf, ratingOf, registerOf, risksByCell } from './register';

const usual = riskMatrixOf();
const newId = () => 'temp-1';
const edited = (montage: Montage, edit: Edit | null): Montage => applyChanges(montage, edit?.changes ?? []);
const risk = (number: string, given: Partial<Risk> = {}): Risk => ({
  ...exampleRisk,
  id: number,
  number,
  ...given,
});

describe('the matrix', () => {
  it('is high from 15, medium from 5 and else low by default', () => {
    const count = (wanted: string) =>
      matrixCells.filter(([likelihood, severity]) => usualClass(likelihood, severity) === wanted).length;
    // 15, 15, 16, 20, 20, 25 are high; 1, 2, 2, 3, 3, 4, 4, 4 are low.
    expect([count('high'), count('medium'), count('low')]).toEqual([6, 11, 8]);
  });

  it('has the classes and words of its levels, and the default elsewhere', () => {
    const levels = [
      { ...newRiskLevel('a'), level: 2, likelihood_label: 'Seldom', class_5: 'high' as const },
      { ...newRiskLevel('b'), level: 2, likelihood_label: 'Never' },
      { ...newRiskLevel('c'), level: 9, likelihood_label: 'Unknown level' },
    ];
    const matrix = riskMatrixOf(levels);
    expect(matrix.likelihoods).toEqual(['Rare', 'Seldom', 'Possible', 'Likely', 'Almost certain']);
    expect([matrix.classOf(2, 5), matrix.classOf(2, 4)]).toEqual(['high', 'medium']);
  });

  it('stores a class once, and the default as nothing', () => {
    const before = withRisk({});
    const set = (montage: Montage, value: string) =>
      edited(montage, setMatrix(montage, 2, 'class_5', value, newId));
    const high = set(before, 'high');
    expect(high.risk_levels_list).toEqual([{ ...newRiskLevel('temp-1'), level: 2, class_5: 'high' }]);
    expect(set(high, 'low').risk_levels_list).toHaveLength(1);
    expect(set(high, 'medium').risk_levels_list?.[0]?.class_5).toBeNull();
    expect(setMatrix(before, 2, 'class_5', 'medium', newId)).toBeNull();
    expect(edited(high, resetMatrix(high)).risk_levels_list).toEqual([]);
    const { risk_levels_list: _, ...unkept } = before;
    expect(setMatrix(unkept, 2, 'class_5', 'high', newId)).toBeNull();
  });
});

describe('the register', () => {
  const section = exampleRisk.section_id;
  const montage: Montage = {
    ...withRisk({}),
    risks_list: [
      risk('R10', { likelihood: 4, severity: 4, owner: 'Geologist' }),
      risk('R2', { section_id: null, likelihood: 5, severity: 3, status: 'closed' }),
      risk('R1', { likelihood: null }),
      risk('R3', { section_id: 'gone', likelihood: 1, severity: 1 }),
    ],
  };
  const numbers = (
    ...given: Parameters<typeof registerOf> extends [unknown, unknown, ...infer Rest] ? Rest : never
  ) => registerOf(montage, usual, ...given).map(({ number }) => number);

  it('is ordered by section, by class and score, and by number', () => {
    expect(numbers('section')).toEqual(['R2', 'R10', 'R1', 'R3']);
    expect(numbers('before')).toEqual(['R10', 'R2', 'R3', 'R1']);
    expect(numbers('number')).toEqual(['R1', 'R2', 'R3', 'R10']);
  });

  it('puts the class before the score', () => {
    const level = { ...newRiskLevel('a'), level: 1, class_1: 'high' as const };
    const order = registerOf(montage, riskMatrixOf([level]), 'before').map(({ number }) => number);
    expect(order).toEqual(['R10', 'R2', 'R3', 'R1']);
    const lowered = { ...newRiskLevel('b'), level: 4, class_4: 'low' as const };
    const other = registerOf(montage, riskMatrixOf([level, lowered]), 'before');
    expect(other.map(({ number }) => number)).toEqual(['R2', 'R3', 'R10', 'R1']);
  });

  it('is filtered by section, class, owner, status and cell', () => {
    expect(numbers('number', { section })).toEqual(['R1', 'R10']);
    expect(numbers('number', { section: null })).toEqual(['R2']);
    expect(numbers('number', { class: 'high' })).toEqual(['R2', 'R10']);
    expect(numbers('number', { owner: 'Geologist' })).toEqual(['R10']);
    expect(numbers('number', { openOnly: true })).toEqual(['R1', 'R3', 'R10']);
    expect(numbers('number', { cell: { when: 'before', likelihood: 5, severity: 3 } })).toEqual(['R2']);
    expect(numbers('number', { cell: { when: 'after', likelihood: 5, severity: 3 } })).toEqual([]);
  });

  it('counts by cell and by class, the closed ones not', () => {
    const { risks_list: risks = [] } = montage;
    expect(risksByCell(risks, usual, 'after')(2, 2).map(({ number }) => number)).toEqual([
      'R1',
      'R2',
      'R3',
      'R10',
    ]);
    expect(openCounts(risks, usual)).toEqual({ low: 3, medium: 0, high: 0 });
    expect(ownersOf(risks)).toEqual(['Geologist', 'Mud engineer']);
  });

  it('gives a new risk the next number and its section', () => {
    expect(nextNumber(montage.risks_list ?? [])).toBe('R11');
    const added = edited(montage, addRisk(montage, section, newId)).risks_list?.at(-1);
    expect(added).toMatchObject({ id: 'temp-1', number: 'R11', section_id: section, status: 'open' });
    const { risks_list: _, ...unkept } = montage;
    expect(addRisk(unkept, section, newId)).toBeNull();
  });

  it('does not rate a risk with a level that the matrix does not have', () => {
    expect(ratingOf(risk('R1', { likelihood: 6 as Level }), usual, 'before')).toBeNull();
    expect(ratingOf(risk('R1', { likelihood: 0.5 as Level }), usual, 'before')).toBeNull();
  });
});

describe('the section of a risk', () => {
  const montage = withRisk({});
  const at = { of: 'risk', id: 'r1' } as const;
  const field = 'section_id';
  const typed = (text: string) =>
    edited(montage, setCell(montage, { at, field }, text, newId)).risks_list?.[0]?.section_id;
  const [, second] = montage.sections_list;

  it('is typed as its number and shown with its diameter', () => {
    expect(cellText(montage, { at, field })).toBe('1');
    expect(sectionText(montage, second!.id)).toMatch(/″ S2$/);
    for (const text of ['2', 'S2', 'section 2', sectionText(montage, second!.id)])
      expect(typed(text)).toBe(second!.id);
    expect(typed('')).toBeNull();
  });

  it('stays as it is for a section that does not exist', () => {
    for (const text of ['0', '99', 'chalk']) {
      expect(typed(text)).toBe(exampleRisk.section_id);
      expect(cellRefusal(montage, { at, field }, text, documentUnits)).toBe(
        'The montage has no such section.',
      );
    }
    for (const text of ['1', '', 'whole well'])
      expect(cellRefusal(montage, { at, field }, text, documentUnits)).toBeNull();
  });

  it('is saved by its index if it is new', () => {
    const [first, ...others] = montage.sections_list;
    const fresh: Montage = {
      ...montage,
      sections_list: [...others, { ...first!, id: 'temp-9' }],
      risks_list: [risk('r1', { section_id: 'temp-9' })],
    };
    expect(savePayload(fresh).risks?.[0]).toMatchObject({ section_id: null, section_index: others.length });
    expect(savePayload(montage).risks?.[0]).not.toHaveProperty('section_index');
  });
});

describe('the drawing of the matrix', () => {
  const options = {
    width: 400,
    height: 300,
    textSize: 11,
    line: 1,
    textWidth: (text: string) => text.length * 6,
  };

  it('has each number once, in the cell of its rating', () => {
    const risks = [risk('R1', { likelihood: 4, severity: 2 }), risk('R2', { likelihood: 4, severity: 2 })];
    const { marks } = matrixDrawing(usual, risks, 'before', options);
    const cell = matrixFrame(usual, options).find((one) => one.likelihood === 4 && one.severity === 2)!;
    const texts = marks.filter((mark) => mark.kind === 'text').filter(({ text }) => text.includes('R1'));
    expect(texts).toHaveLength(1);
    const [mark] = texts;
    expect(mark!.text).toBe('R1 R2');
    expect(mark!.x).toBeGreaterThan(cell.x);
    expect(mark!.x).toBeLessThan(cell.x + cell.width);
    expect(mark!.y).toBeGreaterThan(cell.y);
    expect(mark!.y).toBeLessThan(cell.y + cell.height);
  });

  it('counts the numbers that find no room', () => {
    const many = Array.from({ length: 40 }, (_, index) => risk(`R${index + 1}`));
    const { marks } = matrixDrawing(usual, many, 'before', options);
    const texts = marks.flatMap((mark) => (mark.kind === 'text' ? mark.text : []));
    const drawn = texts.flatMap((text) => text.match(/R\d+/g) ?? []);
    const rest = Number(texts.find((text) => text.startsWith('+')));
    expect(drawn.length + rest).toBe(40);
  });

  it('keeps its cells within the drawing, and words that fit', () => {
    for (const width of [280, 400, 900]) {
      for (const cell of matrixFrame(usual, { ...options, width })) {
        expect(cell.x + cell.width).toBeLessThanOrEqual(width + 1e-6);
        expect(cell.y + cell.height).toBeLessThanOrEqual(options.height);
      }
    }
  });
});

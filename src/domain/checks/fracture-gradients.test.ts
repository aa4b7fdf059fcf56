import { describe, expect, it } from 'vitest';
import { documentUnits, systems } from '../shown-units/units-of-person';
import {
  fractureColumns,
  fractureGradientsText as textIn,
  parseFractureGradients as parseIn,
} from './fracture-gradients';
import type { FractureGradient } from './settings';

const parseFractureGradients = (text: string) => parseIn(text, documentUnits);
const fractureGradientsText = (gradients: readonly FractureGradient[]) => textIn(gradients, documentUnits);

describe('typed fracture gradients', () => {
  it.each([
    ['1294 16.5\n2600 17.5', '1294 16.5\n2600 17.5'],
    ['1,294\t16,5\r\n\r\n 2600 m; 17.5 kPa/m ', '1294 16.5\n2600 17.5'],
    ['4245.40682414698 ft; 1.5 SG', '1294 14.709975'],
    ['', ''],
  ])('are read: “%s”', (text, same) => {
    const read = parseFractureGradients(text);
    expect('gradients' in read && fractureGradientsText(read.gradients)).toBe(same);
  });

  it.each([
    ['1294 16.5\n17.5', 'Line 2: enter a depth and a gradient, such as 1294 16.5.'],
    ['1294 16.5 psi', 'Line 1: enter a depth and a gradient, such as 1294 16.5.'],
    ['1294 16.5 LOT', 'Line 1: enter a depth and a gradient, such as 1294 16.5.'],
    ['shoe 16.5', 'Line 1: enter a depth and a gradient, such as 1294 16.5.'],
    ['16.5 1294', 'Line 1: a fracture gradient is between 5 and 40 kPa/m.'],
    ['99999 16.5', 'Line 1: no well has that depth in m.'],
  ])('are refused with a sentence: “%s”', (text, problem) => {
    expect(parseFractureGradients(text)).toEqual({ problem });
  });

  it('are in the units of the person, and give the same values again', () => {
    const { field } = systems;
    const gradients = [
      { tvdSsM: 1294, gradientKpaPerM: 16.5 },
      { tvdSsM: 2612.4, gradientKpaPerM: 17.53 },
    ];
    const text = textIn(gradients, field);
    expect(text).toMatch(/^4245\.4\d* 14\.04\d*\n/);
    expect(parseIn(text, field)).toEqual({ gradients });
    expect(parseIn('9000 14', field)).toEqual({
      gradients: [{ tvdSsM: 2743.2, gradientKpaPerM: expect.closeTo(16.4513, 3) }],
    });
    expect(parseIn('1294 m 16.5 kPa/m', field)).toEqual({ gradients: gradients.slice(0, 1) });
    expect(fractureColumns(field)).toBe('TVD SS (ft), gradient (ppg)');
    expect(parseIn('9000 50', field)).toEqual({
      problem: 'Line 1: a fracture gradient is between 4.25 and 34.04 ppg.',
    });
    expect(parseIn('9000', field)).toEqual({
      problem: 'Line 1: enter a depth and a gradient, such as 4245 14.04.',
    });
  });
});

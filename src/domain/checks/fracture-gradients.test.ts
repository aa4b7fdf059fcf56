import { describe, expect, it } from 'vitest';
import { fractureGradientsText, parseFractureGradients } from './fracture-gradients';

describe('typed fracture gradients', () => {
  it.each([
    ['1294 16.5\n2600 17.5', '1294 16.5\n2600 17.5'],
    ['1,294\t16,5\r\n\r\n 2600 m; 17.5 kPa/m ', '1294 16.5\n2600 17.5'],
    ['', ''],
  ])('are read: “%s”', (text, same) => {
    const read = parseFractureGradients(text);
    expect('gradients' in read && fractureGradientsText(read.gradients)).toBe(same);
  });

  it.each([
    ['1294 16.5\n17.5', 'Line 2: enter a depth and a gradient, such as 1294 16.5.'],
    ['1294 16.5 LOT', 'Line 1: enter a depth and a gradient, such as 1294 16.5.'],
    ['shoe 16.5', 'Line 1: enter a depth and a gradient, such as 1294 16.5.'],
    ['16.5 1294', 'Line 1: a fracture gradient is between 5 and 40 kPa/m.'],
    ['99999 16.5', 'Line 1: the depth is not that of a well in metres.'],
  ])('are refused with a sentence: “%s”', (text, problem) => {
    expect(parseFractureGradients(text)).toEqual({ problem });
  });
});

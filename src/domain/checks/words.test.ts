import { describe, expect, it } from 'vitest';
import { gradient, metres, named, offer, pressure, size, volume } from './words';

describe('the values in a message', () => {
  it.each([
    [0, '0.0 m'],
    [-0.04, '0.0 m'],
    [999.96, '1,000.0 m'],
    [1294, '1,294.0 m'],
    [-1294.25, '-1,294.3 m'],
    [1_234_567.89, '1,234,567.9 m'],
  ])('write %d as the depth %s', (value, text) => {
    expect(metres(value)).toBe(text);
  });

  it('write the other quantities with their units', () => {
    expect(gradient(11.4)).toBe('11.4 kPa/m');
    expect(gradient(9.978)).toBe('9.98 kPa/m');
    expect(pressure(27_600)).toBe('27,600 kPa');
    expect(volume(0.03819)).toBe('0.03819 m³/m');
    expect(size(12.25)).toBe('12 1/4″');
  });

  it('offer the value that they show', () => {
    expect(offer(0.038_185_6, 5)).toEqual({ label: 'Use 0.03819', value: 0.03819 });
    expect(offer(1715.500_000_1, 2)).toEqual({ label: 'Use 1715.5', value: 1715.5 });
  });

  it('shorten a name between characters', () => {
    expect(named('  Chalk ', '-')).toBe('Chalk');
    expect(named(' ', 'A nameless one')).toBe('A nameless one');
    expect([...named('𝒜'.repeat(80), '-')]).toHaveLength(40);
  });
});

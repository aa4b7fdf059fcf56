import { describe, expect, it } from 'vitest';
import { isNegativeDown } from './depth-sign';

const row = (tvdSs: number | null, tvdM: number | null = null, ahdM: number | null = null) => ({
  tvdSs,
  tvdM,
  ahdM,
});

describe('isNegativeDown', () => {
  it('uses the drill floor that both depths imply', () => {
    expect(isNegativeDown([row(-91.1, 146), row(-827.92, 882.82)])).toBe(true);
    expect(isNegativeDown([row(-20, 30), row(100, 150)])).toBe(false);
  });

  it('uses how the values change with depth', () => {
    expect(isNegativeDown([row(-80, null, 100), row(-1890, null, 2500)])).toBe(true);
    expect(isNegativeDown([row(-80, null, 100), row(-20, null, 160), row(-5, null, 175)])).toBe(false);
  });

  it('keeps a top above sea level in a positive-down column', () => {
    expect(isNegativeDown([row(-12), row(100), row(800), row(1500)])).toBe(false);
  });

  it('reads a column that is monotonic through sea level as going down', () => {
    expect(isNegativeDown([row(-210), row(-135.5), row(-20), row(-5), row(30)])).toBe(false);
    expect(isNegativeDown([row(50), row(10), row(-500), row(-1000)])).toBe(true);
    expect(isNegativeDown([row(-500), row(10), row(-1000), row(-1500), row(-1700)])).toBe(true);
  });

  it('inverts a column that is all negative without other evidence', () => {
    expect(isNegativeDown([row(-42), row(-780), row(-1210)])).toBe(true);
    expect(isNegativeDown([row(42), row(780)])).toBe(false);
    expect(isNegativeDown([row(null)])).toBe(false);
  });
});

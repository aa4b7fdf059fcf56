import { describe, expect, it } from 'vitest';

import { apiDriftIn, casingClearance, innerDiameterIn, passesDrift, volumePerMetre } from './casing';

describe('pipe geometry', () => {
  it.each([
    { pipe: '13 3/8 in 68 lb/ft', od: 13.375, wall: 0.48, id: 12.415, drift: 12.259, volume: 0.0781 },
    { pipe: '9 5/8 in 47 lb/ft', od: 9.625, wall: 0.472, id: 8.681, drift: 8.525, volume: 0.03819 },
    { pipe: '7 in 29 lb/ft', od: 7, wall: 0.408, id: 6.184, drift: 6.059, volume: 0.01938 },
  ])('agrees with the API table: $pipe', ({ od, wall, id, drift, volume }) => {
    expect(innerDiameterIn(od, wall)).toBeCloseTo(id, 9);
    expect(apiDriftIn(od, id)).toBeCloseTo(drift, 3);
    expect(volumePerMetre(id)).toBeCloseTo(volume, 5);
  });

  it('subtracts the larger allowance for large casing', () => {
    expect(apiDriftIn(13.376, 12)).toBeCloseTo(12 - 3 / 16, 9);
    expect(apiDriftIn(20, 18.73)).toBeCloseTo(18.5425, 9);
    expect(apiDriftIn(9.62, 8.535)).toBeCloseTo(8.41, 9);
  });
});

describe('fit', () => {
  it.each([
    { hole: 12.25, od: 14, verdict: 'none' },
    { hole: 12.25, od: 12.25, verdict: 'none' },
    { hole: 6, od: 5.75, verdict: 'tight' },
    { hole: 8.5, od: 8.125, verdict: 'fine' },
    { hole: 12.25, od: 9.625, verdict: 'fine' },
  ])('of $od in casing in a $hole in hole: $verdict', ({ hole, od, verdict }) => {
    expect(casingClearance(hole, od)).toEqual({ clearanceIn: hole - od, verdict });
  });

  it('of the next hole depends on the drift, not on the inner diameter', () => {
    expect(passesDrift(8.5, 8.535)).toBe(true);
    expect(passesDrift(8.5, apiDriftIn(9.625, 8.535))).toBe(false);
    expect(passesDrift(12.25, apiDriftIn(13.375, 12.415))).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { parseTopOfCement } from './top-of-cement';

describe('parseTopOfCement', () => {
  it.each([
    'surface',
    'Surface',
    'to surface',
    'seabed',
    'Sea bed',
    'TOC at sea floor',
    'mudline',
    'ground level',
  ])('reads %j as the top of the hole', (text) => {
    expect(parseTopOfCement(text)).toEqual({ kind: 'top of hole' });
  });

  it.each(['Top of liner', 'TOL', 'liner hanger'])('reads %j as the top of the liner', (text) => {
    expect(parseTopOfCement(text)).toEqual({ kind: 'top of liner' });
  });

  it.each([
    ['1,250', 1250, 'AHD BDF'],
    ['1250', 1250, 'AHD BDF'],
    ['1 250 m', 1250, 'AHD BDF'],
    ['1250.5 m', 1250.5, 'AHD BDF'],
    ['1250,5', 1250.5, 'AHD BDF'],
    ['@ 1,250.5 m MD', 1250.5, 'AHD BDF'],
    ['1250 m AHD', 1250, 'AHD BDF'],
    ['1250mMD', 1250, 'AHD BDF'],
    ['1250 m (TVD)', 1250, 'TVD BDF'],
    ['1250 m TVD BDF', 1250, 'TVD BDF'],
    ['1250 m TVDSS', 1250, 'TVD SS'],
    ['1250 m TVD SS', 1250, 'TVD SS'],
    ['1000 ft', 304.8, 'AHD BDF'],
  ])('reads %j', (text, depthM, type) => {
    const top = parseTopOfCement(text);
    expect(top).toMatchObject({ kind: 'depth', type });
    expect(top).toHaveProperty('depthM', expect.closeTo(depthM, 9));
  });

  it.each([
    '',
    '200 m above the shoe',
    '1.250',
    '50%',
    '-',
    '1250 bar',
    '1250 m XYZ',
    '1,2500',
    'previous shoe',
  ])('gives null for %j', (text) => {
    expect(parseTopOfCement(text)).toBeNull();
  });
});

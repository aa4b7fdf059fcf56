import { expect, it } from 'vitest';
import { momentOf } from './moment';

it.each([
  ['2025-11-04T12:00:00Z', Date.UTC(2025, 10, 4, 12)],
  ['2025-11-04T12:00:00+01:00', Date.UTC(2025, 10, 4, 11)],
  ['', null],
  [null, null],
  [undefined, null],
  ['soon', null],
  ['5', null],
  ['1762257600000', Date.UTC(2025, 10, 4, 12)],
  ['1762257600', Date.UTC(2025, 10, 4, 12)],
  ['20251104120000', null],
  ['999999999', null],
])('the moment of %j is %j', (time, ms) => expect(momentOf(time)).toBe(ms));

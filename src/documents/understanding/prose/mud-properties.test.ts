import { expect, it } from 'vitest';
import { propertiesIn } from './mud-properties';

it('does not read the minutes of a unit as a fluid loss', () => {
  expect(propertiesIn('API filtrate ml/30 min not controlled')).toEqual([]);
  expect(propertiesIn('API filtrate below 7 ml/30 min')).toMatchObject([{ value: '<7 ml' }]);
});

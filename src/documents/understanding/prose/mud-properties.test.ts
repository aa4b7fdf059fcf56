import { expect, it } from 'vitest';
import { propertiesIn } from './mud-properties';

it('takes the minutes of a unit for no fluid loss', () => {
  expect(propertiesIn('API filtrate ml/30 min not controlled')).toEqual([]);
  expect(propertiesIn('API filtrate below 7 ml/30 min')).toMatchObject([{ value: '<7 ml' }]);
});

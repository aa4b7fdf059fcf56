import { expect, it } from 'vitest';
import { asTheyCame, parseAnswer } from './json-of-servers';

it.each([
  ['{"depth": NaN, "name": "NaN in \\"it\\", -Infinity"}', { depth: null, name: 'NaN in "it", -Infinity' }],
  ['[Infinity, -Infinity, 1.5]', [null, null, 1.5]],
  ['\uFEFF{}'.slice(1), {}],
  ['{"id": 1234567890123456789, "well_id":12}', { id: '1234567890123456789', well_id: 12 }],
  ['{"id": 12, "notes": "\\"id\\": 1234567890123456789"}', { id: 12, notes: '"id": 1234567890123456789' }],
])('%s is read', (text, value) => {
  expect(parseAnswer(text)).toEqual(value);
});

it.each(['', '<html>NaN</html>', '{"a": None}'])('%j is not JSON', (text) => {
  expect(() => parseAnswer(text)).toThrow(SyntaxError);
});

it('an id goes back as it came', () => {
  parseAnswer('[{"id": 41, "parts": [{"id":9007199254740993}]}, {"id": "42"}, {"id": 43}, {"id": "43"}]');
  const sent = {
    id: '41',
    section_id: '9007199254740993',
    other_id: '42',
    both: { id: '43' },
    well_id: 41,
    name: '41',
  };
  expect(asTheyCame(JSON.stringify(sent))).toBe(
    '{"id":41,"section_id":9007199254740993,"other_id":"42","both":{"id":"43"},"well_id":41,"name":"41"}',
  );
  const text = JSON.stringify({ name: '"id":"41"', ids: ['41'] });
  expect(asTheyCame(text)).toBe(text);
});

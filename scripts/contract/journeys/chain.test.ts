import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../run.ts';
import { chainOf } from './chain.ts';

it('a journey is walked after all that it depends on', () => {
  const file = join(root, 'openapi/montage.arazzo.yaml');
  expect(chainOf(file, 'save')).toEqual(['upload', 'generate', 'load', 'save']);
  expect(chainOf(file, 'manage')).toEqual(['manage']);
});

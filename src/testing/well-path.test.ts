import { expect, it } from 'vitest';
import type { DocumentRecognition } from '@/api/generated/model';
import { exampleWell } from './checks/example-well';
import { wellboreOf } from '@/domain/wellbore/wellbore';
import { builders } from '@/exports/builders';
import { engineer, testClient } from '@/mocks/test-client';

it('gives a well path out that the reader of documents takes for one, to its last station', async () => {
  const build = await builders['well-path']!();
  const order = { kind: 'well-path', montage: exampleWell, unsaved: false, at: 0, timeZone: 'UTC' } as const;
  const { name, bytes } = await build(order, () => {});
  const form = new FormData();
  form.append('file', new File([bytes], name));
  const { call } = await testClient();
  const { body } = await call<DocumentRecognition>(engineer, 'POST', '/v1/montage/recognise', form);
  const endM = wellboreOf(exampleWell).path?.trajectory.end.ahdM.toLocaleString('en-US');
  expect(body).toMatchObject({ classification: 'Well Trajectory', not_understood: [] });
  expect(body.holds).toEqual([
    expect.stringMatching(new RegExp(`^survey, \\d+ stations, MD 0 to ${endM} m`)),
  ]);
});

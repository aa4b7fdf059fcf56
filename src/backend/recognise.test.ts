import { expect, it } from 'vitest';
import type { DocumentRecognition, ErrorBody } from '@/api/generated/model';
import { engineer, newcomer, testClient } from '@/mocks/test-client';

const path = '/v1/montage/recognise';

function form(...files: File[]): FormData {
  const data = new FormData();
  for (const file of files) data.append('file', file);
  return data;
}

const survey = new File(['MD,Inc,Azi\n0,0,0\n100,1,10\n'], 'F-12.txt');

it('recognises one document and stores nothing', async () => {
  const { call, world } = await testClient();
  const before = world.db.documentSets.count();
  const { status, body } = await call<DocumentRecognition>(engineer, 'POST', path, form(survey));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    classification: 'Well Trajectory',
    holds: ['survey, 2 stations, MD 0 to 100 m'],
  });
  expect(world.db.documentSets.count()).toBe(before);
});

it('accepts one document, from users with access', async () => {
  const { call } = await testClient();
  expect((await call<ErrorBody>(engineer, 'POST', path, form(survey, survey))).status).toBe(422);
  expect((await call<ErrorBody>(engineer, 'POST', path, form())).status).toBe(422);
  expect((await call<ErrorBody>(newcomer, 'POST', path, form(survey))).status).toBe(403);
});

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { repairAnswer, type Shape } from '@/api/repair-answer';
import { answerShapes } from '@/api/generated/answer-shapes';
import { eventShapes } from '@/api/generated/event-shapes';
import { largeAnswerShapes } from '@/api/generated/large-answer-shapes';
import type { OperationId } from '@/api/generated/operations';
import * as schemas from '@/api/generated/zod/montageAPI.schemas.zod';
import { scenarioNamed } from '@/mocks/scenarios/catalogue';
import { stoppedGenerationId } from '@/mocks/seed/stopped-generation';
import { admin, engineer, testClient } from '@/mocks/test-client';
import { isLong } from '@/testing/is-long';
import { loadContract } from './contract/verify/contract.ts';

const shapes = new Map<string, Shape>(
  Object.entries({ ...answerShapes, ...largeAnswerShapes, ...eventShapes }).filter(
    (entry): entry is [string, Shape] => entry[1] !== null,
  ),
);
const shapeOf = (name: string): Shape => {
  const shape = shapes.get(name);
  if (!shape) throw new Error(`No shape of ${name}`);
  return shape;
};

/** Judged by the mock backend's validator, the reference for a correct answer. */
const judges: Readonly<Record<string, z.ZodType>> = {
  listMontages: schemas.MontageList,
  saveMontage: schemas.Montage,
  getMontage: schemas.Montage,
  moveMontage: schemas.MontagePlace,
  listVersions: schemas.MontageVersionList,
  getVersion: schemas.MontageVersionContent,
  nameVersion: schemas.MontageVersion,
  uploadDocuments: schemas.UploadReceipt,
  recogniseDocument: schemas.DocumentRecognition,
  listReadings: schemas.Reading.array(),
  importMontage: schemas.ImportReceipt,
  listDocuments: schemas.StoredDocument.array(),
  getDocumentReview: schemas.DocumentReview,
  correctDocument: schemas.DocumentReview,
  listLayouts: schemas.DocumentLayout.array(),
  saveLayout: schemas.DocumentLayout,
  listOrganisations: schemas.Organisation.array(),
  listUsers: schemas.User.array(),
  progress: schemas.GenerationProgress,
  complete: schemas.GenerationResult,
  error: schemas.GenerationFailure,
};

type Answers = readonly (readonly [name: string, answer: unknown])[];

/** The backend's successful answers, at least one for each operation. */
async function worldsAnswers(options: Parameters<typeof testClient>[0]): Promise<Answers> {
  const { call, open } = await testClient(options);
  const answers: [string, unknown][] = [];
  const ask = async <T = unknown>(
    name: OperationId,
    ...[as, method, path, body]: [string | null, string, string, unknown?]
  ): Promise<T> => {
    const { status, body: answer } = await call<T>(as, method, path, body);
    if (status >= 300) throw new Error(`${name}: ${status} ${JSON.stringify(answer)}`);
    answers.push([name, structuredClone(answer)]);
    return answer;
  };
  const document = () => new File(['Survey\nMD,Inc,Azi\n0,0,0\n100,1,90\n200,2,90\n'], 'survey.csv');
  const form = (name: string) => {
    const data = new FormData();
    data.append(name, document());
    return data;
  };
  await ask('createAccount', null, 'POST', '/v1/auth/create', {
    email: 'a@example.com',
    password: 'long-enough',
  });
  await ask('checkAccess', engineer, 'GET', '/v1/auth/check?component=montage');
  const { items } = await ask<{ items: { id: string }[] }>(
    'listMontages',
    engineer,
    'GET',
    '/v1/montage?page_size=100',
  );
  const montages: unknown[] = [];
  for (const { id } of items) montages.push(await ask('getMontage', engineer, 'GET', `/v1/montage/${id}`));
  await ask('importMontage', engineer, 'POST', '/v1/montage/import', montages.at(-1));
  await ask('saveMontage', engineer, 'PUT', '/v1/montage', {
    id: items[0]?.id,
    sections: [],
    reservoirs: [],
    top_line: null,
    plan_summaries: [{ rank: 1, title: 'Skid the rig', description: null }],
  });
  const versions = `/v1/montage/${items[0]?.id}/versions`;
  await ask('moveMontage', engineer, 'PUT', `/v1/montage/${versions.split('/')[3]}/folder`, {
    folder: 'archive',
  });
  await ask('listVersions', engineer, 'GET', versions);
  await ask('getVersion', engineer, 'GET', `${versions}/2`);
  await ask('nameVersion', engineer, 'PUT', `${versions}/2`, { name: 'Issued for approval' });
  const { id: setId } = await ask<{ id: string }>(
    'uploadDocuments',
    engineer,
    'POST',
    '/v1/montage/upload?classifications=Other',
    form('files'),
  );
  await ask('listDocuments', engineer, 'GET', `/v1/documents/${setId}`);
  const { fingerprint } = await ask<{ fingerprint: unknown }>(
    'getDocumentReview',
    engineer,
    'GET',
    `/v1/documents/${setId}/1/review`,
  );
  const corrections = [
    { kind: 'column', at: { row: 2 }, column: 0, field: 'ahd', unit: 'ft' },
    { kind: 'document', well: 'Aurora-3', lengthUnit: 'm' },
  ];
  await ask('correctDocument', engineer, 'PUT', `/v1/documents/${setId}/1/review`, { corrections });
  const layout = { name: 'Surveys', fingerprint, corrections };
  await ask('saveLayout', engineer, 'PUT', '/v1/layouts/lay-1', layout);
  await ask('listLayouts', engineer, 'GET', '/v1/layouts');
  await ask('deleteLayout', engineer, 'DELETE', '/v1/layouts/lay-1');
  await ask('listReadings', engineer, 'GET', '/v1/montage/recognise/progress');
  await ask('recogniseDocument', engineer, 'POST', '/v1/montage/recognise', form('file'));
  await ask('listOrganisations', admin, 'GET', '/v1/org');
  const { id } = await ask<{ id: string }>('createOrganisation', admin, 'POST', '/v1/org', { name: 'New' });
  await ask('updateOrganisation', admin, 'PUT', `/v1/org/${id}`, { name: 'Newer' });
  await ask('listUsers', admin, 'GET', '/v1/user');
  const user = { organisation_id: id, access: ['montage'] };
  const made = await ask<{ id: string }>('createUser', admin, 'POST', '/v1/user', {
    email: 'b@example.com',
    ...user,
  });
  await ask('updateUser', admin, 'PUT', `/v1/user/${made.id}`, { id: made.id, ...user });
  const stream = await open(engineer, 'GET', `/v1/montage/generate/${stoppedGenerationId}?vertical=false`);
  for (const [, event = '', data = ''] of (await stream.text()).matchAll(/^event: (\w+)\ndata: (.*)$/gm)) {
    answers.push([event, JSON.parse(data)]);
  }
  return answers;
}

const gone = Symbol('gone');

type Holder = Record<string, unknown>;

/** Every place in a value, as its parent object and its name. */
const placesIn = (value: unknown): [Holder, string][] =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).flatMap((key) => [[value as Holder, key], ...placesIn((value as Holder)[key])])
    : [];

/** Unknown values of an enumeration, invalid dates and numbers out of range may pass; another type may not. */
function brokenTypes(parsed: z.ZodSafeParseResult<unknown> | undefined): z.core.$ZodIssue[] {
  const types = (issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] =>
    issues.flatMap((issue) => {
      if (issue.code !== 'invalid_union') return issue.code === 'invalid_type' ? [issue] : [];
      const choices = issue.errors.map(types);
      return choices.some((broken) => broken.length === 0) ? [] : choices.flat();
    });
  return types(parsed?.error?.issues ?? []);
}

describe('the shapes of answers', () => {
  const contract = loadContract();
  let answers: Answers = [];

  beforeAll(async () => {
    const worlds = [
      await worldsAnswers({}),
      await worldsAnswers({ ...scenarioNamed('hostile-texts').world, seed: 7 }),
    ];
    answers = worlds.flat().filter(([name]) => shapes.has(name));
  });

  it('are there for every answer that the client needs', () => {
    const bodies = contract.operations
      .filter(({ answers: known }) =>
        Object.entries(known).some(
          ([status, answer]) =>
            status.startsWith('2') && answer.content?.['application/json'] && !answer['x-any-body'],
        ),
      )
      .map(({ id }) => id);
    expect([...shapes.keys()].toSorted()).toEqual([...bodies, ...Object.keys(eventShapes)].toSorted());
  });

  it("let the contract's own examples pass as they are", () => {
    for (const { id, answers: known } of contract.operations) {
      for (const [status, { content }] of Object.entries(known)) {
        const json = content?.['application/json'] as { example?: unknown } | undefined;
        if (!status.startsWith('2') || !json || !shapes.has(id)) continue;
        expect([id, repairAnswer(shapeOf(id), json.example)]).toEqual([
          id,
          { value: json.example, repairs: [] },
        ]);
      }
    }
  });

  it('pass every answer of the backend unchanged', () => {
    expect(new Set(answers.map(([name]) => name)).size).toBe(shapes.size - 1);
    for (const [name, answer] of answers) {
      expect([name, repairAnswer(shapeOf(name), answer)]).toEqual([name, { value: answer, repairs: [] }]);
    }
  });

  it('refuse every answer of another kind as a whole', () => {
    for (const name of shapes.keys())
      // Of a receipt only the id is used, which may come alone.
      for (const answer of name.endsWith('Documents') || name === 'importMontage'
        ? [true, '']
        : ['text', 7, true, ''])
        expect([name, repairAnswer(shapeOf(name), answer)]).toEqual([name, expect.any(String)]);
  });

  it('pass only valid types, even if anything in an answer is wrong', () => {
    // One answer of each kind with its richest content, so that most draws hit something.
    const richest = new Map<string, unknown>();
    for (const [name, answer] of answers) {
      const size = (value: unknown) => JSON.stringify(value ?? null).length;
      if (size(answer) > size(richest.get(name))) richest.set(name, answer);
    }
    const wrongs = fc.constantFrom<unknown>(gone, null, '12', 12, -1, Infinity, true, [], {}, [null], ['a'], {
      id: 1,
    });
    const cases = isLong ? 3_000 : 600;
    let refused = 0;
    let passed = 0;
    fc.assert(
      fc.property(fc.constantFrom(...richest.keys()), fc.nat(), wrongs, (name, draw, wrong) => {
        const answer: Holder = { it: structuredClone(richest.get(name)) };
        const places = placesIn(answer);
        const [holder, key] = places[draw % places.length] ?? [answer, 'it'];
        if (wrong === gone) delete holder[key];
        else holder[key] = wrong;
        const outcome = repairAnswer(shapeOf(name), answer.it);
        if (typeof outcome === 'string') {
          refused += 1;
          return;
        }
        passed += 1;
        expect(brokenTypes(judges[name]?.safeParse(outcome.value))).toEqual([]);
      }),
      { numRuns: cases },
    );
    expect(refused).toBeGreaterThan(cases / 30);
    expect(passed).toBeGreaterThan((cases * 2) / 3);
  });
});

import { describe, expect, it } from 'vitest';
import { operations, type OperationId } from '@/api/generated/operations';
import { decisions, type Decision } from './decisions';
import {
  colleague,
  formOf,
  loner,
  putGeneration,
  secret,
  strangers,
  twoOrganisations,
  type Asked,
  type KeptBackend,
  type TwoOrganisations,
} from './two-organisations';

const isDecision = (entry: Decision | Readonly<Record<string, Decision>>): entry is Decision =>
  'hides' in entry || 'shares' in entry || 'administers' in entry;

/** Each request with its name. */
const requests = Object.entries(decisions).flatMap(([operation, entry]) =>
  (isDecision(entry) ? [['', entry] as const] : Object.entries(entry)).map(
    ([how, decision]) => [`${operation} ${how}`.trim(), operation as OperationId, decision] as const,
  ),
);

const everyStranger = Object.values(strangers);

/** What the backend has is the same as before: in any order, because a database may move a row. */
const sorted = (contents: unknown[]): string[] => contents.map((one) => JSON.stringify(one)).toSorted();
async function contentsOf({ contents }: KeptBackend): Promise<string[]> {
  return sorted(await contents());
}

async function isHidden(
  backend: TwoOrganisations,
  operation: OperationId,
  decision: Extract<Decision, { hides: unknown }>,
): Promise<void> {
  const asked = decision.hides(backend);
  const before = await contentsOf(backend);
  for (const stranger of everyStranger) {
    const { status, text } = await backend.call(stranger, operation, asked);
    if ('nothing' in decision) {
      const missing = await backend.call(stranger, operation, decision.nothing(asked));
      expect([status, text]).toEqual([404, missing.text]);
    } else expect(status).toBe(stranger === loner ? decision.withoutOrganisation : decision.status);
    expect(text).not.toContain(secret);
  }
  expect(await contentsOf(backend)).toEqual(before);

  // The same request is a success for a colleague, and has an effect if it is a write.
  expect((await backend.call(colleague, operation, asked)).status).toBeLessThan(300);
  if (!operations[operation].startsWith('GET')) expect(await contentsOf(backend)).not.toEqual(before);
}

async function sharesNothing(
  backend: TwoOrganisations,
  operation: OperationId,
  decision: Extract<Decision, { shares: unknown }>,
): Promise<void> {
  const before = await contentsOf(backend);
  for (const stranger of everyStranger) {
    const { status, text } = await backend.call(stranger, operation, decision.shares(backend));
    expect(status).toBeLessThan(300);
    expect(text).not.toContain(secret);
    expect(text).not.toContain(backend.montageId);
  }
  expect(await contentsOf(backend)).toEqual(expect.arrayContaining(before));
  const { text } = await backend.call(colleague, operation, decision.shares(backend));
  if (decision.showsToColleague) expect(text).toContain(secret);
}

async function isForAdministrators(
  backend: TwoOrganisations,
  operation: OperationId,
  asked: Asked,
): Promise<void> {
  const before = await contentsOf(backend);
  for (const person of [...everyStranger, colleague]) {
    const { status, text } = await backend.call(person, operation, asked);
    expect(status).toBe(403);
    expect(text).not.toContain(secret);
  }
  expect(await contentsOf(backend)).toEqual(before);
}

/**
 * Every operation of the contract, called by people who do not belong to the organisation that has everything.
 *
 * @param open gives an empty backend.
 */
export function describeOrganisations(name: string, open: () => Promise<KeptBackend>): void {
  const start = async () => twoOrganisations(await open());

  describe(name, () => {
    it('has a decision for every operation, which hides what an address names', () => {
      expect(Object.keys(decisions).toSorted()).toEqual(Object.keys(operations).toSorted());
      const named = Object.entries(operations)
        .filter(([, route]) => /\{(montageId|documentId|layoutId)\}/.test(route))
        .map(([operation]) => operation);
      const hidden = requests.flatMap(([, operation, decision]) => ('hides' in decision ? operation : []));
      expect([...new Set(hidden)].toSorted()).toEqual([...named, 'saveMontage'].toSorted());
    });

    it.each(requests)('keeps what it has to itself: %s', async (_, operation, decision) => {
      const backend = await start();
      if ('hides' in decision) await isHidden(backend, operation, decision);
      else if ('shares' in decision) await sharesNothing(backend, operation, decision);
      else await isForAdministrators(backend, operation, decision.administers(backend));
    });

    it('shows no event of its generation to a person who generates something else', async () => {
      const { call, kept, generationId } = await start();
      const upload = await call(loner, 'uploadDocuments', {
        query: '?classifications=Other',
        body: formOf('tops.csv'),
      });
      const { id } = JSON.parse(upload.text) as { id: string };
      const own = await putGeneration(kept, id, 'their own');
      const { text } = await call(loner, 'generateMontage', {
        params: { documentId: id },
        query: '?vertical=true',
        headers: { 'Last-Event-ID': `${generationId}/0` },
      });
      expect(text).toContain(`id: ${own}/1`);
      expect(text).not.toContain(secret);
    });
  });
}

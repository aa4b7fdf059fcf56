/** The walk through a running backend, tag by tag, in the order of the contract. */
import { randomUUID } from 'node:crypto';
import { componentsOf, walkAuth } from './auth.ts';
import { cleanUp } from './clean-up.ts';
import { createClient, Interrupted, type Client } from './client.ts';
import { loadContract, operationNamed, type Contract } from './contract.ts';
import { nothingMade, note } from './made.ts';
import { withoutNotOffered } from './not-offered.ts';
import { recognitionId, walkRecognition } from './montage-recognition.ts';
import { refuseUploads, walkDocuments } from './montage-documents.ts';
import { importId, walkImport } from './montage-import.ts';
import { checkCount, countMontages, walkList } from './montage-list.ts';
import { nameMontages, walkSave } from './montage-save.ts';
import { walkOrganisations } from './organisation.ts';
import { createRecorder, type Report } from './report.ts';
import { walkReview } from './review.ts';
import { refuseStrangers, refuseWithoutAccess } from './strangers.ts';
import { walkUsers } from './user.ts';
import { walkVersions } from './versions.ts';
import { createWalk, type Walk } from './walk.ts';

export interface VerifyOptions {
  /** The backend's address; without a path, the API is at the path of the contract's server. */
  url: string;
  token: string;
  /** A tag of the contract; by default each is walked. */
  only?: string | undefined;
  /** Time limit for a call; for a stream, the maximum silence. */
  timeoutMs?: number;
  /** Ends the run early; it still cleans up. */
  signal?: AbortSignal;
  contract?: Contract;
  invalidBodies?: number;
  largeFile?: boolean;
}

/** The run could not begin, so there is nothing to report. */
export class CannotRun extends Error {
  override name = 'CannotRun';
}

function baseOf(url: string, { basePath }: Contract): string {
  const parsed = URL.parse(url);
  if (!parsed?.protocol.startsWith('http')) throw new CannotRun(`${url} is no address of a backend`);
  return parsed.origin + (parsed.pathname === '/' ? basePath : parsed.pathname).replace(/\/$/, '');
}

/**
 * Which modules the token opens. If that is unknown, it assumes that it opens them, and later calls will show.
 *
 * @throws {CannotRun} when nothing answers, or the token is refused everywhere.
 */
async function accessOf(
  contract: Contract,
  client: Client,
  components: string[],
): Promise<Map<string, boolean>> {
  const access = new Map<string, boolean>();
  const statuses: number[] = [];
  const operation = operationNamed(contract, 'checkAccess');
  for (const component of components) {
    const { status, failure } = await client.call(operation, { query: { component } });
    if (failure !== undefined && statuses.length === 0)
      throw new CannotRun(`No answer from the backend: ${failure}`);
    access.set(component, status !== 403);
    statuses.push(status);
  }
  if (statuses.every((status) => status === 404))
    throw new CannotRun('There is no API of this contract (404)');
  if (statuses.every((status) => status === 401)) {
    // One operation that accepts no token is a deviation; two mean that the token is invalid.
    const { status } = await client.call(operationNamed(contract, 'listMontages'));
    if (status === 401) throw new CannotRun('The token is refused (401). Is it expired?');
  }
  return access;
}

async function walkMontages(walk: Walk): Promise<void> {
  let made: string | undefined;
  let before: number | undefined;
  const offers = (id: string) => walk.contract.operations.some((operation) => operation.id === id);
  // Before montages are counted, because it makes one.
  if (offers(importId)) await walk.part('montage', 'import', () => walkImport(walk));
  await walk.part('montage', 'the number of montages', async () => void (before = await countMontages(walk)));
  await walk.part(
    'montage',
    'upload, generate and load',
    async () => void (made = await walkDocuments(walk)),
  );
  await walk.part('montage', 'refused uploads', () => refuseUploads(walk));
  if (offers(recognitionId)) {
    await walk.part('montage', 'recognise a document', () => walkRecognition(walk));
  }
  const id = made;
  if (id === undefined) {
    walk.recorder.report.notWalked.push({
      tag: 'montage',
      why: 'save and list: there is no montage to save',
    });
    return;
  }
  await walk.part('montage', 'save', () => walkSave(walk, id));
  await walk.part('montage', 'versions', () => walkVersions(walk, id));
  await walk.part('montage', 'list and pages', async () => {
    const newest = await nameMontages(walk, id);
    if (before !== undefined) await checkCount(walk, before + 2);
    await walkList(walk, newest);
  });
}

/** The walk of each tag, and the module that it belongs to. */
const walks: Record<
  string,
  { module?: string; walk: (walk: Walk, access: Map<string, boolean>) => Promise<void> }
> = {
  auth: { walk: walkAuth },
  montage: { module: 'montage', walk: walkMontages },
  review: { module: 'montage', walk: walkReview },
  organisation: { module: 'user_management', walk: walkOrganisations },
  user: { module: 'user_management', walk: walkUsers },
};

async function walkTag(walk: Walk, tag: string, access: Map<string, boolean>): Promise<void> {
  const found = walks[tag];
  if (!found) throw new CannotRun(`There is no walk through the tag ${tag}, which the contract has`);
  walk.recorder.report.tags.push(tag);
  await refuseStrangers(walk, tag);
  if (found.module !== undefined && access.get(found.module) === false) {
    await refuseWithoutAccess(walk, tag);
    const why = `the token opens no ${found.module}, so that only its refusal was asked about`;
    walk.recorder.report.notWalked.push({ tag, why });
    return;
  }
  await walk.part(tag, tag, () => found.walk(walk, access));
}

export async function verifyBackend(options: VerifyOptions): Promise<Report> {
  const contract = options.contract ?? loadContract();
  const { token, only, timeoutMs = 30_000, signal, url } = options;
  if (only !== undefined && !contract.tags.includes(only)) {
    throw new CannotRun(`The contract has no tag ${only}; it has ${contract.tags.join(', ')}`);
  }
  const recorder = createRecorder(url, contract.operations);
  const made = nothingMade();
  const prefix = `verify-backend-${randomUUID().slice(0, 8)}`;
  const clientWith = (heeded: AbortSignal | undefined) =>
    createClient({
      base: baseOf(url, contract),
      token,
      timeoutMs,
      signal: heeded,
      onExchange(exchange, request) {
        recorder.report.calls += 1;
        note(made, exchange, request);
      },
    });
  const client = clientWith(signal);
  const { invalidBodies = 40, largeFile = true } = options;
  const interrupted = () => signal?.aborted ?? false;
  const given = {
    contract,
    client,
    recorder,
    prefix,
    timeoutMs,
    invalidBodies,
    largeFile,
    interrupted,
    made,
  };
  const whole = createWalk(given);
  try {
    const access = await accessOf(contract, client, componentsOf(whole));
    const walk = createWalk({ ...given, contract: await withoutNotOffered(whole) });
    for (const tag of only === undefined ? contract.tags : [only]) await walkTag(walk, tag, access);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    recorder.report.interrupted = true;
  } finally {
    // With a client that the interruption does not reach.
    recorder.report.leftovers = await cleanUp(contract, clientWith(undefined), made, prefix);
  }
  return recorder.report;
}

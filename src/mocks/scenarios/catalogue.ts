import { parseFaults } from '../fault-text';
import { stoppedGenerationId } from '../seed/stopped-generation';
import { busy } from './busy';
import { hostile } from './hostile';
import { largeWell, largeWellId } from './large-well';
import type { Scenario } from './scenario';

const engineer = 'engineer@example.com';
/** Noorderdiep-4, which has something in every table. */
const fullMontage = '/montage/edit/7f3a19c0';
/** The documents are uploaded; with the height and the well type, the generation can start. */
const readyToGenerate = `/montage/create?step=inputs&document=${stoppedGenerationId}`;

/**
 * Every scenario, in a sensible order for a tour. Faults are in the syntax of an address, so that a link can
 * contain them.
 */
export const scenarios: readonly Scenario[] = [
  {
    name: 'fresh',
    title: 'Fresh',
    lookFor: 'The demonstration as it comes: both modules, a list of fourteen montages, everything answers.',
    route: '/',
    signedInAs: 'admin@example.com',
  },
  {
    name: 'busy',
    title: 'Busy: 137 montages',
    lookFor:
      'The list counts 137 montages on 14 pages; turning pages is quick, and the last one holds seven.',
    route: '/montage',
    signedInAs: engineer,
    world: { fixtures: busy },
  },
  {
    name: 'large-well',
    title: 'A very large well',
    lookFor: 'The editor opens 20 sections with 2,000 formations, and scrolling and editing stay quick.',
    route: `/montage/edit/${largeWellId}`,
    signedInAs: engineer,
    world: { fixtures: largeWell },
  },
  {
    name: 'stopped-generation',
    title: 'A generation that stopped',
    lookFor:
      'The list has a "Montage Generation Stopped"; "Continue creating montage" takes it up with its documents.',
    route: '/montage',
    signedInAs: engineer,
  },
  {
    name: 'slow-network',
    title: 'A slow network',
    lookFor: 'Every call takes a second and a half: a skeleton has the shape of the list, and nothing jumps.',
    route: '/montage',
    signedInAs: engineer,
    faults: parseFaults('all:delay:1500'),
  },
  {
    name: 'flaky',
    title: 'One call in ten fails',
    lookFor:
      'The list fails at first and comes when it is asked for again; each failure says so where it belongs.',
    route: '/montage',
    signedInAs: engineer,
    // With this seed the first call of the list is one of those that fail.
    world: { seed: 179 },
    faults: parseFaults('all:status:503%10'),
  },
  {
    name: 'list-error',
    title: 'The list fails',
    lookFor: 'The list says what went wrong and offers to try again, and nothing else of the page is lost.',
    route: '/montage',
    signedInAs: engineer,
    faults: parseFaults('listMontages:status:500'),
  },
  {
    name: 'save-fails-twice',
    title: 'Saving fails twice',
    lookFor:
      'Edit and save: twice the editor says "Not saved" and why, keeps the edit, and the third save works.',
    route: fullMontage,
    signedInAs: engineer,
    faults: parseFaults('saveMontage:status:503<2'),
  },
  {
    name: 'conflict-on-save',
    title: 'Another user saves first',
    lookFor: 'Edit a range and save: the editor shows what another user changed in the meantime, and asks.',
    route: fullMontage,
    signedInAs: engineer,
    faults: parseFaults('saveMontage:conflict@1'),
  },
  {
    name: 'stream-error',
    title: 'The generation gives up',
    lookFor:
      'Enter a height and generate: after some steps the server gives up, which is said; a second try works.',
    route: readyToGenerate,
    signedInAs: engineer,
    faults: parseFaults('generateMontage:error:9@1'),
  },
  {
    name: 'stream-429',
    title: 'The generation has to wait',
    lookFor:
      'Enter a height and generate: the server is busy twice, the page says that it waits, and continues automatically.',
    route: readyToGenerate,
    signedInAs: engineer,
    faults: parseFaults('generateMontage:status:429<2'),
  },
  {
    name: 'stream-drops',
    title: 'The connection breaks while generating',
    lookFor:
      'Enter a height and generate: the connection breaks after some steps, which is said; a second try works.',
    route: readyToGenerate,
    signedInAs: engineer,
    faults: parseFaults('generateMontage:drop:9@1'),
  },
  {
    name: 'session-expires',
    title: 'The session ends while editing',
    lookFor:
      'Edit and save: the editor keeps the edit, asks to sign in again in another tab, and saves after that.',
    route: fullMontage,
    signedInAs: engineer,
    faults: parseFaults('saveMontage:expire@1'),
  },
  {
    name: 'no-access',
    title: 'No access',
    lookFor: 'The module says that there is no access and whom to ask, and shows nothing of itself.',
    route: '/montage',
    signedInAs: 'newcomer@example.com',
  },
  {
    name: 'full-storage',
    title: 'The storage is full',
    lookFor: 'Edit and save: the editor says that the storage of this browser is full, and keeps the edit.',
    route: fullMontage,
    signedInAs: engineer,
    faults: parseFaults(
      [
        'saveMontage',
        'uploadDocuments',
        'createAccount',
        'createOrganisation',
        'updateOrganisation',
        'deleteOrganisation',
        'createUser',
        'updateUser',
      ]
        .map((operation) => `${operation}:full`)
        .join(','),
    ),
  },
  {
    name: 'hostile-texts',
    title: 'Hostile texts',
    lookFor:
      'Names with markup, scripts, other scripts and 5,000 characters are shown as they are, and run nothing.',
    route: '/montage?page_size=50',
    signedInAs: engineer,
    world: { fixtures: hostile },
  },
];

/** @throws Error that names every scenario: a misspelt name must not silently show another world. */
export function scenarioNamed(name: string): Scenario {
  const found = scenarios.find((scenario) => scenario.name === name);
  if (found) return found;
  throw new Error(
    `There is no scenario "${name}". There are ${scenarios.map((each) => each.name).join(', ')}.`,
  );
}

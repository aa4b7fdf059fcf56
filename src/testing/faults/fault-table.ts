/**
 * All decisions for each fault of each operation: for the tests, which walk them, and for `docs/faults.md`. The application
 * reads the part it acts on (limits, repeats) from `fault-policy`, as this module does; nothing that runs in the browser imports
 * this module.
 */
import { classOf, policies, type Fault } from '@/api/fault-policy';
import { operations, type OperationId } from '@/api/generated/operations';

/** The columns: what befalls a call, in words. */
export const faultNames: Readonly<Record<Fault, string>> = {
  '401': '401',
  '403': '403',
  '404': '404',
  '409': '409',
  '412': '412',
  '413': '413',
  '422': '422 with a list of entries',
  '429': '429 with Retry-After',
  '500': '500',
  '503': '503',
  offline: 'no network',
  cut: 'network lost during the answer',
  silence: '30 s of silence',
  contract: 'an answer that breaks the contract',
  'not JSON': 'an answer that is not JSON',
  empty: 'an empty 200',
};

export const faults = Object.keys(faultNames) as readonly Fault[];

/**
 * Where the screen shows it.
 * - `error view`: in place of the missing content, under its own title.
 * - `access view`: in place of the whole module.
 * - `sign-in`: the sign-in screen, which leads back to the same place.
 * - `form alert`: in the form or the dialog, which keeps what was typed.
 * - `save status`: next to the editor's save button, and in a toast.
 * - `conflict`: the editor's question which of two versions is kept.
 * - `list notice`: above the rows of the list.
 * - `version history`: in the dialog with the saved versions.
 * - `review panel`: in the panel that shows how a document was read.
 * - `upload panel`, `file line`, `montage file line`: on the Uploads step; `generation panel`: on the Generate step, and in a toast.
 * - `nowhere`: nothing that the user asked for is missing.
 * - `done`: it is not a failure.
 */
export type Place =
  | 'error view'
  | 'access view'
  | 'sign-in'
  | 'form alert'
  | 'save status'
  | 'conflict'
  | 'list notice'
  | 'version history'
  | 'review panel'
  | 'upload panel'
  | 'file line'
  | 'montage file line'
  | 'generation panel'
  | 'nowhere'
  | 'done';

/**
 * Whose words: the server's own; that the server cannot be reached; that it was silent; that its answer cannot be read; or
 * the screen's, in `words`.
 */
export type Sentence = 'server' | 'network' | 'silence' | 'answer' | 'screen';

/** What the user can do about it: press or follow the element with this name. */
export type Way = 'try again' | 'sign in' | 'back' | 'submit again' | 'choose' | 'none';

export interface Repeats {
  /** The pauses before each further attempt, ms. */
  readonly pausesMs: readonly number[];
  /** Whether the last pause is that of all further ones. */
  readonly endless: boolean;
}

export interface Outcome {
  readonly place: Place;
  readonly sentence: Sentence;
  /** If the screen has its own words: those. Else its title, if it has one. */
  readonly words: string | null;
  readonly way: Way;
  /** Null if it is never repeated automatically. */
  readonly repeats: Repeats | null;
  /** What the user still has. */
  readonly kept: string;
}

type Shown = Omit<Outcome, 'repeats' | 'kept' | 'sentence' | 'words'> &
  Partial<Pick<Outcome, 'sentence' | 'words'>>;

interface Decision {
  /** Applies to every fault that is not among the exceptions. */
  readonly shown: Shown;
  readonly kept: string;
  readonly but?: Partial<Record<Fault, Partial<Omit<Outcome, 'repeats'>>>>;
}

const signIn = { place: 'sign-in', sentence: 'screen', words: null, way: 'sign in' } as const;

const read = (title: string, kept: string, but: Decision['but'] = {}): Decision => ({
  shown: { place: 'error view', words: title, way: 'try again' },
  kept,
  but: { '401': { ...signIn, kept: 'The address; the sign-in leads back to it.' }, ...but },
});

const form = (title: string | null, maybeDone: string, but: Decision['but'] = {}): Decision => ({
  shown: { place: 'form alert', words: title, way: 'submit again' },
  kept: 'What was typed; the form stays open.',
  but: {
    '401': { way: 'sign in' },
    ...Object.fromEntries(
      (['cut', 'silence'] as const).map((fault) => [
        fault,
        { kept: `What was typed; the form stays open. ${maybeDone}` },
      ]),
    ),
    ...anyBody('It is done.'),
    ...but,
  },
});

const nothingSent = 'The files with their types, the document set, and all inputs.';
const work = 'Every edit, in the browser too; it is sent again with what was edited since.';
const unconfirmed = `The server is asked what it has, and nothing is shown if it has them. ${work}`;
const workWaits = 'Every edit, in the browser too; it is sent with the next edit or click on Save.';

/** For operations whose duplicate is refused with 409. */
const listed = 'It may have been done: the lists are loaded again and show it.';

/** The product's own sentences. */
const streamWords = {
  start: 'Failed to start generation. Please try again.',
  connection: 'Connection error. Please try again.',
  failed: 'Connection failed. Please try again.',
  generation: 'Generation failed. Please try again.',
};

const done = (kept: string) =>
  ({ place: 'done', sentence: 'screen', words: null, way: 'none', kept }) as const;

/** Any 2xx is a success where the body is not needed. */
const anyBody = (kept: string): Decision['but'] => ({
  'not JSON': done(kept),
  contract: done(kept),
  empty: done(kept),
});

const noAccess = {
  place: 'access view',
  sentence: 'screen',
  words: 'You have no access to this module',
  way: 'try again',
  kept: 'The address; a draft in the browser.',
} as const;

const review = (kept: string, but: Decision['but'] = {}): Decision => ({
  shown: { place: 'review panel', words: null, way: 'try again' },
  kept,
  // A server need not offer it; then there is no panel.
  but: { '401': { way: 'sign in' }, '404': { place: 'nowhere', way: 'none' }, ...but },
});

/** A server need not offer it; then there is no history. */
const versions = (kept: string, but: Decision['but'] = {}): Decision => ({
  shown: { place: 'version history', words: null, way: 'try again' },
  kept,
  but: { '401': { way: 'sign in' }, ...but },
});

const decisions: Readonly<Record<OperationId, Decision>> = {
  createAccount: form(null, 'The account may have been made: the next attempt then says that it exists.', {
    // There is no signed-in user whose session could have ended.
    '401': { way: 'submit again' },
  }),
  checkAccess: read('Your access could not be checked.', 'The address. A module that was open stays open.', {
    ...anyBody('The module is open.'),
    '403': noAccess,
    empty: noAccess,
  }),
  listMontages: read(
    'Error loading montages. Please try again later.',
    'The address with its page. Rows that were there stay, with the notice above them.',
  ),
  getMontage: read('Error loading montage.', 'The address; a draft in the browser, shown with the montage.', {
    '404': {
      sentence: 'screen',
      words: 'There is no montage with the id',
      way: 'back',
    },
    empty: done('The address. There is nothing to show: "No montage data found."'),
  }),
  saveMontage: {
    shown: { place: 'save status', words: null, way: 'submit again' },
    kept: work,
    but: {
      '401': {
        way: 'sign in',
        kept: 'Every edit, in the browser too; sent after the next sign-in.',
      },
      '403': { kept: workWaits },
      '404': { kept: workWaits },
      '409': { kept: workWaits },
      '412': {
        place: 'conflict',
        sentence: 'screen',
        words: null,
        way: 'choose',
        kept: 'Every edit and the other version; the person chooses.',
      },
      '413': { kept: workWaits },
      '422': { kept: workWaits },
      // What the server has shows whether it was stored.
      contract: done(
        'Every edit, in the browser too. The server is asked what it has; if it lacks them, they are sent again.',
      ),
      'not JSON': { kept: unconfirmed },
      empty: { kept: unconfirmed },
    },
  },
  moveMontage: {
    shown: { place: 'list notice', words: null, way: 'try again' },
    kept: 'The list; the montage stays where it was.',
    but: {
      '401': { way: 'sign in' },
      ...Object.fromEntries((['cut', 'silence'] as const).map((fault) => [fault, { kept: listed }])),
      ...anyBody('It is done.'),
    },
  },
  listVersions: versions('The montage with every edit.', { '404': { place: 'nowhere', way: 'none' } }),
  getVersion: versions('The montage with every edit, and the list of versions.'),
  nameVersion: versions('The list of versions, and the name that was typed.'),
  uploadDocuments: {
    shown: { place: 'upload panel', words: null, way: 'try again' },
    kept: nothingSent,
    but: { '401': { way: 'sign in' } },
  },
  recogniseDocument: {
    shown: { place: 'file line', sentence: 'screen', words: 'Could not be previewed.', way: 'try again' },
    kept: 'The file with its type; it can be uploaded all the same.',
    but: {
      '404': { place: 'nowhere', words: null, way: 'none' },
      '413': {
        words: 'Too large to preview; it is read when the montage is generated.',
        way: 'none',
      },
    },
  },
  listReadings: {
    shown: { place: 'nowhere', sentence: 'screen', words: null, way: 'none' },
    kept: 'The document that is being read; how far it is shows with the next answer.',
  },
  importMontage: {
    shown: { place: 'montage file line', words: null, way: 'submit again' },
    kept: 'The file, where it was dropped among documents; else it is chosen again.',
    but: {
      '401': { way: 'sign in', kept: 'The file, which need not be chosen again.' },
      '404': { sentence: 'screen', words: 'This server does not take montage files.' },
    },
  },
  generateMontage: {
    shown: { place: 'generation panel', sentence: 'screen', words: streamWords.start, way: 'submit again' },
    kept: 'The document set and the inputs.',
    but: {
      '401': { way: 'sign in' },
      '429': { words: streamWords.failed },
      '500': { words: streamWords.failed },
      '503': { words: streamWords.failed },
      offline: { words: streamWords.failed },
      cut: {
        words: streamWords.connection,
        kept: 'The document set, the inputs, and the steps so far. If the server numbers its events, the page first reconnects, after 1 s, 2 s, 4 s and 8 s without a new event.',
      },
      silence: { words: streamWords.failed },
      contract: {
        words: streamWords.generation,
        kept: 'The document set, the inputs, and the steps so far.',
      },
    },
  },
  stopGeneration: {
    // The page stops reading at once; the server only learns that the result is not wanted.
    shown: { place: 'nowhere', sentence: 'screen', words: null, way: 'none' },
    kept: 'The document set, the inputs, and the steps so far.',
  },
  listDocuments: review('The montage and its report; no document can be opened from them.'),
  getDocumentReview: review('The montage and its report.'),
  correctDocument: review('The corrections, and how the document was read before them.'),
  listLayouts: review('The document with its corrections.'),
  saveLayout: review('The document with its corrections, and the name that was typed.'),
  deleteLayout: review('The list of layouts.', anyBody('It is done.')),
  listOrganisations: read('Error loading organisations. Please try again.', 'The other list.'),
  createOrganisation: form('Failed to create organisation. Please try again.', listed),
  updateOrganisation: form('Failed to update organisation. Please try again.', listed),
  deleteOrganisation: form('Failed to delete organisation. Please try again.', listed),
  listUsers: read('Error loading users. Please try again.', 'The other list.'),
  createUser: form('Failed to create user. Please try again.', listed),
  updateUser: form('Failed to update user. Please try again.', listed),
};

const sentences: Readonly<Partial<Record<Fault, Sentence>>> = {
  offline: 'network',
  cut: 'network',
  silence: 'silence',
  'not JSON': 'answer',
  contract: 'answer',
  empty: 'answer',
};

function outcomeOf(operation: OperationId, fault: Fault): Outcome {
  const { shown, kept, but } = decisions[operation];
  const { pausesMs, repeated, endless = false } = policies[classOf(operation)];
  return {
    sentence: sentences[fault] ?? 'server',
    words: null,
    ...shown,
    kept,
    ...but?.[fault],
    repeats: but?.[fault]?.place !== 'done' && repeated.includes(fault) ? { pausesMs, endless } : null,
  };
}

const byKey = <Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;

export type FaultTable = Readonly<Record<OperationId, Readonly<Record<Fault, Outcome>>>>;

/** All of it: every operation, every fault. */
export const faultTable: FaultTable = byKey(Object.keys(operations) as OperationId[], (operation) =>
  byKey(faults, (fault) => outcomeOf(operation, fault)),
);

const seconds = (ms: number) => `${ms / 1_000} s`;

/** How often, as a sentence would say it; null for never. */
export function repeatsInWords({ repeats }: Outcome): string | null {
  if (!repeats) return null;
  const pauses = repeats.pausesMs.map(seconds);
  const last = pauses.at(-1);
  return repeats.endless
    ? `again after ${pauses.slice(0, -1).join(', ')}, then every ${last}`
    : `again after ${pauses.join(', ')}, then no more`;
}

/** An outcome on one line. */
export const inWords = (outcome: Outcome): string =>
  `${outcome.place}${outcome.words === null ? '' : ` "${outcome.words}"`}, ${repeatsInWords(outcome) ?? 'not repeated'}`;

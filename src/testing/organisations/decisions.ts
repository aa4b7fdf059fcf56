import type { OperationId } from '@/api/generated/operations';
import {
  colleague,
  formOf,
  layoutBody,
  layoutId,
  wholeSave,
  type Asked,
  type Belongings,
} from './two-organisations';

type Ask = (belongings: Belongings) => Asked;

/** What an operation is for a person of another organisation, and how a test asks for it. */
export type Decision =
  /** It names what belongs to the organisation: 404, as if that did not exist, and nothing changes. */
  | { hides: Ask; nothing: (asked: Asked) => Asked }
  /** The id is the caller's own choice, so that there is no answer for one that does not exist. */
  | { hides: Ask; status: number; withoutOrganisation: number }
  /** It names nothing: the answer has only what is the caller's, and nothing of the organisation changes. */
  | { shares: Ask; showsToColleague: boolean }
  /** It administers users: 403 without that module; with it, all organisations, as specified. */
  | { administers: Ask };

const inPath = (name: string, more: Omit<Asked, 'params'> = {}, params: Asked['params'] = {}): Decision => ({
  hides: ({ montageId }) => ({ ...more, params: { ...params, [name]: montageId } }),
  nothing: (asked) => ({ ...asked, params: { ...asked.params, [name]: 'nothing' } }),
});

const saved = (more: (belongings: Belongings) => { body: object; headers?: Asked['headers'] }): Decision => ({
  hides: (belongings) => {
    const { body, ...rest } = more(belongings);
    return { ...rest, body: { ...body, id: belongings.montageId } };
  },
  nothing: (asked) => ({ ...asked, body: { ...(asked.body as object), id: 'nothing' } }),
});

const { trajectories: _, ...partialSave } = wholeSave;

/** Total by its type and by a test, so that a new operation must be decided. Several requests of one operation have names. */
export const decisions: Record<OperationId, Decision | Readonly<Record<string, Decision>>> = {
  getMontage: inPath('montageId'),
  moveMontage: inPath('montageId', { body: { folder: 'archive' } }),
  listVersions: inPath('montageId'),
  getVersion: inPath('montageId', {}, { number: '1' }),
  nameVersion: inPath('montageId', { body: { name: 'Issued' } }, { number: '1' }),
  saveMontage: {
    'in one step': saved(() => ({ body: wholeSave })),
    'in a transaction': saved(() => ({ body: partialSave })),
    'over the version that is stored': saved(({ entityTag }) => ({
      body: wholeSave,
      headers: { 'If-Match': entityTag },
    })),
  },
  generateMontage: inPath('documentId', { query: '?vertical=true' }),
  stopGeneration: inPath('documentId'),
  listDocuments: inPath('documentId'),
  getDocumentReview: inPath('documentId', {}, { number: '1' }),
  correctDocument: inPath('documentId', { body: { corrections: [] } }, { number: '1' }),
  saveLayout: {
    hides: () => ({ params: { layoutId }, body: { ...layoutBody, name: 'Renamed' } }),
    status: 404,
    withoutOrganisation: 409,
  },
  deleteLayout: { hides: () => ({ params: { layoutId } }), status: 204, withoutOrganisation: 204 },

  listMontages: {
    'on a page': { shares: () => ({}), showsToColleague: true },
    'with the words of a search': {
      shares: ({ montageId }) => ({ query: `?search=${montageId}` }),
      showsToColleague: true,
    },
    'by name': { shares: () => ({ query: '?sort=name&order=asc&status=edited' }), showsToColleague: true },
  },
  listLayouts: { shares: () => ({}), showsToColleague: true },
  listReadings: { shares: () => ({}), showsToColleague: true },
  recogniseDocument: {
    shares: () => {
      const body = new FormData();
      body.append('file', new File(['Chalk,700\n'], 'tops.csv'));
      return { body };
    },
    showsToColleague: true,
  },
  uploadDocuments: {
    shares: () => ({ query: '?classifications=Other', body: formOf('tops.csv') }),
    showsToColleague: false,
  },
  importMontage: {
    shares: ({ montageId }) => ({
      body: {
        id: montageId,
        sections_list: [],
        reservoirs_list: [],
        top_line_item: null,
        plan_summaries_list: [],
      },
    }),
    showsToColleague: false,
  },
  checkAccess: { shares: () => ({ query: '?component=montage' }), showsToColleague: false },
  createAccount: {
    shares: () => ({ body: { email: colleague, password: 'a-long-enough-password' } }),
    showsToColleague: false,
  },

  listOrganisations: { administers: () => ({}) },
  createOrganisation: { administers: () => ({ body: { name: 'West' } }) },
  updateOrganisation: {
    administers: () => ({ params: { organisationId: 'northern' }, body: { name: 'West' } }),
  },
  deleteOrganisation: { administers: () => ({ params: { organisationId: 'northern' } }) },
  listUsers: { administers: () => ({}) },
  createUser: {
    administers: () => ({
      body: { email: 'new@north.example', organisation_id: 'northern', access: ['montage'] },
    }),
  },
  updateUser: {
    administers: () => ({
      params: { userId: colleague },
      body: { id: colleague, organisation_id: 'south', access: ['montage'] },
    }),
  },
};

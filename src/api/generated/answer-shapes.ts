/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { Shape } from '../repair-answer';
import type { OperationId } from './operations';

/** Null for an answer that is too large for everybody to load; without an entry, any body is a success. */
export const answerShapes: Partial<Record<OperationId, Shape | null>> = {
  listMontages: {
    items: [{
      id: 'string',
      'updated_time?': 'string',
      'top_line_item?': {
        'well_name?': 'string',
        'field_name?': 'string',
        'field_code?': 'string',
      },
      'total_depth~': 'number',
      'status~': 'string',
      'changed_by~': 'string',
      'findings~': {
        errors: 'count',
        warnings: 'count',
      },
      'folder~': 'string',
    }],
    total_count: 'count',
    'offers-': ['string'],
  },
  saveMontage: null,
  getMontage: null,
  listVersions: {
    items: [{
      number: 'integer',
      'saved_time?': 'string',
      'saved_by?': 'string',
      'cause?': 'string',
      'name?': 'string',
    }],
    total_count: 'count',
  },
  getVersion: null,
  nameVersion: {
    number: 'integer',
    'saved_time?': 'string',
    'saved_by?': 'string',
    'cause?': 'string',
    'name?': 'string',
  },
  uploadDocuments: {
    id: 'string',
  },
  recogniseDocument: null,
  listReadings: [{
    document: 'string',
    pages_read: 'count',
    pages: 'integer',
    'seconds_left?': 'count',
  }],
  importMontage: {
    id: 'string',
  },
  listDocuments: null,
  getDocumentReview: null,
  correctDocument: null,
  listLayouts: null,
  saveLayout: null,
  listOrganisations: [{
    id: 'string',
    'name?': 'string',
    'created_time?': 'string',
  }],
  listUsers: [{
    id: 'string',
    'email?': 'string',
    'organisation?': {
      id: 'string',
      'name?': 'string',
    },
    component_access: [{
      id: 'string',
      name: 'string',
    }],
  }],
};

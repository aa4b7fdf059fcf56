/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { Shape } from '../repair-answer';

/** Of what the events of a generation carry. */
export const eventShapes: Record<string, Shape> = {
  progress: {
    id: 'string',
    status: 'string',
    detail: 'string',
  },
  complete: {
    montage_sections: [{
      'id-': 'string',
      'name?': 'string',
      formations: [{
        'id-': 'string',
        'formation_name?': 'string',
        'true_vertical_depth_subsea?': 'number',
        'true_vertical_depth_below_drill_floor?': 'number',
        'along_hole_depth_below_drill_floor?': 'number',
        'variance?': 'number',
        'thickness~': 'number',
      }],
      total: {
        'true_vertical_depth_subsea?': 'number',
        'true_vertical_depth_below_drill_floor?': 'number',
        'along_hole_depth_below_drill_floor?': 'number',
      },
    }],
    'sources-': [{
      entity_id: 'string',
      field: 'string',
      'value?': 'any',
      certainty: 'string',
      'note?': 'string',
      places: [{
        document: 'string',
        'page?': 'integer',
        'sheet?': 'string',
        'cell?': 'string',
        'line?': 'integer',
        'quote?': 'string',
        'read_by-': 'string',
      }],
      alternatives: [{
        'value?': 'any',
        certainty: 'string',
        'note?': 'string',
        places: [{
          document: 'string',
          'page?': 'integer',
          'sheet?': 'string',
          'cell?': 'string',
          'line?': 'integer',
          'quote?': 'string',
          'read_by-': 'string',
        }],
      }],
      'flag?': 'string',
    }],
    'report-': {
      documents: [{
        document: 'string',
        classification: 'string',
        holds: ['string'],
      }],
      decisions: ['string'],
      not_understood: [{
        place: {
          document: 'string',
          'page?': 'integer',
          'sheet?': 'string',
          'cell?': 'string',
          'line?': 'integer',
          'quote?': 'string',
          'read_by-': 'string',
        },
        reason: 'string',
      }],
      missing: ['string'],
      flagged: ['string'],
      'not_used-': [{
        place: {
          document: 'string',
          'page?': 'integer',
          'sheet?': 'string',
          'cell?': 'string',
          'line?': 'integer',
          'quote?': 'string',
          'read_by-': 'string',
        },
        what: 'string',
        count: 'integer',
        reason: 'string',
      }],
    },
  },
  error: {
    error: 'string',
  },
};

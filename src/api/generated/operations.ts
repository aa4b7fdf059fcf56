/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/** Method and path of every operation; a name in braces is one part of the path. */
export const operations = {
  createAccount: 'POST /api/v1/auth/create',
  checkAccess: 'GET /api/v1/auth/check',
  listMontages: 'GET /api/v1/montage',
  saveMontage: 'PUT /api/v1/montage',
  getMontage: 'GET /api/v1/montage/{montageId}',
  moveMontage: 'PUT /api/v1/montage/{montageId}/folder',
  listVersions: 'GET /api/v1/montage/{montageId}/versions',
  getVersion: 'GET /api/v1/montage/{montageId}/versions/{number}',
  nameVersion: 'PUT /api/v1/montage/{montageId}/versions/{number}',
  uploadDocuments: 'POST /api/v1/montage/upload',
  recogniseDocument: 'POST /api/v1/montage/recognise',
  listReadings: 'GET /api/v1/montage/recognise/progress',
  importMontage: 'POST /api/v1/montage/import',
  generateMontage: 'GET /api/v1/montage/generate/{documentId}',
  stopGeneration: 'DELETE /api/v1/montage/generate/{documentId}',
  listDocuments: 'GET /api/v1/documents/{documentId}',
  getDocumentReview: 'GET /api/v1/documents/{documentId}/{number}/review',
  correctDocument: 'PUT /api/v1/documents/{documentId}/{number}/review',
  listLayouts: 'GET /api/v1/layouts',
  saveLayout: 'PUT /api/v1/layouts/{layoutId}',
  deleteLayout: 'DELETE /api/v1/layouts/{layoutId}',
  listOrganisations: 'GET /api/v1/org',
  createOrganisation: 'POST /api/v1/org',
  updateOrganisation: 'PUT /api/v1/org/{organisationId}',
  deleteOrganisation: 'DELETE /api/v1/org/{organisationId}',
  listUsers: 'GET /api/v1/user',
  createUser: 'POST /api/v1/user',
  updateUser: 'PUT /api/v1/user/{userId}',
} as const;

export type OperationId = keyof typeof operations;

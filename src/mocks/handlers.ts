import { http, type HttpHandler } from 'msw';
import {
  getCheckAccessMockHandler,
  getCreateAccountMockHandler,
} from '@/api/generated/endpoints/auth/auth.msw';
import {
  getGetMontageMockHandler,
  getImportMontageMockHandler,
  getListMontagesMockHandler,
  getListReadingsMockHandler,
  getRecogniseDocumentMockHandler,
  getSaveMontageMockHandler,
  getUploadDocumentsMockHandler,
} from '@/api/generated/endpoints/montage/montage.msw';
import {
  getCreateOrganisationMockHandler,
  getDeleteOrganisationMockHandler,
  getListOrganisationsMockHandler,
  getUpdateOrganisationMockHandler,
} from '@/api/generated/endpoints/organisation/organisation.msw';
import {
  getCorrectDocumentMockHandler,
  getDeleteLayoutMockHandler,
  getGetDocumentReviewMockHandler,
  getListDocumentsMockHandler,
  getListLayoutsMockHandler,
  getSaveLayoutMockHandler,
} from '@/api/generated/endpoints/review/review.msw';
import {
  getCreateUserMockHandler,
  getListUsersMockHandler,
  getUpdateUserMockHandler,
} from '@/api/generated/endpoints/user/user.msw';
import { checkAccess, createAccount } from './backend/auth';
import { generateMontageHandler, type Generator } from './backend/generate';
import { importMontage } from './backend/import';
import { deleteLayout, listLayouts, saveLayout } from './backend/layouts';
import { getMontage, listMontages, saveMontage } from './backend/montage';
import { operation } from './backend/operation';
import {
  createOrganisation,
  deleteOrganisation,
  listOrganisations,
  updateOrganisation,
} from './backend/organisation';
import { notImplemented } from './backend/problems';
import { listReadings } from './backend/readings';
import { recogniseDocument } from './backend/recognise';
import { correctDocument, getDocumentReview, listDocuments } from './backend/review';
import { uploadDocuments } from './backend/upload';
import { createUser, listUsers, updateUser } from './backend/user';
import type { OperationId } from './faults';
import { identityHandlers } from './identity/handlers';
import type { World } from './world';

export interface HandlerOptions {
  /** How the reader of documents is had; by default it is loaded when the first montage is generated. */
  loadGenerator?: () => Promise<Generator>;
  /** Whether a call that the contract lacks is answered here, by default, or left to whoever asks these handlers. */
  answersStrays?: boolean;
}

/** One handler for each operation of the contract; the type makes a missing one an error of compilation. */
export function apiHandlers(world: World, options: HandlerOptions = {}): Record<OperationId, HttpHandler> {
  return {
    createAccount: getCreateAccountMockHandler(operation(world, 'createAccount', createAccount)),
    checkAccess: getCheckAccessMockHandler(operation(world, 'checkAccess', checkAccess)),
    listMontages: getListMontagesMockHandler(operation(world, 'listMontages', listMontages)),
    saveMontage: getSaveMontageMockHandler(operation(world, 'saveMontage', saveMontage)),
    getMontage: getGetMontageMockHandler(operation(world, 'getMontage', getMontage)),
    uploadDocuments: getUploadDocumentsMockHandler(operation(world, 'uploadDocuments', uploadDocuments)),
    recogniseDocument: getRecogniseDocumentMockHandler(
      operation(world, 'recogniseDocument', recogniseDocument, { keeps: false }),
    ),
    listReadings: getListReadingsMockHandler(
      operation(world, 'listReadings', listReadings, { keeps: false }),
    ),
    importMontage: getImportMontageMockHandler(operation(world, 'importMontage', importMontage)),
    generateMontage: generateMontageHandler(world, options.loadGenerator),
    listDocuments: getListDocumentsMockHandler(operation(world, 'listDocuments', listDocuments)),
    getDocumentReview: getGetDocumentReviewMockHandler(
      operation(world, 'getDocumentReview', getDocumentReview, { keeps: false }),
    ),
    correctDocument: getCorrectDocumentMockHandler(
      operation(world, 'correctDocument', correctDocument, { keeps: false }),
    ),
    listLayouts: getListLayoutsMockHandler(operation(world, 'listLayouts', listLayouts)),
    saveLayout: getSaveLayoutMockHandler(operation(world, 'saveLayout', saveLayout)),
    deleteLayout: getDeleteLayoutMockHandler(operation(world, 'deleteLayout', deleteLayout)),
    listOrganisations: getListOrganisationsMockHandler(
      operation(world, 'listOrganisations', listOrganisations),
    ),
    createOrganisation: getCreateOrganisationMockHandler(
      operation(world, 'createOrganisation', createOrganisation),
    ),
    updateOrganisation: getUpdateOrganisationMockHandler(
      operation(world, 'updateOrganisation', updateOrganisation),
    ),
    deleteOrganisation: getDeleteOrganisationMockHandler(
      operation(world, 'deleteOrganisation', deleteOrganisation),
    ),
    listUsers: getListUsersMockHandler(operation(world, 'listUsers', listUsers)),
    createUser: getCreateUserMockHandler(operation(world, 'createUser', createUser)),
    updateUser: getUpdateUserMockHandler(operation(world, 'updateUser', updateUser)),
  };
}

/** Everything that the application can call, answered by one world. What the contract does not have is said to be so. */
export function createHandlers(world: World, options: HandlerOptions = {}): HttpHandler[] {
  const stray = http.all('*/api/v1/*', ({ request }) => {
    const said = `The contract has no ${request.method} ${new URL(request.url).pathname}`;
    console.error(said);
    return notImplemented(said);
  });
  const strays = (options.answersStrays ?? true) ? [stray] : [];
  return [...Object.values(apiHandlers(world, options)), ...strays, ...identityHandlers(world)];
}

import { http, HttpResponse, type HttpHandler } from 'msw';
import {
  getCheckAccessMockHandler,
  getCreateAccountMockHandler,
} from '@/api/generated/endpoints/auth/auth.msw';
import {
  getGetMontageMockHandler,
  getGetVersionMockHandler,
  getImportMontageMockHandler,
  getListMontagesMockHandler,
  getListReadingsMockHandler,
  getListVersionsMockHandler,
  getMoveMontageMockHandler,
  getNameVersionMockHandler,
  getRecogniseDocumentMockHandler,
  getSaveMontageMockHandler,
  getStopGenerationMockHandler,
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
import type { OperationId } from '@/api/generated/operations';
import { answerCall } from '@/backend/operations';
import type { Generation } from '@/backend/ports';
import { resolverOf } from './answer-call';
import { backendPorts } from './backend-ports';
import { identityHandlers } from './identity/handlers';
import type { World } from './world';

export interface HandlerOptions {
  /** Replaces parts of the document engine. */
  generation?: Partial<Generation>;
}

/** One handler for each operation of the contract; the type makes a missing one an error of compilation. */
export function apiHandlers(world: World, options: HandlerOptions = {}): Record<OperationId, HttpHandler> {
  const ports = backendPorts(world, options.generation);
  const resolve = (id: OperationId) => resolverOf(world, ports, id, answerCall);
  return {
    createAccount: getCreateAccountMockHandler(resolve('createAccount')),
    checkAccess: getCheckAccessMockHandler(resolve('checkAccess')),
    listMontages: getListMontagesMockHandler(resolve('listMontages')),
    saveMontage: getSaveMontageMockHandler(resolve('saveMontage')),
    getMontage: getGetMontageMockHandler(resolve('getMontage')),
    moveMontage: getMoveMontageMockHandler(resolve('moveMontage')),
    listVersions: getListVersionsMockHandler(resolve('listVersions')),
    getVersion: getGetVersionMockHandler(resolve('getVersion')),
    nameVersion: getNameVersionMockHandler(resolve('nameVersion')),
    uploadDocuments: getUploadDocumentsMockHandler(resolve('uploadDocuments')),
    recogniseDocument: getRecogniseDocumentMockHandler(resolve('recogniseDocument')),
    listReadings: getListReadingsMockHandler(resolve('listReadings')),
    importMontage: getImportMontageMockHandler(resolve('importMontage')),
    // The generated handler would answer one JSON body where the contract has a stream.
    generateMontage: http.get('*/v1/montage/generate/:documentId', resolve('generateMontage')),
    stopGeneration: getStopGenerationMockHandler(resolve('stopGeneration')),
    listDocuments: getListDocumentsMockHandler(resolve('listDocuments')),
    getDocumentReview: getGetDocumentReviewMockHandler(resolve('getDocumentReview')),
    correctDocument: getCorrectDocumentMockHandler(resolve('correctDocument')),
    listLayouts: getListLayoutsMockHandler(resolve('listLayouts')),
    saveLayout: getSaveLayoutMockHandler(resolve('saveLayout')),
    deleteLayout: getDeleteLayoutMockHandler(resolve('deleteLayout')),
    listOrganisations: getListOrganisationsMockHandler(resolve('listOrganisations')),
    createOrganisation: getCreateOrganisationMockHandler(resolve('createOrganisation')),
    updateOrganisation: getUpdateOrganisationMockHandler(resolve('updateOrganisation')),
    deleteOrganisation: getDeleteOrganisationMockHandler(resolve('deleteOrganisation')),
    listUsers: getListUsersMockHandler(resolve('listUsers')),
    createUser: getCreateUserMockHandler(resolve('createUser')),
    updateUser: getUpdateUserMockHandler(resolve('updateUser')),
  };
}

/** Handlers for every call of the application, answered by one world, and a 501 for calls that the contract does not have. */
export function createHandlers(world: World, options: HandlerOptions = {}): HttpHandler[] {
  const unknown = http.all('*/api/v1/*', ({ request }) => {
    const message = `The contract has no ${request.method} ${new URL(request.url).pathname}`;
    console.error(message);
    return HttpResponse.json({ message }, { status: 501 });
  });
  return [...Object.values(apiHandlers(world, options)), unknown, ...identityHandlers(world)];
}

import type { OperationId } from '@/api/generated/operations';
import { answerWith, type Operation } from './answer';
import { checkAccess, createAccount } from './auth';
import type { Incoming } from './call';
import { generateMontage } from './generation/generate-montage';
import { stopGeneration } from './generation/stop';
import { importMontage } from './import';
import { deleteLayout, listLayouts, saveLayout } from './layouts';
import { getMontage, saveMontage, saveMontageAtOnce } from './montage';
import { listMontages } from './montage-list';
import { moveMontage } from './move-montage';
import {
  createOrganisation,
  deleteOrganisation,
  listOrganisations,
  updateOrganisation,
} from './organisation';
import type { Ports } from './ports';
import { listReadings } from './reading-progress';
import { recogniseDocument } from './recognise';
import { correctDocument, getDocumentReview, listDocuments } from './review';
import { uploadDocuments } from './upload';
import { createUser, listUsers, updateUser } from './user';
import { getVersion, listVersions, nameVersion } from './versions';

type WithOneBody = Exclude<OperationId, 'generateMontage'>;

/** Every operation of the contract with one answer; the type makes a missing one an error of compilation. */
const operations: { readonly [Id in WithOneBody]: Operation<Id> } = {
  createAccount: { direct: createAccount },
  checkAccess: { direct: checkAccess },
  listMontages: { direct: listMontages },
  moveMontage: { write: moveMontage },
  saveMontage: { write: saveMontage, atOnce: saveMontageAtOnce },
  getMontage: { read: getMontage },
  listVersions: { read: listVersions },
  getVersion: { read: getVersion },
  nameVersion: { write: nameVersion },
  uploadDocuments: { direct: uploadDocuments },
  recogniseDocument: { direct: recogniseDocument },
  listReadings: { direct: listReadings },
  importMontage: { write: importMontage },
  stopGeneration: { direct: stopGeneration },
  listDocuments: { read: listDocuments },
  getDocumentReview: { direct: getDocumentReview },
  correctDocument: { direct: correctDocument },
  listLayouts: { read: listLayouts },
  saveLayout: { write: saveLayout },
  deleteLayout: { direct: deleteLayout },
  listOrganisations: { read: listOrganisations },
  createOrganisation: { write: createOrganisation },
  updateOrganisation: { write: updateOrganisation },
  deleteOrganisation: { write: deleteOrganisation },
  listUsers: { read: listUsers },
  createUser: { write: createUser },
  updateUser: { write: updateUser },
};

const answerWithOneBody = <Id extends WithOneBody>(
  ports: Ports,
  id: Id,
  incoming: Incoming,
): Promise<Response> => answerWith<Id>(ports, id, operations[id], incoming);

/**
 * Answers a call of the contract. The host finds the operation by method and path (`src/api/generated/operations.ts`).
 *
 * @throws what `Ports.reportDefect` throws, and faults of the server's code.
 */
export const answerCall = (ports: Ports, id: OperationId, incoming: Incoming): Promise<Response> =>
  id === 'generateMontage' ? generateMontage(ports, incoming) : answerWithOneBody(ports, id, incoming);

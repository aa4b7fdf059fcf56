import { readRigFloorHeight } from './rig-floor-height';
import {
  mergeInto,
  rigFloorOf,
  type FollowedRun,
  type RememberedSet,
  type UploadedDocument,
} from './tab-memory';
import { useRememberedSet } from './use-remembered-set';
import { goNext, resetWorkflow, type WorkflowState } from './workflow';
import { addressOf, workflowAt, type WorkflowAddress } from './workflow-address';

export type ChangeAddress = (next: WorkflowAddress, options: { replace: boolean }) => void;

export interface Workflow {
  state: WorkflowState;
  set: RememberedSet;
  /** Navigates to the target of a transition; a transition without a target leaves the address unchanged. */
  move(transition: (state: WorkflowState) => WorkflowState): void;
  changeInputs(
    changes: Partial<
      Pick<RememberedSet, 'rigFloorText' | 'rigFloorUnit' | 'isVertical' | 'isTypeChosen' | 'found'>
    >,
  ): void;
  follow(run: FollowedRun | null): void;
  adoptUpload(documentId: string, documents: UploadedDocument[]): void;
  adoptEntered(documentId: string): void;
  /** The first step, without a document set. */
  startOver(): void;
}

/**
 * The workflow as the address and this tab's memory say it: the address alone holds step and document id, so that there
 * is no second copy that could disagree with the back button.
 */
export function useWorkflow(address: WorkflowAddress, onAddressChange: ChangeAddress): Workflow {
  const at = workflowAt(address);
  const { set, change, carryTo, recallOf } = useRememberedSet(at.document_id);
  const state: WorkflowState = {
    ...at,
    rigFloorHeight: readRigFloorHeight(rigFloorOf(set)).heightM,
    isVertical: set.isVertical,
  };

  const adopt = (documentId: string, remembered: RememberedSet) => {
    carryTo(documentId, remembered);
    onAddressChange(addressOf({ ...state, document_id: documentId }), { replace: true });
  };
  return {
    state,
    set,
    move(transition) {
      const next = transition(state);
      if (next.currentStep !== state.currentStep) onAddressChange(addressOf(next), { replace: false });
    },
    changeInputs: change,
    follow: (followed) => change({ followed }),
    adoptUpload: (documentId, documents) =>
      adopt(documentId, { ...set, documents, found: [], followed: null }),
    adoptEntered: (documentId) => adopt(documentId, mergeInto(recallOf(documentId), set)),
    startOver: () =>
      onAddressChange(addressOf({ ...resetWorkflow(state), document_id: null }), { replace: false }),
  };
}

/** After an upload the workflow continues automatically, unless the user is already at another step. */
export const advanceFromUploads = (state: WorkflowState): WorkflowState =>
  state.currentStep === 'Uploads' ? goNext(state) : state;

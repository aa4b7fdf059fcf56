import type { GenerationResult } from '@/api/generated/model';

/** The steps in their order; the index of a step is its place here. */
export const workflowSteps = ['Uploads', 'Inputs', 'Generate'] as const;

export type WorkflowStep = (typeof workflowSteps)[number];

export interface WorkflowState {
  document_id: string | null;
  /** Elevation of the drill floor above mean sea level, m. */
  rigFloorHeight: number | null;
  isVertical: boolean;
  generationResponse: GenerationResult | null;
  currentStep: WorkflowStep;
  currentStepIndex: number;
  isFirstStep: boolean;
  isLastStep: boolean;
  /** Gates that a screen may close; `isFirstStep` and `isLastStep` show whether there is a step to go to. */
  canGoNext: boolean;
  canGoPrevious: boolean;
  /** Per cent: a third for each step reached. */
  stepProgress: number;
}

const placeOf = (index: number) => ({
  currentStep: workflowSteps[index] ?? 'Uploads',
  currentStepIndex: index,
  isFirstStep: index === 0,
  isLastStep: index === workflowSteps.length - 1,
  stepProgress: ((index + 1) / workflowSteps.length) * 100,
});

export const initialWorkflow: WorkflowState = {
  document_id: null,
  rigFloorHeight: null,
  isVertical: false,
  generationResponse: null,
  canGoNext: true,
  canGoPrevious: true,
  ...placeOf(0),
};

/** Anything but 0, 1 or 2 changes nothing. */
export function goToIndex(state: WorkflowState, index: number): WorkflowState {
  return workflowSteps[index] === undefined ? state : { ...state, ...placeOf(index) };
}

/** A name that is not a step changes nothing. */
export function goToStep(state: WorkflowState, name: string): WorkflowState {
  return goToIndex(
    state,
    workflowSteps.findIndex((step) => step === name),
  );
}

export const mayGoNext = (state: WorkflowState): boolean => state.canGoNext && !state.isLastStep;

export const mayGoPrevious = (state: WorkflowState): boolean => state.canGoPrevious && !state.isFirstStep;

export function goNext(state: WorkflowState): WorkflowState {
  return mayGoNext(state) ? goToIndex(state, state.currentStepIndex + 1) : state;
}

export function goPrevious(state: WorkflowState): WorkflowState {
  return mayGoPrevious(state) ? goToIndex(state, state.currentStepIndex - 1) : state;
}

/** Back to the first step. Uploads and inputs are kept. */
export function resetWorkflow(state: WorkflowState): WorkflowState {
  return goToIndex(state, 0);
}

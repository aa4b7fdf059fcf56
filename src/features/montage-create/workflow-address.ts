import { goToStep, initialWorkflow, type WorkflowState, type WorkflowStep } from './workflow';

/** The workflow's state in the address bar. The first step is the address without a step. */
export interface WorkflowAddress {
  step?: 'inputs' | 'generate' | undefined;
  document?: string | undefined;
}

const stepNames = { inputs: 'Inputs', generate: 'Generate' } as const satisfies Record<string, WorkflowStep>;

function readDocument(value: unknown): string | undefined {
  // The router reads a hand-typed ?document=1234 as a number. A number that it cannot represent exactly is not an id.
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : undefined;
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/**
 * Parses the search parameters as far as possible, so that an odd link still opens. The rest is undefined, and not
 * left out, because the router lays this over what was typed.
 */
export function readWorkflowAddress(search: Record<string, unknown>): WorkflowAddress {
  const step = search.step === 'inputs' || search.step === 'generate' ? search.step : undefined;
  return { step, document: readDocument(search.document) };
}

/** The workflow at an address. Callers add what the address does not contain (inputs, result). */
export function workflowAt({ step, document }: WorkflowAddress): WorkflowState {
  const at = { ...initialWorkflow, document_id: document ?? null };
  return step ? goToStep(at, stepNames[step]) : at;
}

export function addressOf({ currentStep, document_id }: WorkflowState): WorkflowAddress {
  return {
    ...(currentStep !== 'Uploads' && { step: currentStep === 'Inputs' ? 'inputs' : 'generate' }),
    ...(document_id !== null && { document: document_id }),
  };
}

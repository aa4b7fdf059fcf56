import { describe, expect, it } from 'vitest';
import { goNext, initialWorkflow } from './workflow';
import { addressOf, readWorkflowAddress, workflowAt } from './workflow-address';

describe('the address of the workflow', () => {
  it('lands on the step and the document of a link', () => {
    const state = workflowAt(readWorkflowAddress({ step: 'inputs', document: '7f3a-19' }));
    expect(state).toMatchObject({ currentStep: 'Inputs', currentStepIndex: 1, document_id: '7f3a-19' });
  });

  it('leaves out what it cannot understand', () => {
    expect(readWorkflowAddress({ step: 'review', document: '  ', other: 1 })).toEqual({});
    expect(readWorkflowAddress({ step: 'uploads' })).toEqual({});
    expect(readWorkflowAddress({ document: { a: 1 } })).toEqual({});
  });

  it('takes an id of digits that the router read as a number, unless digits were lost', () => {
    expect(readWorkflowAddress({ document: 4711 })).toEqual({ document: '4711' });
    expect(readWorkflowAddress({ document: Number('12345678901234567890') })).toEqual({});
  });

  it('is the same after a round trip', () => {
    for (const address of [
      {},
      { step: 'inputs' },
      { step: 'generate', document: 'a b' },
      { document: '7' },
    ] as const) {
      expect(addressOf(workflowAt(address))).toEqual(address);
    }
    expect(addressOf(goNext(initialWorkflow))).toEqual({ step: 'inputs' });
  });
});

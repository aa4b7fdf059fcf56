import { describe, expect, it } from 'vitest';
import {
  goNext,
  goPrevious,
  goToIndex,
  goToStep,
  initialWorkflow,
  mayGoNext,
  mayGoPrevious,
  resetWorkflow,
} from './workflow';

describe('the creation workflow', () => {
  it('begins at Uploads with the specified defaults', () => {
    expect(initialWorkflow).toEqual({
      document_id: null,
      rigFloorHeight: null,
      isVertical: false,
      generationResponse: null,
      currentStep: 'Uploads',
      currentStepIndex: 0,
      isFirstStep: true,
      isLastStep: false,
      canGoNext: true,
      canGoPrevious: true,
      stepProgress: (1 / 3) * 100,
    });
  });

  it('goes forward to Generate and no further', () => {
    const inputs = goNext(initialWorkflow);
    expect(inputs).toMatchObject({
      currentStep: 'Inputs',
      currentStepIndex: 1,
      isFirstStep: false,
      isLastStep: false,
    });
    expect(inputs.stepProgress).toBeCloseTo(66.667, 3);
    const generate = goNext(inputs);
    expect(generate).toMatchObject({
      currentStep: 'Generate',
      currentStepIndex: 2,
      isLastStep: true,
      stepProgress: 100,
    });
    expect(mayGoNext(generate)).toBe(false);
    expect(goNext(generate)).toBe(generate);
  });

  it('goes back to Uploads and no further', () => {
    const inputs = goPrevious(goToIndex(initialWorkflow, 2));
    expect(inputs.currentStep).toBe('Inputs');
    const uploads = goPrevious(inputs);
    expect(uploads).toEqual(initialWorkflow);
    expect(mayGoPrevious(uploads)).toBe(false);
    expect(goPrevious(uploads)).toBe(uploads);
  });

  it.each([-1, 3, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('does not jump to index %s', (index) => {
    expect(goToIndex(initialWorkflow, index)).toBe(initialWorkflow);
  });

  it('sets a step by its name and ignores an unknown name', () => {
    expect(goToStep(initialWorkflow, 'Generate').currentStepIndex).toBe(2);
    for (const name of ['generate', 'Review', '', 'toString'])
      expect(goToStep(initialWorkflow, name)).toBe(initialWorkflow);
  });

  it('does not move through a closed gate', () => {
    const shut = { ...goToIndex(initialWorkflow, 1), canGoNext: false, canGoPrevious: false };
    expect(goNext(shut)).toBe(shut);
    expect(goPrevious(shut)).toBe(shut);
  });

  it('resets the step and keeps what was entered', () => {
    const entered = {
      ...goToIndex(initialWorkflow, 2),
      document_id: '7f3a-19',
      rigFloorHeight: 33.5,
      isVertical: true,
    };
    expect(resetWorkflow(entered)).toEqual({
      ...initialWorkflow,
      document_id: '7f3a-19',
      rigFloorHeight: 33.5,
      isVertical: true,
    });
  });
});

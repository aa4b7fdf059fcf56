/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { StrengthTestStatus } from './strengthTestStatus.ts';
import type { StrengthTestType } from './strengthTestType.ts';

/**
 * A leak-off or formation-integrity test below a shoe, planned or measured. Decided: the pressure is that at the depth, a
 * gauge pressure; an equivalent mud weight follows from it and the TVD below the drill floor.
 */
export interface StrengthTestFields {
  /** The kind of test. */
  test_type: StrengthTestType | null;
  /** Whether the test is planned or was made. */
  status: StrengthTestStatus | null;
  /**
     * TVD SS of the tested rock in m.
     * @nullable
     */
  true_vertical_depth_subsea: number | null;
  /**
     * The pressure at that depth in kPa.
     * @nullable
     */
  pressure: number | null;
  /**
     * Notes of the test.
     * @nullable
     */
  notes: string | null;
}

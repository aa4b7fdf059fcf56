/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { RiskClass } from './riskClass.ts';

/**
 * A level of the risk matrix, which is 5 x 5: the words for this likelihood and for this severity, and the classes of the
 * risks with this likelihood by their severity. Decided: a null value, and a level without a row, is the default, where
 * likelihood times severity is high from 15, medium from 5 and else low.
 */
export interface RiskLevelFields {
  /**
     * From 1 (least) to 5 (most).
     * @nullable
     */
  level: number | null;
  /**
     * The words for this likelihood.
     * @nullable
     */
  likelihood_label: string | null;
  /**
     * The words for this severity.
     * @nullable
     */
  severity_label: string | null;
  /** The class of a risk with this likelihood and severity 1. */
  class_1: RiskClass | null;
  /** The class of a risk with this likelihood and severity 2. */
  class_2: RiskClass | null;
  /** The class of a risk with this likelihood and severity 3. */
  class_3: RiskClass | null;
  /** The class of a risk with this likelihood and severity 4. */
  class_4: RiskClass | null;
  /** The class of a risk with this likelihood and severity 5. */
  class_5: RiskClass | null;
}

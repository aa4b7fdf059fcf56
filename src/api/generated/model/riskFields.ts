/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { RiskStatus } from './riskStatus.ts';

/**
 * A risk of the well. Decided: likelihood and severity are levels of the risk matrix from 1 (least) to 5 (most), before and
 * after the mitigation; a client treats other numbers as unknown. The class of a risk follows from the matrix.
 */
export interface RiskFields {
  /**
     * How the register and the matrix refer to it, such as R1.
     * @nullable
     */
  number: string | null;
  /**
     * The id of its hole section; null for a risk of the whole well. The section may be gone.
     * @nullable
     */
  section_id: string | null;
  /**
     * What may happen.
     * @nullable
     */
  risk: string | null;
  /**
     * Why it may happen.
     * @nullable
     */
  cause: string | null;
  /**
     * What follows if it happens.
     * @nullable
     */
  consequence: string | null;
  /**
     * The likelihood without mitigation, from 1 to 5.
     * @nullable
     */
  likelihood: number | null;
  /**
     * The severity without mitigation, from 1 to 5.
     * @nullable
     */
  severity: number | null;
  /**
     * What is done about it.
     * @nullable
     */
  mitigation: string | null;
  /**
     * Who answers for the mitigation.
     * @nullable
     */
  owner: string | null;
  /**
     * The likelihood with the mitigation, from 1 to 5.
     * @nullable
     */
  likelihood_after: number | null;
  /**
     * The severity with the mitigation, from 1 to 5.
     * @nullable
     */
  severity_after: number | null;
  /** Whether the risk is open or closed; open if null. */
  status: RiskStatus | null;
}

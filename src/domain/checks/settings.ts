/** What companies and regulators settle differently. Two settings are the same only if they are the same object. */
export interface CheckSettings {
  /** How far the mud stays from the pore and the fracture gradient, kPa/m. */
  readonly mudMarginKpaPerM: number;
  /** How far cement reaches above the previous shoe, along hole, m. */
  readonly leastCementOverlapM: number;
  /** The part of the minimum internal yield up to which a casing is tested. */
  readonly testPartOfBurst: number;
  /** Fracture gradients by depth (TVD SS, m), from leak-off tests of the area: a montage has no field for them. */
  readonly fractureGradients: readonly { readonly tvdSsM: number; readonly gradientKpaPerM: number }[];
}

export const defaultSettings: CheckSettings = {
  // 0.5 ppg, the customary trip margin.
  mudMarginKpaPerM: 0.588,
  leastCementOverlapM: 100,
  testPartOfBurst: 0.7,
  fractureGradients: [],
};

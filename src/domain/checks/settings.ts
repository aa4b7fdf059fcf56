/** What companies and regulators define differently. Two settings are equal only if they are the same object. */
export interface CheckSettings {
  /** The mud's minimum distance from the pore and the fracture gradient, kPa/m. */
  readonly mudMarginKpaPerM: number;
  /** How far cement must reach above the previous shoe, along the hole, m. */
  readonly minCementOverlapM: number;
  /** The fraction of the minimum internal yield to which a casing is tested. */
  readonly testPartOfBurst: number;
  /** Fracture gradients by depth (TVD SS, m) from leak-off tests in the area. A montage has no field for them. */
  readonly fractureGradients: readonly { readonly tvdSsM: number; readonly gradientKpaPerM: number }[];
}

export const defaultSettings: CheckSettings = {
  // 0.5 ppg, the customary trip margin.
  mudMarginKpaPerM: 0.588,
  minCementOverlapM: 100,
  testPartOfBurst: 0.7,
  fractureGradients: [],
};

/** Relative luminance of an sRGB colour, 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminance([red, green, blue]: readonly [number, number, number]): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** `#rrggbb`, or `#rgb` as a minifier writes it, as three channels, 0 to 255. */
function channels(hex: string): [number, number, number] {
  const digits = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1);
  const value = Number.parseInt(digits, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The contrast ratio of two opaque hexadecimal colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminance(channels(one)), luminance(channels(other))].toSorted((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

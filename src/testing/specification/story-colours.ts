/** The hue of a colour as the browser paints it, in degrees; null for one that is grey or not there. */
export function hueOf(colour: string): number | null {
  const context = document.createElement('canvas').getContext('2d')!;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  const most = Math.max(r, g, b);
  const spread = most - Math.min(r, g, b);
  if (alpha === 0 || spread < 12) return null;
  const sixth = most === r ? (g - b) / spread : most === g ? 2 + (b - r) / spread : 4 + (r - g) / spread;
  return (sixth * 60 + 360) % 360;
}

const within = (from: number, to: number) => (colour: string) => {
  const hue = hueOf(colour);
  return hue !== null && (from <= to ? hue >= from && hue <= to : hue >= from || hue <= to);
};

export const isGreen = within(90, 165);
export const isOrange = within(15, 45);
export const isRed = within(345, 14);

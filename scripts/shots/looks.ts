/** In which forms a screen is shown: three widths, two themes. */
export const widths = { 1440: 900, 1920: 1080, 390: 844 } as const;

export type Width = keyof typeof widths;
export type Theme = 'light' | 'dark';

export interface Look {
  width: Width;
  theme: Theme;
}

export const looks: readonly Look[] = ([1440, 1920, 390] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme })),
);

export const lookName = ({ width, theme }: Look) => `${width}-${theme}`;

/** A story's own settings: a theme, a width, or neither, in which case it is shown in all of them. */
export interface Pins {
  theme?: string | undefined;
  width?: number | undefined;
}

/** A story of the dark theme taken in the light one would be the same picture under a wrong name. */
export const shows = (pins: Pins, { width, theme }: Look) =>
  (pins.theme === undefined || pins.theme === theme) && (pins.width === undefined || pins.width === width);

export const pictureName = (storyId: string, look: Look) => `${storyId}--${lookName(look)}.png`;

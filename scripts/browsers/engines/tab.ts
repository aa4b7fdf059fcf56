import type { PageFunctions } from '../page-side/page-functions.ts';

export const engineNames = ['Chromium', 'Firefox', 'WebKit'] as const;
export type EngineName = (typeof engineNames)[number];

export interface Size {
  width: number;
  height: number;
}

/** In CSS pixels of the viewport. */
export interface Point {
  x: number;
  y: number;
}

export type PointerStep = { move: Point } | 'down' | 'up';

/** Two fingers, each from its first point to its last. */
export interface Touch {
  tap(at: Point): Promise<void>;
  drag(from: Point, to: Point): Promise<void>;
  pinch(fingers: readonly [readonly [Point, Point], readonly [Point, Point]]): Promise<void>;
}

/**
 * What a user and the journeys need of a browser's window. Every input is an event that the browser makes itself
 * (`isTrusted`), as for a person.
 */
export interface Tab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  resize(size: Size): Promise<void>;
  pointer(steps: readonly PointerStep[]): Promise<void>;
  /** A key with its modifiers, named as in `KeyboardEvent.key`: `Control+Shift+z`. */
  press(chord: string): Promise<void>;
  type(text: string): Promise<void>;
  /** @param selector of an `input[type=file]`. */
  chooseFiles(selector: string, paths: readonly string[]): Promise<void>;
  /** Calls a function of `page-side/page-functions.ts` in the page. */
  ask<Name extends keyof PageFunctions>(
    name: Name,
    ...given: Parameters<PageFunctions[Name]>
  ): Promise<ReturnType<PageFunctions[Name]>>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  /** The page on paper, as PDF; null for an engine whose driver cannot. */
  print: (() => Promise<Buffer>) | null;
  touch: Touch | null;
  /** The errors and warnings since the last call that only the driver sees. */
  takeComplaints(): readonly string[];
  close(): Promise<void>;
}

export interface Engine {
  name: EngineName;
  version: string;
  /** Where downloads arrive. */
  downloads: string;
  openTab(options?: { touch?: boolean }): Promise<Tab>;
  close(): Promise<void>;
}

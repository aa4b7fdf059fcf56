import type { BuiltServer } from '../server/built-server.ts';
import type { Engine, Size } from './engines/tab.ts';
import type { User } from './user.ts';

export const desktop: Size = { width: 1440, height: 900 };
export const phone: Size = { width: 390, height: 844 };

export interface Scene {
  engine: Engine;
  user: User;
  server: Pick<BuiltServer, 'url'>;
  /** Goes to a path of the application. */
  goto(path: string): Promise<void>;
  /** Keeps a picture of the viewport. */
  picture(name: string): Promise<void>;
  /** Keeps a PDF next to the pictures. */
  keepPdf(name: string, bytes: Buffer): void;
  /** A complaint that this journey provokes. */
  provoke(pattern: RegExp): void;
  /** Why the engine cannot, and what the journey looked at instead. */
  instead(text: string): void;
}

export interface Journey {
  name: string;
  /** On a page that takes touches. */
  touch?: boolean;
  run(scene: Scene): Promise<void>;
}

/** @throws Error where the values differ. */
export function same<Value>(what: string, actual: Value, expected: Value): void {
  const [left, right] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (left !== right) throw new Error(`${what}: ${left} instead of ${right}`);
}

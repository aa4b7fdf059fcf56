import type { Paragraph } from './sentences';
import type { NamedString } from './strings';

/** A slurry that one line describes completely. Depths and densities have units and a decimal point. */
export interface SlurryLine {
  of: NamedString;
  role: string;
  type: string | null;
  density: string;
  excess: string | null;
  top: string | null;
  additives: string | null;
  /** The assumptions about the density or the role. */
  assumed: { density?: string; role?: string; excess?: string; top?: string };
  line: Paragraph;
  /** The line below it that lists its additives. */
  below?: Paragraph;
}

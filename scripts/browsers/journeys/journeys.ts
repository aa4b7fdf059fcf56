import type { Journey } from '../journey.ts';
import { conflict } from './conflict.ts';
import { creating } from './creating.ts';
import { dragging } from './dragging.ts';
import { editing } from './editing.ts';
import { exporting } from './exporting.ts';
import { looksOnDesktop, looksOnPhone } from './looks.ts';
import { pasting } from './pasting.ts';
import { schematic, wellIn3D } from './pictures-of-the-well.ts';
import { printing } from './printing.ts';
import { signingIn } from './signing-in.ts';
import { touching } from './touching.ts';

export const journeys: readonly Journey[] = [
  signingIn,
  creating,
  editing,
  pasting,
  dragging,
  conflict,
  exporting,
  wellIn3D,
  schematic,
  printing,
  looksOnDesktop,
  looksOnPhone,
  touching,
];

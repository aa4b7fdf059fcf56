import type { Step } from './state';
import { montageAssembly } from './steps/assembly';
import { casingFit, casingStrings } from './steps/casing';
import { cementProgramme } from './steps/cement';
import { documentKinds, readDocuments, units, wellHeader } from './steps/documents';
import { depthSign, formationTops } from './steps/formation-tops';
import { loggingAndPressureTests } from './steps/logging-and-tests';
import { mudProgramme } from './steps/mud';
import { reservoirs } from './steps/reservoirs';
import { rigFloor } from './steps/rig-floor';
import { holeSections, sectionDepths } from './steps/sections';
import { survey, surveyCheck } from './steps/survey';
import { thickness } from './steps/thickness';
import { alongHoleDepths, formationOrder, verticalDepths } from './steps/top-depths';

/** The steps of the generation, in order. The progress bar counts to 22, so there are 22. */
export const STEPS: readonly Step[] = [
  { id: 'read-documents', label: 'Reading the documents', run: readDocuments },
  { id: 'document-kinds', label: 'What the documents hold', run: documentKinds },
  { id: 'well-header', label: 'Well header', run: wellHeader },
  { id: 'rig-floor', label: 'Drill floor', run: rigFloor },
  { id: 'units', label: 'Units', run: units },
  { id: 'survey', label: 'Survey', run: survey },
  { id: 'survey-check', label: 'Survey check', run: surveyCheck },
  { id: 'formation-tops', label: 'Formation tops', run: formationTops },
  { id: 'depth-sign', label: 'Sign of the depths', run: depthSign },
  { id: 'vertical-depths', label: 'TVD below the drill floor', run: verticalDepths },
  { id: 'along-hole-depths', label: 'Along-hole depths', run: alongHoleDepths },
  { id: 'formation-order', label: 'Order of the formations', run: formationOrder },
  { id: 'hole-sections', label: 'Hole sections', run: holeSections },
  { id: 'section-depths', label: 'Section depths', run: sectionDepths },
  { id: 'thickness', label: 'Formation thickness', run: thickness },
  { id: 'casing-strings', label: 'Casing strings', run: casingStrings },
  { id: 'casing-fit', label: 'Casing fit', run: casingFit },
  { id: 'cement-programme', label: 'Cement programme', run: cementProgramme },
  { id: 'mud-programme', label: 'Mud programme', run: mudProgramme },
  { id: 'logging-and-pressure-tests', label: 'Logging and pressure tests', run: loggingAndPressureTests },
  { id: 'reservoirs', label: 'Reservoirs', run: reservoirs },
  { id: 'montage-assembly', label: 'Montage', run: montageAssembly },
];

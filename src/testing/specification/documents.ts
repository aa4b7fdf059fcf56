import { administration, editorLayout } from './rules-administration.ts';
import { creationWorkflow, generateStep, inputsStep, uploadsStep } from './rules-creation.ts';
import {
  editorOverview,
  editorPage,
  planSummary,
  reservoirTable,
  sectionsTable,
  topLinePanel,
} from './rules-editor.ts';
import { creationConstants, creationErrors } from './rules-errors.ts';
import { montageEntities, montageTransitions, montageValidation } from './rules-montage.ts';
import { moduleChooser, montageList, overview, routes, sharedLayout, signIn } from './rules-overview.ts';
import { editorCalls, editorConstants, editorErrors, editorRoles } from './rules-saving.ts';
import { creationEntities, creationTransitions } from './rules-state.ts';
import { creationCalls, creationRoles, creationValidation } from './rules-validation.ts';
import { otherBackends } from './rules-other-backends.ts';
import { remark, type RuleGroup, type Section, type SpecificationDocument } from './rule.ts';

const introduction = (key: string, text: string): Section => ({
  key,
  title: '«Introduction»',
  entries: [remark(text)],
});

/** Both documents of the specification, in their order. */
export const documents: readonly SpecificationDocument[] = [
  {
    title: 'Specification: drilling well-planning web application (montage creation and management)',
    sections: [
      introduction(
        'creation-introduction',
        'The product is a browser application for well engineers. They upload well documents, give well context, and generate a drilling montage: a table of formations per hole section with depths. Administrators manage organisations and users and grant module access. This document covers the overview, authentication screens, module chooser, shared layout, the montage creation workflow, the montage list, and the calls, errors and constants for those areas. The montage editor and the user and organisation management screen are in the companion document.',
      ),
      overview,
      routes,
      signIn,
      moduleChooser,
      sharedLayout,
      montageList,
      creationWorkflow,
      uploadsStep,
      inputsStep,
      generateStep,
      creationEntities,
      creationTransitions,
      creationValidation,
      creationRoles,
      creationCalls,
      creationErrors,
      creationConstants,
    ],
  },
  {
    title: 'Specification: well-planning tool for editing drilling montages and managing users',
    sections: [
      introduction(
        'editor-introduction',
        'The product is a drilling-well planning tool. This document covers the montage editor (top line, sections table, reservoirs, plan summary, saving) and the user and organisation management screen, with their entities, validation, access rules, calls, errors and constants.',
      ),
      editorOverview,
      editorPage,
      topLinePanel,
      sectionsTable,
      reservoirTable,
      planSummary,
      administration,
      editorLayout,
      montageEntities,
      montageTransitions,
      montageValidation,
      editorRoles,
      editorCalls,
      editorErrors,
      editorConstants,
    ],
  },
];

/** Rules for what both documents leave open. */
export const added: readonly RuleGroup[] = [otherBackends];

/** Everything that the tests have to hold. */
export const ruleGroups: readonly RuleGroup[] = [...documents, ...added];

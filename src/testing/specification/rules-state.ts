import { rule, type Section } from './rule.ts';
import {
  badInput,
  classification,
  create,
  createGeneration,
  createUploads,
  entities,
  forgotPassword,
  layout,
  list,
  ownCreation,
  ownScreens,
  passwordReset,
  run,
  specificationJourney,
  stream,
  workflow,
} from './tests.ts';

const defaults = workflow('the creation workflow › begins at Uploads with the specified defaults');
const forward = workflow('the creation workflow › goes forward to Generate and no further');
const back = workflow('the creation workflow › goes back to Uploads and no further');
const reset = workflow('the creation workflow › resets the step and keeps what was entered');
const guessed = (name: string) => classification(`the type that a file name suggests › ${name}`);

export const creationEntities: Section = {
  key: 'entities',
  title: '3. Entities and their fields',
  entries: [
    rule(
      'Montage list item: id, updated_time, top_line_item (well_name, field_name, field_code).',
      entities('a montage in the list has its fields and no other'),
    ),
    rule('List response: items, total_count.', entities('the list has its fields and no other')),
    rule(
      'Upload response: id (the document ID).',
      entities('the answer of an upload has its fields and no other'),
    ),
    rule(
      'Generation result: montage_sections, each with name, formations and total.',
      entities('a generation result has its fields and no other'),
    ),
    rule(
      'Formation: formation_name, true_vertical_depth_subsea, true_vertical_depth_below_drill_floor, along_hole_depth_below_drill_floor, variance, thickness (optional).',
      entities(
        'a generated formation has its fields and no other',
        'the kinds of the fields › are optional for the thickness of a generated formation alone',
      ),
    ),
    rule('Total: the same three depths.', entities('a section total has its fields and no other')),
    rule(
      'Uploaded file: the file plus a classification, one of Well Proposal, Well Catalogue, Well Trajectory, Cement Program, Mud Program, Other.',
      guessed('offers the six types'),
      entities('the classifications are the six types'),
    ),
    rule('Progress event: id, status, detail.', entities('a progress event has its fields and no other')),
    rule('Workflow state held on the client: document_id: nullable.', defaults),
    rule('rigFloorHeight: number or null.', defaults),
    rule('isVertical: boolean, default false.', defaults),
    rule('generationResponse: nullable.', defaults),
    rule('currentStep: Uploads, Inputs or Generate; default Uploads.', defaults, forward),
    rule('currentStepIndex: default 0.', defaults),
    rule('isFirstStep: default true.', defaults),
    rule('isLastStep: default false.', defaults),
    rule('canGoNext and canGoPrevious: both default true.', defaults),
    rule('stepProgress: (index+1)/3*100.', defaults, forward),
    rule(
      'Interface state: sidebarCollapsed, default false.',
      specificationJourney('the sidebar is expanded at first, and marks the entry under the pointer'),
      ownScreens('Sidebar Set'),
    ),
    rule('Auth user: e-mail and password at sign-up.', entities('who signs up has its fields and no other')),
    rule(
      'Organisation and user entities: see the companion document.',
      entities('a user has its fields and no other', 'an organisation has its fields and no other'),
    ),
  ],
};

export const creationTransitions: Section = {
  key: 'transitions',
  title: '4. States and transitions',
  entries: [
    rule(
      'Steps run Uploads, Inputs, Generate, with free movement forward, back and by click.',
      forward,
      back,
      ownCreation('Panel And Bar'),
    ),
    rule('Next is allowed only when the current step is not the last.', forward),
    rule('Previous only when not the first.', back),
    rule(
      'Jumping by index is allowed for 0 to 2 only.',
      workflow('the creation workflow › does not jump to index *'),
      back,
    ),
    rule(
      'Setting a step by an unknown name is ignored.',
      workflow('the creation workflow › sets a step by its name and ignores an unknown name'),
    ),
    rule('Every change updates name, index, first/last flags and progress.', forward, back),
    rule('Reset returns to Uploads, index 0, progress one third.', reset, defaults),
    rule(
      'The sidebar can be set collapsed or expanded directly, or toggled.',
      specificationJourney('the sidebar is expanded at first, and marks the entry under the pointer'),
      ownScreens('Sidebar Set'),
      layout('Expanded'),
    ),
    rule(
      'Upload: idle, then uploading (0 to 4 s), then processing, then complete, then auto-advance after 1.5 s.',
      ownCreation('Times Of An Upload'),
    ),
    rule('On failure an error is shown.', createUploads('Upload Fails')),
    rule(
      'File classification is guessed from the file name by keywords.',
      guessed('takes the first rule of the specification if the name contains several keywords'),
      create('From Documents To Montage'),
    ),
    rule(
      'If none matches, the type stays unset.',
      guessed('leaves * to the person'),
      createUploads('Refused Files'),
    ),
    rule('proposal gives Well Proposal.', guessed('*: Well Proposal')),
    rule('catalogue or catalog gives Well Catalogue.', guessed('*: Well Catalogue')),
    rule('trajectory, path or directional gives Well Trajectory.', guessed('*: Well Trajectory')),
    rule('cement or cementing gives Cement Program.', guessed('*: Cement Program')),
    rule('mud, drilling mud or drilling fluid gives Mud Program.', guessed('*: Mud Program')),
    rule(
      'Generation is a server-sent stream with event types progress, complete and error.',
      stream(
        'the generation stream › yields the named events up to complete, however the bytes are cut',
        'the generation stream › passes on the error event and ends',
      ),
    ),
    rule(
      'Progress events carry id, status and detail.',
      entities('a progress event has its fields and no other'),
    ),
    rule(
      'The status IN_PROGRESS maps to in-progress, COMPLETED to completed, and any other status to failed.',
      run('the steps of a run › reads the status * as *'),
    ),
    rule(
      'An event with a known id updates that step; otherwise it is appended.',
      run('the steps of a run › updates a known step in its place and appends any other'),
    ),
    rule(
      'On complete the result is stored, the run ends,',
      run('a run › waits, opens, continues and completes'),
    ),
    rule(
      'and after 3 s the app navigates to /montage/edit/{documentId}.',
      createGeneration('Opens Automatically'),
      ownCreation('Time To The Editor'),
    ),
    rule(
      'On error the message is shown and the run ends.',
      badInput('documents that give nothing end in why and what to do, and nothing is invented'),
      stream('the generation stream › passes on the error event and ends'),
    ),
    rule('The stream stays open when the tab is hidden.', ownCreation('Generation In A Hidden Tab')),
    rule(
      'A 429 or 5xx when opening causes a retry.',
      stream(
        'the generation stream › opens again after 429 and 5xx, with growing pauses and never sooner than the server asks',
      ),
      createGeneration('Server Busy'),
    ),
    rule(
      "A montage with no top line item counts as a stopped generation and can be resumed through 'Continue creating montage'.",
      list('Montages'),
      ownScreens('Continue Creating'),
    ),
    rule(
      'Password reset: code verified, then form, then success.',
      passwordReset('Checking', 'New Password', 'Successful'),
    ),
    rule('Forgot-password: form, then confirmation.', forgotPassword('Check Your Email')),
  ],
};

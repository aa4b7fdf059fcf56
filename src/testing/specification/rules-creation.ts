import { rule, type Section } from './rule.ts';
import {
  constants,
  create,
  createGeneration,
  createUploads,
  ownCreation,
  progress,
  resultNumbers,
  results,
  rigFloor,
  run,
} from './tests.ts';

export const creationWorkflow: Section = {
  key: 'creation',
  title: 'Creation workflow (/montage/create)',
  entries: [
    rule(
      "Left panel titled 'Well Planning Workflow', subtitle 'Step-by-step montage generation'.",
      ownCreation('Panel And Bar'),
    ),
    rule(
      "Steps: Uploads ('Step 1 of 3'), Inputs ('Step 2 of 3'), Generate ('Step 3 of 3').",
      ownCreation('Panel And Bar'),
    ),
    rule('Each step is a clickable card with title, subtitle and icon.', ownCreation('Panel And Bar')),
    rule(
      "Completed is green, active is orange with an 'Active' badge, and the others are neutral.",
      ownCreation('Colours Of The Cards'),
    ),
    rule('Clicking a step jumps to it.', ownCreation('Panel And Bar')),
    rule("The bottom bar has Previous, Next and 'Step N of 3'.", ownCreation('Panel And Bar')),
    rule("Next is labelled 'Complete' on the last step.", ownCreation('Panel And Bar')),
    rule(
      'Previous is disabled on the first step and Next on the last.',
      create('Uploads'),
      ownCreation('Panel And Bar'),
    ),
  ],
};

export const uploadsStep: Section = {
  key: 'uploads',
  title: '«Uploads step»',
  entries: [
    rule("Uploads step, heading 'Upload Input Documents':", create('Uploads')),
    rule('A drag-and-drop or click area', ownCreation('Dropped Files'), createUploads('Refused Files')),
    rule('accepts multiple files (PDF, DOC, XLS)', ownCreation('Dropped Files')),
    rule("and is marked 'Required'.", ownCreation('Panel And Bar')),
    rule(
      "A 'Classify Documents (count)' panel lists each file with a remove button and a document-type selector.",
      createUploads('Refused Files'),
    ),
    rule(
      "The button 'Upload N Document(s)' shows the hint '(Select all document types)' until every file has a type.",
      createUploads('Refused Files'),
    ),
    rule(
      "While uploading it shows 'Uploading N file(s)...',",
      createUploads('Upload Under Way'),
      ownCreation('Times Of An Upload'),
    ),
    rule("then 'Processing N file(s)...' after 4 s,", ownCreation('Times Of An Upload')),
    rule('with an elapsed timer.', ownCreation('Times Of An Upload')),
    rule(
      "On success it shows 'Upload Complete' and moves to the next step after 1.5 s.",
      create('From Documents To Montage'),
      ownCreation('Times Of An Upload'),
    ),
  ],
};

export const inputsStep: Section = {
  key: 'inputs',
  title: '«Inputs step»',
  entries: [
    rule("Inputs step, heading 'Well Context Inputs':", create('From Documents To Montage')),
    rule("A card marked 'Required' holds a number field 'Drill Rig Floor Height (m)'", ownCreation('Inputs')),
    rule('(step 0.1,', ownCreation('Inputs'), rigFloor('the rig floor height as typed › steps by 0.1 m')),
    rule('placeholder e.g. 15.5;', ownCreation('Inputs')),
    rule('empty means not set).', rigFloor('the rig floor height as typed › * is not set')),
    rule("A 'Well Type' toggle offers Vertical or Deviated.", ownCreation('Inputs')),
  ],
};

export const generateStep: Section = {
  key: 'generate',
  title: '«Generate step»',
  entries: [
    rule("Generate step, heading 'Generate Drilling Montage':", create('From Documents To Montage')),
    rule('An Input Summary shows the Document ID.', ownCreation('Input Summary')),
    rule(
      "When none is set it shows 'No document uploaded yet' with an 'Enter manually' option",
      createUploads('Manual Document Id'),
    ),
    rule('and Save and Cancel.', ownCreation('Input Summary')),
    rule('When one is set it shows an edit icon.', createUploads('Manual Document Id')),
    rule(
      "The summary also shows the Rig Floor Height (or 'Not specified') and the Well Type.",
      ownCreation('Input Summary'),
    ),
    rule(
      "The 'Generate Montage' button is disabled while running or without a document ID.",
      createUploads('Manual Document Id'),
      ownCreation('Generation In A Hidden Tab'),
    ),
    rule(
      "While running it shows 'Overall Progress' as events out of 22 with a percentage,",
      progress('Running'),
      run('the steps of a run › counts distinct steps out of 22'),
    ),
    rule('an elapsed timer,', progress('Running'), ownCreation('Generation In A Hidden Tab')),
    rule(
      "a step list (for example 'Initializing generation process...', 'Waiting for next update...')",
      createGeneration('Generation Under Way'),
    ),
    rule(
      'and an error toast that disappears after 5 s.',
      createGeneration('Generation Breaks'),
      constants('a toast › for a stopped generation is red and lasts 5 s'),
    ),
    rule('On completion a results table appears,', create('From Documents To Montage')),
    rule(
      'then the app goes to the edit page after 3 s.',
      createGeneration('Opens Automatically'),
      ownCreation('Time To The Editor'),
    ),
    rule(
      'Results table columns: Section, Formation, TVD SS (m), TVD BDF (m), AHD BDF (m), Variance (±m), Thickness (m).',
      create('From Documents To Montage'),
    ),
    rule("Each section has a total row (section name, 'Total', 'Section End').", results('Sections')),
    rule('Numbers show 1 decimal.', resultNumbers('numbers of the results › * is *'), results('Sections')),
  ],
};

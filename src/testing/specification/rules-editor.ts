import { remark, rule, type Section } from './rule.ts';
import {
  administrationScreen,
  editorJourney,
  editorScreen,
  fields,
  figures,
  header,
  ownEditor,
  ownEditorParts,
  plan,
  program,
  reservoirs,
  sections,
  sectionsActions,
  sectionsEditing,
  titles,
  topLine,
  userDialogs,
  wellbore,
  wellboreJourney,
} from './tests.ts';

const day = editorJourney('a day of work, saved and there again, with its history');
const blank = fields('a formatted value › is a dash where there is none');

export const editorOverview: Section = {
  key: 'planning',
  title: '1. What the product does and for whom',
  entries: [
    rule(
      'Engineers edit a well montage: top-line information, a table of hole sections (each with formations, casing, cement, mud, logging and pressure-test data), reservoir data and a ranked plan summary.',
      day,
    ),
    rule(
      'An administrator area manages organisations and users and grants module access.',
      administrationScreen('Organisations And Users'),
      userDialogs('Edit'),
    ),
    remark('Who the administrators are (role names) is not shown.'),
  ],
};

export const editorPage: Section = {
  key: 'editor',
  title: '2. Screens and routes Montage editor: /montage/edit/{id}',
  entries: [
    rule('The montage is loaded by id.', editorScreen('Montage', 'Unknown Id')),
    rule('While loading, a spinner shows.', ownEditor('Loading')),
    rule("On error it shows 'Error loading montage.'.", editorScreen('Failed')),
    rule("If empty it shows 'No montage data found.'.", editorScreen('Nothing In It')),
    rule("The header shows the montage id, or 'N/A'.", header('Saved', 'Without Name And Id')),
    rule('Text states that all changes are saved automatically,', header('Saved')),
    rule(
      "but a floating 'Save Changes' button appears when there are unsaved changes.",
      header('Saved', 'Unsaved'),
    ),
    rule(
      "Export tiles: 'Export Excel' and 'Export PDF' only raise an alert ('Exporting to Excel...' or 'Exporting to PDF...').",
      editorScreen('Exports'),
    ),
    rule("'Export Horizon 56' is disabled (coming soon).", ownEditor('Exports And Order')),
    rule(
      'The page also holds a 3D visualisation (content not shown),',
      ownEditor('Visualisation'),
      wellbore('Deviated'),
      wellboreJourney(
        'the well in 3D is a tab of the pictures next to the table, with a description in words',
      ),
    ),
    rule(
      'then the top-line panel, the SECTIONS TABLE, RESERVOIR DATA and PLAN SUMMARY.',
      ownEditor('Exports And Order'),
    ),
  ],
};

export const topLinePanel: Section = {
  key: 'top-line',
  title: 'Top-line panel',
  entries: [
    rule("Titled 'DRILLING PROGRAMME' / 'Top Line Information'.", topLine('Filled')),
    rule('A grid of click-to-edit tiles:', topLine('Editing')),
    rule('Enter commits,', topLine('Enter Commits')),
    rule('Escape cancels,', topLine('Escape Cancels')),
    rule('blur commits.', topLine('Blur Commits')),
    rule("Empty values show '-'.", topLine('Empty Values')),
    rule('A well-head chip list.', topLine('Well Head Added')),
    rule(
      "Each chip has a remove button titled 'Remove well head'.",
      topLine('Well Head Added', 'Well Head Removed'),
    ),
    rule("The add input has placeholder 'Enter well head...'", topLine('Well Head Added')),
    rule("and the add button reads 'Add Well Head'.", ownEditorParts('Words Of The Top Line')),
    rule("With none it says 'No well heads added'.", topLine('Empty Values')),
    rule("With no top-line data it says 'No Top Line data available.'", topLine('No Top Line')),
    rule(
      'AFE cost is shown in USD with no decimals.',
      topLine('Filled'),
      figures('a figure › is a cost without decimals'),
    ),
  ],
};

export const sectionsTable: Section = {
  key: 'sections',
  title: 'Sections table',
  entries: [
    rule('One row per section.', ownEditor('Exports And Order')),
    rule(
      'Columns: Proposed Top / Depths (formations), TVD SS (m), TVD BDF (m), AHD BDF (m), Range (m), Thickness (m), CASING, CEMENT, MUD, LOGGING, PRESSURE TESTS.',
      sections('Filled'),
    ),
    rule(
      "Section header reads '{diameter}″ Section {n}'.",
      titles('a hole of * in, the *. one'),
      sections('Filled'),
    ),
    rule(
      "A '+ Add' control adds a formation.",
      sectionsActions('Add A Formation'),
      ownEditorParts('Words Of The Table'),
    ),
    rule(
      "Each formation has a remove '×'.",
      sectionsActions('Remove A Formation'),
      ownEditorParts('Words Of The Table'),
    ),
    rule(
      'Formations can be dragged to reorder within a section or moved to another section.',
      sectionsActions('Drag To Another Section', 'Drop Where It Lies'),
    ),
    rule("A drop zone shows 'Drop formation here'.", sectionsActions('Drag To Another Section')),
    rule(
      'Pointer drag starts after 8 px movement.',
      sectionsActions('A Short Drag Is A Click', 'Drag To Another Section'),
    ),
    rule(
      "A 'Section TD' row sits under each section's formations.",
      ownEditor('Exports And Order'),
      sections('Nothing Planned'),
    ),
    rule(
      "After formations change, the hint 'Please check and update the Section TD if needed' shows for 5 s;",
      sectionsEditing('Hint After A Formation'),
    ),
    rule('after a Section TD edit it shows for 3 s.', sectionsEditing('Hint After A Section Td')),
    rule(
      "Casing cell: CSG. Size [in], CSG. Mass [kg/m], Grade/coupling, Pocket [m] (shown as '-'), ID [in], Drift [in], Volume/m [m³/m], casing notes.",
      program(
        'casing › has the lines of the sheet; the pocket is always blank',
        'casing › gives the cursor two values for grade and coupling, and none for the pocket',
      ),
    ),
    rule(
      "Cement cell: titled '{casing outer diameter}″ Casing Cementation', or '… Liner Cementation' for a liner section.",
      titles('cement around * (liner: *)'),
      program('cement › of a casing has three slurries', 'cement › of a liner has one'),
    ),
    rule(
      'A liner section shows one liner slurry; a casing section shows Lead, Tail and Topfill slurries.',
      program('cement › of a casing has three slurries', 'cement › of a liner has one'),
    ),
    rule(
      'Each slurry has Type, Grad (kPa/m), Excess (placeholder 50%), TOC and Additives.',
      program('cement › of a casing has three slurries'),
      sectionsActions('Create Cement And Mud'),
    ),
    rule('Cement notes.', program('cement › of a casing has three slurries')),
    rule(
      "With no cement data: 'No cement data'.",
      program('nothing planned › cement says so and has no cells'),
    ),
    rule(
      "Mud cell: Type, Properties, Weight (kPa/m), pH, Yield Point (Pa), API Fluid Loss (ml), the text 'See attached Mud Program', mud notes.",
      program('mud › has the lines of the sheet'),
    ),
    rule("With none: 'No mud data'.", program('nothing planned › mud says so and has no cells')),
    rule(
      "Logging cell: if absent, 'No logging data'",
      program('nothing planned › logging says so and has no cells'),
    ),
    rule("and a 'Create Logging' button.", sectionsActions('Create Logging')),
    rule(
      "If present: 'Logging Program' with a Delete button, an Evaluation field,",
      sections('Filled'),
      sectionsActions('Delete Logging'),
      program('logging › sorts its runs by number'),
    ),
    rule(
      'a list of Runs (Run {number}, an evaluation, a remove ×),',
      sectionsActions('Add A Run', 'Remove A Run'),
      program('logging › sorts its runs by number'),
    ),
    rule("a '+ Add Run' button", sectionsActions('Add A Run')),
    rule('and logging notes.', program('logging › sorts its runs by number')),
    rule(
      'Pressure tests cell: Annular (kPa), Ram (kPa), Liner Lap (kPa, only for liner sections), Casing on Bump (kPa), pressure-test notes.',
      program('pressure tests › test the lap only for a liner'),
    ),
    rule('Cells are edited inline: click to edit,', sectionsEditing('Click Opens A Field')),
    rule('Enter saves,', sectionsEditing('Enter Saves')),
    rule('Escape cancels,', sectionsEditing('Escape Cancels')),
    rule('blur saves.', sectionsEditing('Leaving Saves')),
    rule("Empty values show '-'.", blank),
    rule('Notes boxes commit on Enter; Shift+Enter makes a new line.', sectionsEditing('Notes')),
  ],
};

export const reservoirTable: Section = {
  key: 'reservoirs',
  title: 'Reservoir table',
  entries: [
    rule(
      'Columns: Formation Name, Pressure Lower (kPa), Pressure Upper (kPa), TVDss Lower (m), TVDss Upper (m), Gradient (kPa/m), Actions (Remove).',
      reservoirs('Filled', 'Remove'),
    ),
    rule("A '+ Add Reservoir' button adds a row.", reservoirs('Add To None')),
    rule(
      'Empty text: \'No reservoir data available. Click "Add Reservoir" to get started.\'',
      reservoirs('Empty'),
    ),
  ],
};

export const planSummary: Section = {
  key: 'plan',
  title: 'Plan summary',
  entries: [
    rule('A drag-sortable list of items', plan('Moved By Pointer', 'Moved By Keyboard')),
    rule('with rank, title and optional description.', ownEditorParts('Plan')),
    rule('Each item has, on hover, Edit (with Save and Cancel)', ownEditorParts('Plan')),
    rule("and Delete, which asks 'Are you sure you want to delete this item?'.", plan('Deleting')),
    rule(
      "The trigger '+ Add Plan Summary Item' opens an add form with a title, an optional description and an 'Add Item' button.",
      plan('Adding'),
      ownEditorParts('Plan'),
    ),
  ],
};

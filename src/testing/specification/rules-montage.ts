import { rule, type Section } from './rule.ts';
import {
  createEditor,
  drop,
  editing,
  editorDrafts,
  editorFaults,
  editorScreen,
  edits,
  entities,
  fields,
  formations,
  header,
  inches,
  normalise,
  organisationDialogs,
  ownEditor,
  ownScreens,
  parse,
  plan,
  program,
  reservoirs,
  sectionsActions,
  sectionsEditing,
  session,
  titles,
  topLine,
  userDialogs,
} from './tests.ts';

const kinds = (name: string) => entities(`the kinds of the fields › ${name}`);
const shape = (what: string) => entities(`${what} has its fields and no other`);

export const montageEntities: Section = {
  key: 'montage',
  title: '3. Entities and their fields',
  entries: [
    rule(
      'Montage: id, sections_list, reservoirs_list, top_line_item, plan_summaries_list.',
      shape('a montage'),
    ),
    rule(
      'Top line: id, well_name, well_type, objective, location, field_name, field_code, well_id (integer), activity_id (integer), afe_cost (number), days_planned (integer), well_heads (list of strings).',
      shape('the top line'),
      kinds('are integers, numbers and lists of texts in the top line'),
    ),
    rule(
      'Section: id, diameter, description, liner (boolean), true_vertical_depth_subsea, true_vertical_depth_below_drill_floor, along_hole_depth_below_drill_floor, formations_list, casing_item, cement_item, mud_item, logging_item, pressure_test_item.',
      shape('a section'),
      kinds('are a boolean for a liner and a text for the outer diameter of a casing'),
    ),
    rule(
      'Formation: id, section_id, formation_name, true_vertical_depth_subsea, true_vertical_depth_below_drill_floor, along_hole_depth_below_drill_floor, variance (shown as Range), thickness.',
      shape('a formation'),
    ),
    rule(
      "A new formation gets a temporary id (prefix temp-), the name 'New Formation' and zero numbers.",
      formations("adding and removing › adds 'New Formation' with zeros in its place"),
      sectionsActions('Add A Formation'),
    ),
    rule(
      'Casing item: id, casing_outer_diameter (text), casing_inner_diameter, casing_mass, casing_grade, casing_thread_type, casing_volume_per_meter, casing_drift, notes.',
      shape('a casing item'),
      kinds('are a boolean for a liner and a text for the outer diameter of a casing'),
    ),
    rule(
      'Cement item: id, notes, and for each of lead, tail, top_fill and liner the fields slurry_type, slurry_pressure_gradient, slurry_excess, slurry_top_of_cement, slurry_additives (named like lead_slurry_type, liner_slurry_excess, top_fill_slurry_top_of_cement).',
      shape('a cement item'),
    ),
    rule(
      'Mud item: id, mud_type, mud_properties, notes, and _exact/_lower/_upper triplets for mud_weight, ph, yield_point, api_fluid_loss, hpht_fluid_loss, six_rpm, percentage_lgs. Also mud_weight_text.',
      shape('a mud item'),
    ),
    rule(
      'Only the exact values are editable.',
      edits('the programmes of a section › edits exact mud values and no bounds'),
      program('mud › edits only the exact figure'),
    ),
    rule(
      'Logging item: id, section_id, logging_program_evaluation, logging_runs_list, notes.',
      shape('a logging item'),
    ),
    rule('Run: id, logging_id, run_number, run_evaluation.', shape('a logging run')),
    rule(
      'Pressure test item: id, annular_pressure, ram_pressure, casing_on_bump_pressure, liner_lap_pressure, notes.',
      shape('a pressure test item'),
    ),
    rule(
      'Reservoir: id, formation_name, gradient, pressure_lower_bound, pressure_upper_bound, true_vertical_depth_subsea_lower_bound, true_vertical_depth_subsea_upper_bound.',
      shape('a reservoir'),
    ),
    rule(
      "A new one gets the name 'New Formation' and zeros.",
      edits("reservoirs › are added as 'New Formation' with zeros, and removed"),
    ),
    rule(
      'Plan summary: id, rank (integer from 1), title, description (nullable).',
      shape('a plan summary'),
      kinds('are an integer from 1 for a rank, with a description that may be null'),
      edits('the plan › appends a step, trimmed, unless its title is blank'),
    ),
    rule(
      'User: id, email, organisation (id, name), component_access (list of id and name; names seen: user_management, montage).',
      shape('a user'),
      kinds('are the two modules for an access'),
    ),
    rule('Organisation: id, name, created_time.', shape('an organisation')),
  ],
};

const depthText = parse('a decimal › * is *');
const noNumber = parse('a decimal › * is not a number, which gives 0');
const emptyStays = parse('a decimal › empty stays empty*');

export const montageTransitions: Section = {
  key: 'saving',
  title: '4. States and transitions',
  entries: [
    rule('Editor save states: Unsaved, Saving, Saved.', header('Saved', 'Unsaved', 'Saving')),
    rule(
      'The unsaved flag is false after loading, after saving and after a reset.',
      session(
        'what is unsaved › is nothing after undoing to the saved state',
        'what is unsaved › is an undo across a save, until it is redone',
      ),
      editorDrafts('a draft › is discarded permanently'),
    ),
    rule(
      'Any edit to a section, its nested items, formations, top line, reservoirs or plan summaries sets it true.',
      editing('an edit of * leaves the montage unsaved'),
    ),
    rule(
      'Saving does nothing when there is no montage or no unsaved changes.',
      createEditor('saving › does nothing if nothing is unsaved'),
    ),
    rule(
      'While a save is in flight the saving flag is true.',
      createEditor('saving › keeps edits made during the save'),
      header('Saving'),
    ),
    rule(
      "On success the server's returned montage replaces the local one,",
      createEditor('saving › starts ten seconds after the last edit, and adopts the answer'),
      session("a save › takes the server's changes"),
    ),
    rule('a success toast shows and the montage is marked saved.', editorScreen('Saves')),
    rule(
      'On failure the saving flag clears, the error is logged and re-thrown, a failure toast shows, and the unsaved flag stays set.',
      ownEditor('Failed Save'),
      editorFaults('a fault › with * › * loses nothing and is reported'),
    ),
    rule(
      'Formations in each section are always kept sorted ascending by true_vertical_depth_subsea',
      normalise('sorts formations by depth: equal depths keep their order, unknown depths come last'),
      formations('setting a value › sorts the section: not a number is 0, empty comes last'),
      sectionsEditing('Sorts And Follows'),
    ),
    rule(
      '(and pass through a normalisation step whose details are not shown).',
      normalise('keeps what is already in order'),
    ),
    rule(
      'Formation moves: dropping a formation onto another formation or onto a section zone reorders or moves it;',
      sectionsActions('Drag To Another Section', 'Drop Where It Lies'),
      drop('dropping › moves it to a place in another section'),
    ),
    rule(
      'a moved formation takes the target section_id.',
      formations('moving › puts it into the other section at its depth'),
    ),
    rule(
      'Dropping at the same position does nothing.',
      drop('dropping › * before row * puts it there'),
      sectionsActions('Drop Where It Lies'),
    ),
    rule(
      'Logging: absent becomes present via Create Logging (an empty item with a temporary id);',
      sectionsActions('Create Logging'),
    ),
    rule(
      'present becomes absent via Delete (reset to an empty item with blank id).',
      edits('the programmes of a section › empties a deleted logging programme, and creates it again'),
      sectionsActions('Delete Logging'),
    ),
    rule(
      'Runs are added with run_number = highest existing + 1, or removed.',
      edits('the programmes of a section › numbers a run one above the highest'),
      sectionsActions('Remove A Run'),
    ),
    rule(
      'Plan summary: after a reorder ranks are renumbered 1..n.',
      edits('the plan › renumbers the steps after a removal or a move'),
      plan('Moved By Keyboard'),
    ),
    rule(
      'Adding appends at rank n+1.',
      edits('the plan › appends a step, trimmed, unless its title is blank'),
      plan('Adding'),
    ),
    rule(
      'Deleting renumbers.',
      edits('the plan › renumbers the steps after a removal or a move'),
      plan('Deleted'),
    ),
    rule(
      'User and organisation modals open and close.',
      organisationDialogs('Escape Asks'),
      userDialogs('Create', 'Edit'),
    ),
    rule(
      'After each successful mutation the lists are refetched and the modal closes.',
      organisationDialogs('Create', 'Edit', 'Delete'),
      userDialogs('Create', 'Edit'),
    ),
  ],
};

export const montageValidation: Section = {
  key: 'editing',
  title: '5. Validation rules',
  entries: [
    rule(
      'Top-line edit: well_id, activity_id and days_planned parse as integers and are stored as null if not numeric.',
      parse('reads whole numbers of the top line'),
      editing('the field * of the top line reads *'),
    ),
    rule(
      'afe_cost drops every character except digits, dot and minus, is parsed as a decimal, and is null if not numeric.',
      parse('drops everything from a cost except digits, dot and minus'),
      editing('the field * of the top line reads *'),
    ),
    rule(
      'The text fields (well_name, well_type, objective, location, field_name, field_code) store null when empty.',
      editing('the field * of the top line reads *'),
    ),
    rule(
      'New well head: trimmed, must be non-empty and must not duplicate an existing one; otherwise ignored.',
      edits('the top line › adds a well head once, trimmed, and removes it'),
      topLine('Well Head Twice'),
    ),
    rule(
      'Numeric formation fields (true_vertical_depth_subsea, true_vertical_depth_below_drill_floor, along_hole_depth_below_drill_floor, variance, thickness) parse as decimals on edit;',
      depthText,
      editing('the field * of a formation reads *'),
    ),
    rule('unparsable becomes 0;', noNumber, sectionsEditing('Not A Number')),
    rule('empty stays empty.', emptyStays, editing('the field * of a formation reads *')),
    rule(
      'Section TD depths, casing numbers (inner diameter, mass, volume per metre, drift), cement gradients, mud numeric fields and pressure-test pressures parse the same way.',
      editing(
        'the field * of a section end reads *',
        'the field * of the casing reads *',
        'the field * of the cement reads *',
        'the field * of the mud reads *',
        'the field * of the pressure tests reads *',
      ),
    ),
    rule(
      'Section TD values display rounded to one decimal.',
      fields('a formatted value › * of 1234.56 is *'),
    ),
    rule(
      'Fractions display to the nearest eighth (1/8, 1/4, 3/8, 1/2, 5/8, 3/4, 7/8) when within 0.01, otherwise as a decimal.',
      inches('formatting a size in inches › *'),
      editing('a size of * inches is shown as *'),
      titles('a casing of * is *'),
    ),
    rule(
      'Reservoir numeric fields: empty becomes null, otherwise a decimal.',
      edits('reservoirs › become null if the text is empty or not a number'),
      editing('the field * of a reservoir reads *'),
    ),
    rule('Only formation_name is text.', editing('the field * of a reservoir reads *'), reservoirs('Filled')),
    rule(
      'Plan summary: a new item needs a non-blank title (ignored if blank); title and description are trimmed; an empty description becomes null.',
      edits(
        'the plan › appends a step, trimmed, unless its title is blank',
        'the plan › edits a step by the same rules',
      ),
      plan('Blank Title'),
    ),
    rule('Deleting needs confirmation.', plan('Deleting', 'Delete Cancelled', 'Deleted')),
    rule(
      "Saving without a montage throws 'No montage data available to save'.",
      editing('a save without a montage says so, and makes no call'),
    ),
    rule("Create user: email required ('Please enter an email address');", userDialogs('Create')),
    rule("organisation required ('Please select an organisation');", userDialogs('Create')),
    rule('access optional.', ownScreens('User Without Access')),
    rule(
      'Edit user: an organisation must be chosen, otherwise Save is disabled.',
      userDialogs('Edit', 'Edit Without Organisation'),
    ),
    rule(
      "Organisation name required for create and edit ('Please enter an organisation name'), and trimmed.",
      organisationDialogs('Create', 'Edit'),
    ),
  ],
};

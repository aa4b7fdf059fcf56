import { remark, rule, type Section } from './rule.ts';
import {
  administrationScreen,
  calls,
  chooser,
  constants,
  editing,
  editorScreen,
  edits,
  entities,
  fields,
  layout,
  mockMontage,
  organisationDialogs,
  ownEditor,
  ownScreens,
  program,
  reservoirs,
  saveFailure,
  savePayload,
  sections,
  sectionsActions,
  sectionsEditing,
  signingIn,
  specificationJourney,
  transport,
  userDialogs,
  userDirectory,
} from './tests.ts';

export const editorRoles: Section = {
  key: 'permissions',
  title: '6. Roles and permissions',
  entries: [
    rule(
      'Access is per user by component. The two components are montage and user_management, each checked through a call.',
      calls('the calls › GET /v1/auth/check'),
    ),
    rule(
      'Cards and sidebar entries show only when the check succeeds.',
      chooser('Montage Only', 'No Module'),
      layout('Engineers Entries'),
    ),
    rule(
      'Users belong to one organisation.',
      entities('a user has its fields and no other'),
      userDialogs('Edit'),
    ),
    rule('Admins set access in the user modals.', userDialogs('Create', 'Edit')),
    rule(
      'Protected screens need a signed-in user; others go to /login.',
      ownScreens('Addresses Without A Sign In'),
      signingIn('a stranger is sent to the sign-in and comes back to where they were headed'),
    ),
    remark(
      'Whether each route is actually guarded by component access is not shown. Role names are not shown.',
    ),
    rule(
      'The user Delete button only logs; no user deletion is performed.',
      administrationScreen('Delete Of A User'),
    ),
  ],
};

export const editorCalls: Section = {
  key: 'api',
  title: '7. The calls it makes',
  entries: [
    rule(
      'All calls go to the API base path /api with a bearer ID token.',
      calls('the calls › *'),
      transport('the transport › sends the bearer token with the headers of the call'),
    ),
    remark('Call | Method and path | Payload'),
    rule(
      'Load montage | GET /v1/montage/{montageId} | none; enabled when the id exists; response shape as the Montage entity',
      calls('the calls › GET /v1/montage/{montageId}', 'the montage is not requested without an id'),
    ),
    rule(
      'Save montage | PUT /v1/montage | body: id, sections (each with id, the section fields, nested casing, cement, mud, formations, logging including logging_runs_list, pressure_test), reservoirs, top_line (including well_heads), plan_summaries;',
      savePayload('the body of a save › is what the contract describes and not a field more'),
      calls('the calls › PUT /v1/montage', 'the body of a save has the specified names'),
    ),
    rule('empty ids sent as absent;', savePayload('the body of a save › leaves blank and temporary ids out')),
    rule(
      'response is a full montage that replaces local state',
      mockMontage('saving a montage › answers what was saved in the load shape, and keeps it'),
      editorScreen('Saves'),
    ),
    rule(
      'Access check | GET /v1/auth/check | query component (montage or user_management);',
      calls('the calls › GET /v1/auth/check'),
    ),
    remark('result shape not shown'),
    rule('List users | GET /v1/user | response list of users,', calls('the calls › GET /v1/user')),
    rule(
      'paged on the client',
      administrationScreen('Organisations And Users'),
      userDirectory('a page of users › is * to * of * where * is asked for'),
    ),
    rule(
      'Create user | POST /v1/user | body email, organisation_id, access (list of component names)',
      calls('the calls › POST /v1/user'),
    ),
    rule(
      'Update user | PUT /v1/user/{userId} | body id, access, organisation_id',
      calls('the calls › PUT /v1/user/{userId}'),
    ),
    rule('List organisations | GET /v1/org | none', calls('the calls › GET /v1/org')),
    rule('Create organisation | POST /v1/org | body name', calls('the calls › POST /v1/org')),
    rule(
      'Update organisation | PUT /v1/org/{organisationId} | body name',
      calls('the calls › PUT /v1/org/{organisationId}'),
    ),
    rule(
      'Delete organisation | DELETE /v1/org/{organisationId} | none',
      calls('the calls › DELETE /v1/org/{organisationId}'),
    ),
    remark('Response shapes for the user and organisation calls beyond the entities above are not shown.'),
    remark('Server-side behaviour is not shown.'),
    rule('Queries do not retry on failure.', constants('a query › that fails is not tried again')),
  ],
};

export const editorErrors: Section = {
  key: 'alerts',
  title: '8. Error catalogue',
  entries: [
    rule("'Error loading montage.';", editorScreen('Failed')),
    rule("'No montage data found.'", editorScreen('Nothing In It')),
    rule(
      "'No montage data available to save' (local).",
      editing('a save without a montage says so, and makes no call'),
    ),
    rule(
      'Save failure: a red toast for 4 s showing the error message,',
      ownEditor('Failed Save'),
      constants('a toast › for a save is green and for a failed save red, and each lasts 4 s'),
      saveFailure('gives the message'),
    ),
    rule(
      'or the detail text (joined by commas if a list of entries with msg or message),',
      saveFailure('gives a detail', 'gives details'),
    ),
    rule(
      "otherwise 'Failed to save changes. Please try again.'",
      saveFailure('gives nothing', 'gives nothing at all', 'gives an empty body'),
    ),
    rule("Success toast: 'Montage saved successfully!'.", editorScreen('Saves')),
    rule("'Failed to save montage' is also logged only.", ownEditor('Failed Save')),
    rule("Alerts: 'Failed to update user. Please try again.',", userDialogs('Edit Failed')),
    rule("'Failed to create user. Please try again.',", userDialogs('Create Refused')),
    rule("'Failed to create organisation. Please try again.',", organisationDialogs('Create Refused')),
    rule("'Failed to update organisation. Please try again.',", organisationDialogs('Edit Failed')),
    rule("'Failed to delete organisation. Please try again.'", organisationDialogs('Delete Refused')),
    rule("Load errors: 'Error loading users. Please try again.',", administrationScreen('Failed')),
    rule("'Error loading organisations. Please try again.'", administrationScreen('Failed')),
    rule('Validation alerts as in section 5.', userDialogs('Create'), organisationDialogs('Create', 'Edit')),
    remark('Server error bodies: not shown.'),
  ],
};

const steps = fields(
  'steps are 0.1, but 0.001 for the volume per metre and 0.01 for a gradient of a reservoir',
);

export const editorConstants: Section = {
  key: 'limits',
  title: '9. Business constants and limits',
  entries: [
    rule(
      'Users page size 10.',
      administrationScreen('Organisations And Users'),
      userDirectory('a page of users › is * to * of * where * is asked for'),
    ),
    rule(
      'Toast duration 4 s;',
      constants('a toast › for a save is green and for a failed save red, and each lasts 4 s'),
    ),
    rule('Section TD hint 5 s after formation changes,', sectionsEditing('Hint After A Formation')),
    rule('3 s after a Section TD edit.', sectionsEditing('Hint After A Section Td')),
    rule(
      'Pointer drag threshold 8 px.',
      sectionsActions('A Short Drag Is A Click', 'Drag To Another Section'),
    ),
    rule('Plan ranks start at 1.', edits('the plan › is numbered anew when a step goes or moves')),
    rule(
      'Numeric input steps: 0.1 generally, 0.001 for casing volume per metre, 0.01 for reservoir gradient.',
      steps,
      sectionsEditing('Arrows Step'),
      reservoirs('Gradient Steps'),
    ),
    rule(
      'Units: depths m, pressures kPa, gradients kPa/m, casing size in, volume m³/m, mud yield point Pa, fluid loss ml.',
      sections('Filled'),
      reservoirs('Filled'),
      program(
        'casing › has the lines of the sheet; the pocket is always blank',
        'cement › of a casing has three slurries',
        'mud › has the lines of the sheet',
        'pressure tests › test the lap only for a liner',
      ),
    ),
    rule('Sidebar widths 20 and 64 layout units;', layout('Expanded')),
    rule('mobile layout threshold 768 px.', specificationJourney('the mobile layout applies below 768 px')),
    rule('Access permission names: user_management, montage.', calls('the calls › GET /v1/auth/check')),
  ],
};

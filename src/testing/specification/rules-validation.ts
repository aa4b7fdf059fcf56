import { remark, rule, type Section } from './rule.ts';
import {
  ownStranger,
  calls,
  chooser,
  createUploads,
  creating,
  intake,
  layout,
  modulesJourney,
  ownCreation,
  ownScreens,
  passwordHelp,
  passwordReset,
  rigFloor,
  sessions,
  signUpScreen,
  signingIn,
  transport,
} from './tests.ts';

export const creationValidation: Section = {
  key: 'validation',
  title: '5. Validation rules',
  entries: [
    rule(
      'Upload needs at least one file and a type for every file.',
      intake('choosing files › is ready only with at least one file and a type for each'),
      createUploads('Refused Files'),
    ),
    rule(
      'Manual document ID: the trimmed text must be non-empty to Save.',
      createUploads('Manual Document Id'),
    ),
    rule(
      "Generation needs a document ID, otherwise: 'Please enter a document ID first.'",
      createUploads('Manual Document Id'),
    ),
    rule(
      "Generation needs a signed-in user, otherwise: 'Please log in to generate montage.'",
      ownStranger('Generation Without A User'),
    ),
    rule(
      'Rig floor height is a number with step 0.1.',
      rigFloor('the rig floor height as typed › steps by 0.1 m'),
      ownCreation('Inputs'),
    ),
    rule('Empty means null.', rigFloor('the rig floor height as typed › * is not set')),
    rule(
      "The 'Required' markers on Uploads and Inputs do not block the Next button.",
      ownCreation('Panel And Bar'),
    ),
    rule(
      "New password: at least 6 characters, otherwise 'Password must be at least 6 characters long'.",
      passwordReset('Short Password'),
      signUpScreen('Short Password'),
    ),
    rule(
      'Sign-in, sign-up and forgot-password need an e-mail (e-mail-typed input).',
      ownScreens('Fields Of The Sign In Screens'),
    ),
    rule('Sign-in and sign-up also need a password.', ownScreens('Fields Of The Sign In Screens')),
  ],
};

export const creationRoles: Section = {
  key: 'roles',
  title: '6. Roles and permissions',
  entries: [
    rule(
      'Signed-in users call the API with a bearer ID token.',
      transport('the transport › sends the bearer token with the headers of the call'),
      sessions('every call carries a renewed token, and calls at once share one renewal'),
    ),
    rule(
      'Access is granted per user by component: montage and user_management.',
      modulesJourney('an administrator has both modules', 'an engineer has the montage alone'),
    ),
    rule(
      'Each is checked by a call with the query parameter component.',
      calls('the calls › GET /v1/auth/check'),
    ),
    rule(
      'Module cards and sidebar entries show only when their check succeeds.',
      chooser('Montage Only', 'No Module'),
      layout('Engineers Entries'),
    ),
    remark('Role names beyond these two component names are not shown.'),
    rule(
      'An unauthenticated user is redirected to /login',
      signingIn('a stranger is sent to the sign-in and comes back to where they were headed'),
    ),
    rule('and cannot generate.', ownStranger('Generation Without A User')),
    remark('Whether every route is enforced on the server is not shown.'),
  ],
};

export const creationCalls: Section = {
  key: 'calls',
  title: '7. The calls it makes',
  entries: [
    rule('All calls go to the API base path /api.', calls('the calls › *')),
    rule(
      'A bearer ID token (forced refresh) is sent when signed in.',
      transport(
        'the transport › sends the bearer token with the headers of the call',
        'the transport › sends no Authorization header without a signed-in user',
      ),
      sessions('every call carries a renewed token, and calls at once share one renewal'),
    ),
    rule('JSON is the default content type, and uploads are multipart.', calls('the calls › *')),
    remark('Method and path | Query / body | Answer'),
    rule(
      'POST /v1/auth/create | body: email, password (a sign-in follows)',
      calls('the calls › POST /v1/auth/create'),
      signingIn('a new user creates an account and sees that no module is open yet'),
    ),
    remark('not shown'),
    rule(
      'GET /v1/auth/check | query: component (montage or user_management)',
      calls('the calls › GET /v1/auth/check'),
    ),
    rule('success or failure decides visibility', chooser('Montage Only'), layout('Engineers Entries')),
    rule(
      'GET /v1/montage | query: page, page_size | items, total_count',
      calls('the calls › GET /v1/montage'),
    ),
    rule(
      'GET /v1/montage/{montageId} | none | the montage (see companion document)',
      calls('the calls › GET /v1/montage/{montageId}'),
    ),
    rule(
      'POST /v1/montage/upload | repeated query classifications (one per file, in file order); multipart body with repeated files | includes id',
      calls('the calls › POST /v1/montage/upload'),
    ),
    rule(
      'GET /v1/montage/generate/{documentId} | query: rig_floor_height (only if set), vertical (true or false)',
      calls('the calls › GET /v1/montage/generate/{documentId}'),
      creating('from documents to a montage in the list'),
    ),
    rule(
      'server-sent events: progress (id, status, detail), complete (the result), error (error)',
      calls('the calls › GET /v1/montage/generate/{documentId}'),
    ),
    rule(
      'Organisation calls (GET, POST /v1/org; PUT, DELETE /v1/org/{organisationId})',
      calls('the calls › * /v1/org*'),
    ),
    rule(
      'and user calls (GET, POST /v1/user; PUT /v1/user/{userId}) exist.',
      calls('the calls › * /v1/user*'),
    ),
    remark('Their request bodies are not shown. The companion document states what is known.'),
    rule('PUT /v1/montage saves the montage (see companion document).', calls('the calls › PUT /v1/montage')),
    rule(
      'Sign-in, password-reset e-mail, reset-code check and confirm, and token refresh go through an external identity provider.',
      signingIn('a stranger is sent to the sign-in and comes back to where they were headed'),
      passwordHelp('a forgotten password is replaced by way of the mail'),
      sessions('every call carries a renewed token, and calls at once share one renewal'),
    ),
    remark('Their shapes are not shown.'),
  ],
};

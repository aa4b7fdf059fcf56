import { remark, rule, type Section } from './rule.ts';
import {
  ownStranger,
  constants,
  createGeneration,
  createUploads,
  errorMessage,
  identityMessages,
  layout,
  list,
  listPages,
  ownCreation,
  ownScreens,
  pagination,
  paging,
  passwordPolicy,
  passwordReset,
  resultNumbers,
  run,
  runFailure,
  signUpScreen,
  specificationJourney,
  stream,
  transport,
  workflow,
} from './tests.ts';

const sentence = (name: string) => errorMessage(`the sentence for what was thrown › ${name}`);
const thrown = (name: string) =>
  sentence(`${name}, answered by the server`).concat(sentence(`${name}, thrown as it is`));
const upload = errorMessage(
  'the sentence for a failed upload › prefers the message, then the first entry, then says so',
);
const stopped = (name: string) => stream(`the generation stream › ${name}`);

export const creationErrors: Section = {
  key: 'errors',
  title: '8. The error catalogue',
  entries: [
    rule(
      'API failure: the JSON body is thrown,',
      transport('the transport › keeps the JSON body, the status and the wait of a refusal'),
    ),
    rule(
      'or an unknown-status fallback if it is not JSON.',
      transport('the transport › speaks of the status when the refusal is not JSON'),
    ),
    rule(
      "Network failure: 'Network error (detail)'.",
      transport('the transport › names the network when no answer came'),
    ),
    remark('Error text rule, in order:'),
    rule(
      '1. The detail in the stack, if present.',
      thrown('1 the detail in the stack'),
      thrown('1 as a list of entries'),
    ),
    rule('2. The code message.', thrown('2 the code message')),
    rule(
      "3. For a fetch type error: 'Network error: Unable to connect to the server. Please check your internet connection.'",
      sentence('3 says that the server cannot be reached, for the transport and for a bare fetch'),
    ),
    rule(
      "4. The response message or status text, or 'An error occurred'.",
      thrown('4 the response message'),
      thrown('4 the response status text'),
      thrown('4 a response that says nothing'),
    ),
    rule('5. The message.', thrown('5 the message')),
    rule("6. 'An unexpected error occurred.'", sentence('6 has a last resort')),
    rule("Upload failure: the message, else the first detail msg, else 'Upload failed.'", upload),
    remark('Stream messages:'),
    rule(
      "'Failed to start generation. Please try again.' (a 4xx other than 429 at open, or a setup failure).",
      constants('the sentences of the stream are the specified ones'),
      stopped('does not open again after any other 4xx'),
      runFailure('the end of a run › keeps the sentence of the stream and knows when signing in helps'),
    ),
    rule(
      "'Connection error. Please try again.'",
      constants('the sentences of the stream are the specified ones'),
      stopped('says that the connection failed when the stream *'),
      createGeneration('Generation Breaks'),
    ),
    rule(
      "'Connection failed. Please try again.'",
      constants('the sentences of the stream are the specified ones'),
      stopped('stops opening after its last pause'),
    ),
    rule(
      "The server's error field, else 'Generation failed. Please try again.'",
      runFailure("the end of a run › is the server's own words, else the sentence for none"),
    ),
    rule("Validation messages: 'Please enter a document ID first.',", createUploads('Manual Document Id')),
    rule("'Please log in to generate montage.',", ownStranger('Generation Without A User')),
    rule(
      "'Password must be at least 6 characters long'",
      signUpScreen('Short Password'),
      passwordReset('Short Password'),
    ),
    rule("List: 'Error loading montages. Please try again later.'", list('Failed')),
    rule(
      "Reset link: 'This password reset link is invalid or has expired.'",
      passwordReset('Invalid Link'),
      identityMessages(
        'the sentence for what the identity provider refuses › is the specified one for a code that was never good, too',
      ),
    ),
    rule('Sign-in forms show the error text from the identity layer in a red box.', ownScreens('Red Box')),
    remark('Its wording is not shown.'),
    remark('The identity provider also signals these codes:'),
    rule(
      'password does not meet requirements (the password policy is refreshed),',
      identityMessages(
        'the sentence for what the identity provider refuses › password does not meet requirements (*)',
      ),
      passwordPolicy('the missing requirements of a password › *'),
    ),
    rule(
      'multi-factor required,',
      identityMessages('the sentence for what the identity provider refuses › multi-factor required (*)'),
    ),
    rule(
      'user mismatch,',
      identityMessages('the sentence for what the identity provider refuses › user mismatch (*)'),
    ),
    rule(
      'popup blocked,',
      identityMessages('the sentence for what the identity provider refuses › popup blocked (*)'),
    ),
    rule(
      'popup closed by user,',
      identityMessages('the sentence for what the identity provider refuses › popup closed by user (*)'),
    ),
    rule(
      'cancelled popup request,',
      identityMessages('the sentence for what the identity provider refuses › cancelled popup request (*)'),
    ),
    rule(
      'unauthorized domain,',
      identityMessages('the sentence for what the identity provider refuses › unauthorized domain (*)'),
    ),
    rule(
      'network request failed.',
      identityMessages('the sentence for what the identity provider refuses › network request failed (*)'),
    ),
    remark('Server error body shapes beyond the detail/message fields above are not shown.'),
  ],
};

export const creationConstants: Section = {
  key: 'constants',
  title: '9. Business constants and limits',
  entries: [
    rule(
      'The workflow has 3 steps.',
      workflow('the creation workflow › goes forward to Generate and no further'),
    ),
    rule(
      'Progress step size is 100/3 percent.',
      workflow(
        'the creation workflow › begins at Uploads with the specified defaults',
        'the creation workflow › goes forward to Generate and no further',
      ),
    ),
    rule(
      'Expected generation events: 22 (the progress denominator).',
      run(
        'the steps of a run › counts distinct steps out of 22',
        'the steps of a run › never exceeds 100 per cent',
      ),
    ),
    rule("'Processing' appears after 4 s of uploading.", ownCreation('Times Of An Upload')),
    rule('Auto-advance after upload is 1.5 s.', ownCreation('Times Of An Upload')),
    rule('Auto-navigation after generation is 3 s.', ownCreation('Time To The Editor')),
    rule('The error toast lasts 5 s.', constants('a toast › for a stopped generation is red and lasts 5 s')),
    rule('Timers update every 100 ms.', ownCreation('Generation In A Hidden Tab')),
    rule(
      'List page size options: 10, 25, 50, 100 (default 10).',
      ownScreens('Montage List'),
      paging('paging from an address › does not take * for a size'),
    ),
    rule('The first page is 1.', ownScreens('Montage List')),
    rule('Changing the size resets to page 1.', listPages('Paging'), pagination('In The Middle')),
    rule('Minimum password length: 6.', signUpScreen('Short Password'), passwordReset('Short Password')),
    rule('Result numbers show 1 decimal.', resultNumbers('numbers of the results › * is *')),
    rule('Sidebar widths: 20 collapsed, 64 expanded.', layout('Expanded')),
    rule('Mobile threshold: 768 px width.', specificationJourney('the mobile layout applies below 768 px')),
    rule('Queries do not retry on failure.', constants('a query › that fails is not tried again')),
  ],
};

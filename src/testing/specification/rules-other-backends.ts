import { rule, type RuleGroup, type Section } from './rule.ts';
import {
  accessLoader,
  anyBackend,
  otherServerAnswers,
  administrationTexts,
  errorMessage,
  list,
  listDates,
  moments,
  montageName,
  otherServerMontages,
  ownScreens,
  proxy,
  repairs,
  savePayload,
  reportRepairs,
  transport,
  userDirectory,
  wrongAnswers,
} from './tests.ts';

const access: Section = {
  key: 'backends-access',
  title: 'Access checks',
  entries: [
    rule(
      'Any 2xx with a body other than null grants access, whatever the body: `true`, `{"result":"ok"}`, a text, even `false`.',
      otherServerAnswers('Access Granted By Any Body', 'Module Opened By Any Body'),
      accessLoader("a module's data › is asked for after the answer *: *"),
      transport('the transport › takes any 2xx to * * for a success'),
    ),
    rule(
      'A body that is null or empty grants nothing: cards and sidebar entries are hidden, and the module is closed.',
      otherServerAnswers('Access Hidden Without Data', 'Module Closed Without Data'),
      ownScreens('Entries Without Data'),
      accessLoader("a module's data › is asked for after the answer *: *"),
    ),
    rule(
      'Cards and entries are hidden while the check loads and when it fails.',
      ownScreens('Entries While Checks Load', 'Entries When Checks Fail'),
    ),
  ],
};

const lists: Section = {
  key: 'backends-lists',
  title: 'Lists',
  entries: [
    rule(
      "A montage whose updated_time is null, absent or no date shows '-', and the list shows every other row.",
      otherServerAnswers('List Of Missing Values'),
      moments('the moment of * is *'),
    ),
    rule(
      "A top line whose names are all null shows 'N/A'.",
      otherServerAnswers('List Of Missing Values'),
      montageName('*, *, * is called *'),
    ),
    rule(
      'The date column shows the exact date and time on a line of its own, without a hover.',
      list('Montages', 'Phone'),
      listDates('names the exact moment'),
    ),
    rule(
      "An organisation whose created_time is null or absent shows '-', and the list shows every other row.",
      otherServerAnswers('Organisations Without Created Time'),
      administrationTexts('the date of creation › * is *'),
    ),
    rule(
      "A user without an email shows '-', without an organisation or its name 'N/A', and without access 'No access'.",
      otherServerAnswers('Users Of Missing Values'),
    ),
  ],
};

const forms: Section = {
  key: 'backends-forms',
  title: 'Accounts, organisations and users',
  entries: [
    rule(
      'Any 2xx with any body creates an account; the sign-in follows.',
      otherServerAnswers('Accounts Created'),
      transport('the transport › takes any 2xx to * * for a success'),
    ),
    rule(
      'Any 2xx with any body creates, changes or deletes an organisation: the dialog closes and the lists reload.',
      otherServerAnswers('Organisations Changed'),
      transport('the transport › takes any 2xx to * * for a success'),
    ),
    rule(
      'Any 2xx with any body creates or changes a user: the dialog closes and the lists reload.',
      otherServerAnswers('Users Changed'),
      transport('the transport › takes any 2xx to * * for a success'),
    ),
    rule(
      'A new user is found in the list by the email that was sent, in upper or lower case.',
      otherServerAnswers('Users Changed'),
      userDirectory('a page of users › is found by one of its users'),
    ),
  ],
};

const errors: Section = {
  key: 'backends-errors',
  title: 'Errors',
  entries: [
    rule(
      "An error whose JSON body has no words, such as `{}` with 500, shows 'An unexpected error occurred.'",
      otherServerAnswers('Error Without Words'),
      errorMessage(
        'the sentence for what was thrown › 6 has a last resort',
        'the sentence for what was thrown › an answer of the server that holds an empty JSON object',
      ),
    ),
    rule(
      'An error whose body is no JSON, or that has none, names its status.',
      errorMessage(
        'the sentence for what was thrown › an answer of the server that holds HTML',
        'the sentence for what was thrown › an answer of the server that holds nothing',
      ),
    ),
  ],
};

const montage: Section = {
  key: 'backends-montage',
  title: 'Montages',
  entries: [
    rule(
      "Every scalar of a montage may be null, absent, a number or a number in a text; an empty one shows '-'.",
      otherServerMontages('Nulls And Numbers', 'Words In A Number'),
      repairs('a field › * where a * is due'),
    ),
    rule(
      'Ids are compared as text.',
      otherServerMontages('Nulls And Numbers'),
      repairs('a field › * where a * is due'),
    ),
    rule(
      'What is not edited is saved as it came.',
      otherServerMontages('Words In A Number'),
      anyBackend('a montage of any backend is edited, and its save returns what was not edited'),
    ),
    rule(
      'A save has the section_id of each formation and logging programme and the logging_id of each run, except of what is new.',
      otherServerMontages('Without Owners'),
      savePayload(
        "the body of a save › has the parent's id for each formation, logging programme and run, unless the parent is new",
      ),
    ),
    rule(
      'A moved formation is saved with the id of its new section.',
      savePayload("the body of a save › has the current section's id for a moved formation"),
    ),
    rule('No server has to send section_id or logging_id.', otherServerMontages('Without Owners')),
    rule(
      "200 with null, or with no body, shows 'No montage data found.'",
      otherServerMontages('Null Montage', 'Empty Body'),
      transport('the transport › takes * for a montage with nothing in it'),
    ),
    rule("A montage whose id is null shows 'N/A' in the header.", otherServerMontages('Without Id')),
  ],
};

const repaired: Section = {
  key: 'backends-repairs',
  title: 'Repairs',
  entries: [
    rule(
      'An answer is refused only where nothing of it can be shown.',
      repairs('an answer with nothing usable › *', 'an empty answer › *'),
      otherServerMontages(
        'Any Montage Is Shown',
        'Any List Is Shown',
        'Any Users And Organisations Are Shown',
      ),
    ),
    rule(
      'Any other answer is repaired field by field, and the page works.',
      transport('the transport › repairs an answer that can be shown, and reports it'),
      anyBackend('a list of * of any backend is one of the contract'),
      repairs('a list › *'),
    ),
    rule(
      'The list of calls of the scenarios and the console of a development build name each repair.',
      reportRepairs('names each repair in the list of calls, and in the console of a development build'),
      repairs('a field › says what was done and where'),
    ),
    rule(
      '`contract:proxy` names each difference from the contract, and lets it pass.',
      proxy('*names a renamed field, a status that is not known, and a wrong request, and lets them pass'),
    ),
    rule('`verify-backend` holds a backend to the letter of the contract.', wrongAnswers('names *')),
  ],
};

/** Answers that the application accepts from a server that follows the specification alone. */
export const otherBackends: RuleGroup = {
  title: 'Living with any backend of the specification',
  sections: [access, lists, forms, montage, errors, repaired],
};

import { remark, rule, type Section } from './rule.ts';
import {
  chooser,
  classification,
  creating,
  editorJourney,
  editorScreen,
  forgotPassword,
  layout,
  list,
  listActions,
  listPages,
  montageName,
  modulesJourney,
  ownScreens,
  pagination,
  passwordHelp,
  passwordReset,
  signInScreen,
  signUpScreen,
  signingIn,
  specificationJourney,
} from './tests.ts';

export const overview: Section = {
  key: 'product',
  title: '1. What the product does and for whom',
  entries: [
    rule(
      'Signed-in users upload well documents of these kinds: proposal, catalogue, trajectory, cement program, mud program.',
      classification('the type that a file name suggests › offers the six types'),
      creating('from documents to a montage in the list'),
    ),
    rule(
      'They give the well context (drill rig floor height and well type) and generate a drilling montage.',
      creating('from documents to a montage in the list'),
    ),
    rule(
      'They can list, edit and export earlier montages.',
      list('Montages'),
      listActions('Export Menu'),
      editorJourney('a day of work, saved and there again, with its history'),
    ),
    rule(
      'Only the alerts raised by the export entries are visible; the content of an export file is not shown.',
      listActions('Export Menu'),
      editorScreen('Exports'),
    ),
    rule(
      'A user-management area exists for users who are allowed to see it.',
      modulesJourney('an administrator has both modules'),
    ),
    rule(
      'The product offers two modules on its start page: Montage and User Management.',
      chooser('Both Modules'),
    ),
    rule('Access to each is granted per user.', modulesJourney('an engineer has the montage alone')),
    rule("The sign-in screens carry the product's brand.", ownScreens('Brand On The Sign In Screens')),
    remark('The brand name is deliberately not repeated in this specification.'),
  ],
};

export const routes: Section = {
  key: 'routes',
  title: '2. Screens and routes Route table',
  entries: [
    remark('Route | Purpose'),
    rule('/login | Sign in', signInScreen('Sign In')),
    rule('/signup | Create account', signUpScreen('Sign Up')),
    rule('/forgot-password | Request a password-reset e-mail', forgotPassword('Forgot Password')),
    rule('/password-reset | Set a new password from an e-mailed link', passwordReset('New Password')),
    rule('/ | Module chooser, inside the layout with side menu and footer', ownScreens('Module Chooser')),
    rule('/montage | Montage list', ownScreens('Addresses Of The Modules')),
    rule(
      '/montage/create | Three-step creation workflow, inside the layout with side menu and no footer',
      ownScreens('Creation Without Footer'),
    ),
    rule(
      '/montage/edit/{documentId} | Montage editor (see companion document).',
      ownScreens('Addresses Of The Modules'),
    ),
    rule(
      'It «the editor» is the target after generation and from the list',
      creating('from documents to a montage in the list'),
      list('Montages'),
    ),
    rule(
      '/user | Organisation and user management (see companion document)',
      ownScreens('Addresses Of The Modules'),
    ),
    rule(
      "Unauthenticated users are redirected to /login, and the attempted location is passed along as 'from'.",
      signingIn('a stranger is sent to the sign-in and comes back to where they were headed'),
    ),
    rule(
      "While the sign-in state is being resolved the screen shows 'Loading...'.",
      ownScreens('Sign In Being Resolved'),
    ),
    rule(
      'After logout the app goes to /login.',
      layout('Logs Out'),
      signingIn('the session outlives a reload, and ends with the logout'),
    ),
  ],
};

export const signIn: Section = {
  key: 'sign-in',
  title: 'Sign-in screens',
  entries: [
    rule(
      "/login: e-mail and password, a 'Forgot your password?' link and a 'Sign up' link.",
      signInScreen('Sign In'),
    ),
    rule('On success it goes to /.', signingIn('a way back that leads to another site is not followed')),
    rule(
      '/signup: e-mail and password, then goes to /',
      signingIn('a new user creates an account and sees that no module is open yet'),
    ),
    rule("and has a 'Sign in' link.", signUpScreen('Sign Up')),
    rule('/forgot-password: an e-mail field.', forgotPassword('Forgot Password')),
    rule(
      "After submitting, a 'Check your email' confirmation appears",
      forgotPassword('Check Your Email'),
      passwordHelp('a forgotten password is replaced by way of the mail'),
    ),
    rule("with 'Try again' (back to the form)", forgotPassword('Try Again')),
    rule("and 'Back to login'.", forgotPassword('Check Your Email')),
    rule('/password-reset reads the query parameters oobCode and mode.', passwordReset('New Password')),
    rule('The mode must be resetPassword.', passwordReset('Another Mode')),
    rule(
      'If either is missing it redirects to /forgot-password.',
      passwordReset('Without Code', 'Without Mode'),
    ),
    rule(
      "If the code is invalid it shows 'Invalid Reset Link' with 'Request New Reset Link' and 'Back to login'.",
      passwordReset('Invalid Link'),
      passwordHelp('a link works once'),
    ),
    rule(
      'Otherwise it shows the new-password form with the account e-mail displayed,',
      passwordReset('New Password'),
    ),
    rule("then 'Password Reset Successful' with a 'Sign In' button.", passwordReset('Successful')),
  ],
};

export const moduleChooser: Section = {
  key: 'chooser',
  title: 'Module chooser (/)',
  entries: [
    rule("Titled 'Choose a module to get started'.", ownScreens('Module Chooser')),
    rule('The Montage card leads to /montage.', chooser('Both Modules')),
    rule(
      'It «the Montage card» shows only if the access check for component montage succeeds.',
      chooser('No Module', 'Montage Only'),
      modulesJourney('a newcomer sees no module, and whom to ask'),
    ),
    rule('The User Management card leads to /user.', chooser('Both Modules')),
    rule(
      'It «the User Management card» shows only if the access check for component user_management succeeds.',
      chooser('Montage Only'),
    ),
  ],
};

export const sharedLayout: Section = {
  key: 'layout',
  title: 'Shared layout',
  entries: [
    rule('A collapsible sidebar', layout('Expanded')),
    rule('with a logo (click goes to /).', ownScreens('Sidebar')),
    rule('Widths are 20 units collapsed and 64 expanded.', layout('Expanded')),
    rule("It shows the user's initial and e-mail.", ownScreens('Sidebar')),
    rule("The sidebar entry 'Drilling Montage' leads to /montage.", layout('Engineers Entries')),
    rule(
      'It is shown only if the access check with component=montage succeeds.',
      modulesJourney('a newcomer sees no module, and whom to ask'),
      layout('Engineers Entries'),
    ),
    rule(
      'It is hidden while loading, on error or with no data,',
      ownScreens('Entries While Checks Load', 'Entries When Checks Fail', 'Entries Without Data'),
    ),
    rule('and it is the default active entry.', ownScreens('Sidebar')),
    rule(
      "A 'Manage Users' entry appears only if the access check for user_management succeeds.",
      layout('Expanded', 'Engineers Entries'),
    ),
    rule(
      'A logout item signs out and goes to /login.',
      layout('Logs Out'),
      signingIn('the session outlives a reload, and ends with the logout'),
    ),
    rule('Footer anchors: Home, About, Services, Contact, Privacy Policy.', ownScreens('Module Chooser')),
    rule("Footer text: '2025 All Rights Reserved'.", chooser('Both Modules')),
    rule(
      'A mobile layout applies below a width of 768 px.',
      specificationJourney('the mobile layout applies below 768 px'),
      layout('Phone'),
    ),
  ],
};

export const montageList: Section = {
  key: 'list',
  title: 'Montage list (/montage)',
  entries: [
    rule("Title 'Drilling Montage'.", ownScreens('Addresses Of The Modules')),
    rule("A 'Create New Montage' button leads to /montage/create.", ownScreens('Montage List')),
    rule("A 'Montages' table shows 'N total montages'.", list('Montages')),
    rule('Columns: Name, Date, Export, Edit.', list('Montages')),
    rule("Loading text: 'Loading montages...'.", list('Loading')),
    rule("Error text: 'Error loading montages. Please try again later.'.", list('Failed')),
    rule("Empty state: 'No montages' with 'Get started by creating a new montage'.", list('Empty')),
    rule("Pagination: 'Showing x to y of z results',", listPages('Paging')),
    rule("'Page n of m',", listPages('Paging')),
    rule('Previous and Next,', listPages('Paging'), pagination('In The Middle')),
    rule("and a 'Show' selector.", listPages('Paging'), pagination('In The Middle')),
    rule(
      "Name rule: the well name; else field name plus field code; else whichever of the two exists; else 'N/A'.",
      montageName('*, *, * is called *'),
      list('Montages'),
    ),
    rule("A row with no top line item is labelled 'Montage Generation Stopped'.", list('Montages')),
    rule("It shows a 'Continue creating montage' button in place of Edit.", list('Montages')),
    rule(
      'That button sets the document ID, sets the step to Inputs and opens /montage/create.',
      ownScreens('Continue Creating'),
    ),
    rule(
      "Export menu per row: 'Export Excel' and 'Export PDF' (each only raises an alert)",
      listActions('Export Menu'),
    ),
    rule("and 'Export Horizon 56' (disabled, coming soon).", listActions('Export Menu')),
    rule('The Edit action opens /montage/edit/{documentId}.', list('Montages')),
  ],
};

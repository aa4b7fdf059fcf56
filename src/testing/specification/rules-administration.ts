import { remark, rule, type Section } from './rule.ts';
import {
  administrationScreen,
  administrationTexts,
  layout,
  organisationDialogs,
  ownScreens,
  signingIn,
  specificationJourney,
  userDialogs,
} from './tests.ts';

export const administration: Section = {
  key: 'administration',
  title: 'User and organisation management: /user',
  entries: [
    remark('Two blocks.'),
    rule(
      "Organisation Management: 'Add New Organisation' button;",
      organisationDialogs('Create'),
      administrationScreen('Organisations And Users'),
    ),
    rule('a table (Organisation Name,', administrationScreen('Organisations And Users')),
    rule(
      'Created date in short US format,',
      administrationScreen('Organisations And Users'),
      administrationTexts('the date of creation › * is *'),
    ),
    rule('Actions Edit/Delete);', organisationDialogs('Edit', 'Delete')),
    rule("states 'Loading organisations...',", administrationScreen('Loading')),
    rule("'Error loading organisations. Please try again.',", administrationScreen('Failed')),
    rule("'No organisations found'.", administrationScreen('Empty')),
    rule(
      "User Management Hub: 'Add New User' button;",
      userDialogs('Create'),
      administrationScreen('Organisations And Users'),
    ),
    rule('a table (Email,', administrationScreen('Organisations And Users')),
    rule("Organisation name or 'N/A',", administrationScreen('Organisations And Users')),
    rule("Access badges or 'No access',", administrationScreen('Organisations And Users')),
    rule('Actions Edit/Delete);', userDialogs('Edit'), administrationScreen('Delete Of A User')),
    rule("states 'Loading users...',", administrationScreen('Loading')),
    rule("'Error loading users. Please try again.',", administrationScreen('Failed')),
    rule("'No users found'.", administrationScreen('Empty')),
    rule(
      "Pagination shows 'Showing X to Y of Z results' with previous and next buttons.",
      administrationScreen('Organisations And Users'),
    ),
    rule('Modals: Create New User,', userDialogs('Create')),
    rule('Edit User (email read-only),', userDialogs('Edit')),
    rule('Create New Organisation,', organisationDialogs('Create')),
    rule('Edit Organisation,', organisationDialogs('Edit')),
    rule(
      "Delete Organisation (confirmation: 'This action cannot be undone and may affect users associated with this organisation.').",
      organisationDialogs('Delete'),
    ),
    rule(
      "In the user modals, admins assign access with checkboxes 'User Management' and 'Montage'.",
      userDialogs('Create', 'Edit'),
    ),
  ],
};

export const editorLayout: Section = {
  key: 'sidebar',
  title: 'Shared layout elements relevant here',
  entries: [
    rule(
      "A sidebar with a 'Drilling Montage' entry (route /montage), shown only if the feature check with component=montage succeeds;",
      layout('Engineers Entries'),
      ownScreens('Entries When Checks Fail'),
    ),
    rule(
      'hidden while loading, on error or with no data.',
      ownScreens('Entries While Checks Load', 'Entries When Checks Fail', 'Entries Without Data'),
    ),
    rule(
      "At the bottom: a 'Manage Users' entry (target route not shown) and the signed-in user's e-mail ({email}).",
      ownScreens('Sidebar'),
    ),
    rule('The sidebar can be collapsed (widths 20 collapsed, 64 expanded layout units);', layout('Expanded')),
    rule("the active entry defaults to 'Drilling Montage';", ownScreens('Sidebar')),
    rule(
      'hover is tracked.',
      specificationJourney('the sidebar is expanded at first, and marks the entry under the pointer'),
    ),
    rule(
      "Unauthenticated users are redirected to /login with the attempted location passed as 'from';",
      signingIn('a stranger is sent to the sign-in and comes back to where they were headed'),
    ),
    rule(
      "while sign-in state resolves, the screen shows 'Loading...'.",
      ownScreens('Sign In Being Resolved'),
    ),
  ],
};

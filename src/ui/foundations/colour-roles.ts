/** The use of each colour, and its grounds, with the contrast that WCAG 2.2 AA requires there. */
export interface ColourRole {
  use: string;
  on?: Readonly<Record<string, number>>;
}

const text = 4.5;
/** The boundary of a control, and a mark that carries meaning. */
const graphic = 3;

export const colourRoles: Readonly<Record<string, ColourRole>> = {
  paper: { use: 'The ground of the page.' },
  surface: { use: 'What lies on the page: cards, dialogs, fields, the body of a table.' },
  'table-head': { use: 'Headers of tables and the titles of sections in them.' },
  line: { use: 'Borders between things. Not for controls: it is too faint to find one by.' },
  'line-faint': { use: 'Lines within a thing, such as the rows of a table, and what is pressed or hovered.' },
  control: { use: 'The boundary of a control.', on: { surface: graphic } },
  ink: {
    use: 'Text and numbers.',
    on: { paper: text, surface: text, 'table-head': text, 'line-faint': text },
  },
  muted: {
    use: 'Text that explains or waits. Not for numbers.',
    on: { paper: text, surface: text, 'table-head': text },
  },
  accent: {
    use: 'Actions, links, selection, focus. One thing on a screen at best.',
    on: { paper: text, surface: text, 'accent-soft': text },
  },
  'accent-hover': { use: 'An action beneath the pointer.' },
  'accent-soft': { use: 'The ground of what is selected.' },
  'on-accent': { use: 'Text on an action.', on: { accent: text, 'accent-hover': text } },
  completed: { use: 'Done, saved, succeeded.', on: { surface: text, 'completed-soft': text } },
  'completed-soft': { use: 'The ground of what is done.' },
  active: { use: 'Under way.', on: { surface: text, 'active-soft': text } },
  'active-soft': { use: 'The ground of what is under way.' },
  error: { use: 'Failed, refused, cannot be right.', on: { surface: text, 'error-soft': text } },
  'error-soft': { use: 'The ground of an error.' },
  warning: { use: 'May be right, but should be looked at.', on: { 'warning-soft': text } },
  'warning-soft': { use: 'The ground of a warning.' },
  missing: { use: 'The data to decide is not there.', on: { surface: text, 'missing-soft': text } },
  'missing-soft': { use: 'The ground of what is missing.' },
  scrim: { use: 'Lies over the page while a dialog is open.' },
};

/** Not colours, though a scheme has its own. */
export const otherSchemeTokens = ['shadow'];

export const isSediment = (token: string): boolean => token.startsWith('sediment-');

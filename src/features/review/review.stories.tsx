import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { DocumentReview, SourcePlace } from '@/api/generated/model';
import { ModalDialog } from '@/ui/modal-dialog';
import { DocumentList } from './document-list';
import Review, { ReviewOf } from './review';
import { ofAnotherWell, pdfAnswered, pdfWithQuestions, scanned, superseded } from './reviews-for-tests';
import { pdfForStories } from './pdf-for-tests';
import { ReadingProgress } from './reading-progress';
import { reviewForTests } from './review-for-tests';
import { createSession } from './session';
import styles from './review.module.css';

const signedInAs = 'engineer@example.com';

const meta = preview.meta({
  title: 'Screens/Review',
  parameters: {
    world: { signedInAs },
    docs: {
      description: {
        component:
          'How each document was read, drawn on the document itself, and the corrections of an engineer where the reader is wrong or uncertain. Opens from Uploads, from Inputs and from the generation report; not there where the server does not recognise documents.',
      },
    },
  },
  // The dialog lies over an empty page.
  render: () => <></>,
});

const phone = { viewport: { value: 'phone', isRotated: false } };

interface ShownProps {
  /** By whether anything was corrected; nothing is answered where it is absent. */
  ask?: (corrected: boolean) => Promise<DocumentReview>;
  name?: string;
  place?: SourcePlace;
}

const documents = ['Geological prognosis.pdf', 'Trajectory.xlsx', 'Casing catalogue.csv'].map(
  (name, index) => ({
    key: name,
    name,
    corrections: [],
    openQuestions: index === 0 ? 2 : 0,
    source: { file: new File([''], name) },
  }),
);

/** The panel of one document whose readings are given. */
function Shown({ ask, name = 'Geological prognosis.pdf', place }: ShownProps) {
  const session = createSession({
    corrections: [],
    keeps: false,
    place,
    ask: ({ corrections }) => ask?.(corrections.length > 0) ?? new Promise(() => undefined),
  });
  return (
    <ModalDialog title="Review" className={styles.panel} onEscape={() => undefined}>
      <ReviewOf
        session={session}
        name={name}
        note={null}
        list={
          <DocumentList documents={documents} chosen={name} open={new Map()} onChoose={() => undefined} />
        }
        onCorrected={() => undefined}
        onOpen={() => undefined}
        onClose={() => undefined}
      />
    </ModalDialog>
  );
}

const show = (review: DocumentReview) => () => <Shown ask={() => Promise.resolve(review)} />;
const answering = (corrected: boolean) => Promise.resolve(corrected ? pdfAnswered : pdfWithQuestions);

/** One key answers the first question; the change is announced, and one press undoes it. */
export const Questions = meta.story({
  tags: ['filled'],
  render: () => <Shown ask={answering} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Questions (2)');
    await userEvent.keyboard('1');
    await canvas.findByText('Now read: 7 formation tops, 146.5 to 2,287 m TVD SS. 1 question left.');
    await expect(canvas.getByRole('option', { name: /Column 2.*TVD SS/ })).toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    await canvas.findByText('Questions (2)');
  },
});

/** From a line of the generation report: the place is visible, and the arrow keys continue from it. */
export const AtAPlace = meta.story({
  tags: ['filled'],
  render: () => (
    <Shown
      ask={answering}
      place={{
        document: 'Geological prognosis.pdf',
        page: 1,
        sheet: null,
        cell: null,
        line: 14,
        quote: 'Total depth of the pilot hole was 3,105 m.',
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const marks = await canvas.findByRole('listbox', { name: 'What was read on Page 1' });
    await waitFor(() => expect(marks).toHaveFocus());
    const left = canvas.getByRole('option', { name: /^Not used: 3,105 m/ });
    await expect(left).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await expect(left).toHaveAttribute('aria-selected', 'false');
  },
});

const sheet = [
  'Prognosis of Noorderdiep-4',
  '',
  'Formation;TVD SS;Tolerance (m)',
  'Upper North Sea Group;146.5;5',
  'Ommelanden Formation;1098;12',
  'Zechstein Group;2287;20',
].join('\n');
const files = [
  {
    key: 'tops',
    name: 'tops.csv',
    corrections: [],
    openQuestions: null,
    source: { file: new File([sheet], 'tops.csv') },
  },
];
const fromFiles = () => <Review documents={files} initial="tops" onClose={() => undefined} />;

const fileOf = (name: string, text: string) => [
  { ...files[0]!, name, source: { file: new File([text], name) } },
];

const memo = `Prognosis of Noorderdiep-4

Depths are below the rotary table. The Ommelanden Formation is expected
at 1,098 m (+/- 12 m), the Holland Formation at 1,986 m (+/- 15 m) and
the Zechstein Group at 2,287 m (+/- 20 m).
`;

/** Names and depths in sentences: one key says that they are the formation tops. */
export const TopsInSentences = meta.story({
  tags: ['filled'],
  render: () => <Review documents={fileOf('memo.txt', memo)} initial="tops" onClose={() => undefined} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Are these the formation tops: Ommelanden Formation 1,098 m/);
    await userEvent.keyboard('1');
    await canvas.findByText('Now read: 3 formation tops, 1,098 to 2,287 m AHD BDF. No question left.');
    await expect(await canvas.findByLabelText('This is a table of')).toHaveValue('tops');
  },
});

const programme = `17 1/2" section
Casing and cement
Hole size      17 1/2"       Casing OD      13 3/8"
Weight         72 lb/ft     Grade          P-110
Cement         Lead         Tail
Slurry type    Class G light    Class G
Density (sg)   1.50         1.90
12 1/4" section
Casing and cement
Hole size      12 1/4"       Casing OD      9 5/8"
Weight         53.5 lb/ft     Grade          L-80
Cement         Lead         Tail
Slurry type    Class G light    Class G
Density (sg)   1.60         1.92
`;

/** The strings of several sections in cards, by one answer, each value where it is written. */
export const SectionsInLists = meta.story({
  tags: ['many'],
  render: () => (
    <Review documents={fileOf('programme.txt', programme)} initial="tops" onClose={() => undefined} />
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Does the text give 2 casing strings \(the first is /);
    await userEvent.click(canvas.getByRole('button', { name: /^Yes/ }));
    await canvas.findByText('Now read: 2 casing strings, 13 3/8 to 9 5/8 in. No question left.');
    // The document is drawn again after it was read again.
    await waitFor(() => expect(canvas.getByText('Region on page 1 holds casing strings')).toBeVisible());
    await expect(canvas.getByRole('button', { name: '72 lb/ft Mass' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'P-110 Grade' })).toBeInTheDocument();
  },
});

/** No: what the question named is set aside, and no longer asked about. */
export const NotWhatItSeems = meta.story({
  render: () => (
    <Review documents={fileOf('programme.txt', programme)} initial="tops" onClose={() => undefined} />
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Does the text give 2 casing strings/);
    await userEvent.click(canvas.getByRole('button', { name: /No$/ }));
    await canvas.findByText(/No question left\.$/);
    await waitFor(() => expect(canvas.getByText('Region on page 1 holds no casing strings')).toBeVisible());
    await expect(canvas.getByText('Not used (1)')).toBeVisible();
  },
});

const sundry = `Sundry figures

The fluid of the middle part weighs 1.25 SG and its acidity is 9.5
The kelly sits 34.2 m over the waves
`;

/** A word of a sentence by mouse: what it is, of which section, and the document is read again. */
export const UseAValue = meta.story({
  tags: ['filled'],
  render: () => <Review documents={fileOf('notes.txt', sundry)} initial="tops" onClose={() => undefined} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a value' }));
    const layer = canvas.getByRole('application');
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect(layer).toHaveFocus();
    // The line is wrapped: its last word is in the last of its parts.
    const acidity = canvas.getByText(/\b9\.5$/).getBoundingClientRect();
    const { left, top } = layer.getBoundingClientRect();
    const coords = { clientX: acidity.right - 4, clientY: acidity.top + acidity.height / 2 };
    await expect(coords.clientX).toBeGreaterThan(left);
    await expect(coords.clientY).toBeGreaterThan(top);
    await userEvent.pointer([{ keys: '[MouseLeft]', target: layer, coords }]);
    const form = within(await canvas.findByRole('region', { name: 'Selected words' }));
    await form.findByText('9.5');
    await userEvent.selectOptions(form.getByLabelText('Use as a value of'), 'mud');
    await userEvent.selectOptions(form.getByLabelText('Which'), 'ph');
    await userEvent.type(form.getByLabelText('Hole section'), '12 1/4 in hole');
    await userEvent.click(form.getByRole('button', { name: 'Use' }));
    await canvas.findByText(/^Now read: 1 mud section/);
    await expect(canvas.getByRole('button', { name: '9.5 pH, 12 1/4 in hole' })).toBeInTheDocument();
    await expect(canvas.getByText('Value on page 1, row 3: pH, 12 1/4 in hole')).toBeInTheDocument();
    // On a phone the page shows again: what was opened for the value is closed.
    await expect(canvas.getByText('What was read')).toHaveAttribute('aria-expanded', 'false');
  },
});

const fluids = `26" hole: spud mud of 1.05 SG with a sourness of 9
17 1/2" hole: KCl polymer of 1.20 SG with a sourness of 9.5
12 1/4" hole: brine of 1.30 SG with a sourness of 8.5
`;

/** A value of one line, by keys: the next question is whether its label gives it in the other lines too. */
export const OneLabelInSeveralLines = meta.story({
  tags: ['many'],
  render: () => <Review documents={fileOf('fluids.txt', fluids)} initial="tops" onClose={() => undefined} />,
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Use a value' })).focus();
    await userEvent.keyboard('v');
    await waitFor(() => expect(canvas.getByRole('application')).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    const form = within(await canvas.findByRole('region', { name: 'Selected words' }));
    await form.findByText('9');
    await userEvent.selectOptions(form.getByLabelText('Use as a value of'), 'mud');
    await userEvent.selectOptions(form.getByLabelText('Which'), 'ph');
    await userEvent.type(form.getByLabelText('Hole section'), '26 in hole');
    await userEvent.click(form.getByRole('button', { name: 'Use' }));
    await canvas.findByText(/^Do 2 more lines with the same label give pH too: 9.5 of 17 1\/2 in hole/);
    await userEvent.click(canvas.getByRole('button', { name: /Yes$/ }));
    await expect(await canvas.findByRole('button', { name: '8.5 pH, 12 1/4 in hole' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '9.5 pH, 17 1/2 in hole' })).toBeInTheDocument();
  },
});

const titledInCells = `Section,Ends
"- 26"" Surface hole: quaxox",500 m
"- 17 1/2"" Intermediate hole: quaxox",1600 m
`;

/** A part of a cell: the name of a section in a line of a CSV, which the other lines have in the same place. */
export const UseAPartOfACell = meta.story({
  tags: ['many'],
  render: () => (
    <Review documents={fileOf('sections.csv', titledInCells)} initial="tops" onClose={() => undefined} />
  ),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Use a value' })).focus();
    await userEvent.keyboard('v');
    await waitFor(() => expect(canvas.getByRole('application')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const form = within(await canvas.findByRole('region', { name: 'Selected words' }));
    const part = form.getByLabelText('Only these words of the cell');
    await userEvent.clear(part);
    await userEvent.type(part, 'hole Surface');
    await expect(part).toHaveAccessibleDescription('Enter words of the cell that follow each other.');
    await userEvent.clear(part);
    await userEvent.type(part, 'Surface hole:');
    await expect(part).toBeValid();
    await userEvent.selectOptions(form.getByLabelText('Use as a value of'), 'sections');
    await userEvent.selectOptions(form.getByLabelText('Which'), 'description');
    await userEvent.type(form.getByLabelText('Hole section'), '26 in hole');
    await userEvent.click(form.getByRole('button', { name: 'Use' }));
    await canvas.findByText(/^Does 1 more line with the same label give Description too: Intermediate hole/);
  },
});

const properties = `Properties,"26""","17 1/2""","12 1/4"""
Mud type,Spud mud,KCl polymer,OBM
Density (SG),1.05,1.20,1.35
Zork (% v/v),4,6,5
`;

/** A table with a column for each section: its columns are rows of the page, each with its name next to it. */
export const TurnedTable = meta.story({
  tags: ['filled'],
  render: () => (
    <Review documents={fileOf('fluids.csv', properties)} initial="tops" onClose={() => undefined} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('option', { name: /^Column 4, "Zork/ }));
    await userEvent.selectOptions(await canvas.findByLabelText('This column is'), 'lowGravitySolids');
    await expect(
      await canvas.findByRole('option', { name: /^Column 4, "Zork.*: Low gravity solids/ }),
    ).toBeInTheDocument();
  },
});

/** By keys: V, the arrow keys from word to word, Shift for more of them; the last thing is offered for the next value. */
export const UseValuesByKeys = meta.story({
  tags: ['many'],
  render: () => <Review documents={fileOf('notes.txt', sundry)} initial="tops" onClose={() => undefined} />,
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Use a value' })).focus();
    await userEvent.keyboard('v');
    await waitFor(() => expect(canvas.getByRole('application')).toHaveFocus());
    await userEvent.keyboard(
      '{ArrowDown}{End}{ArrowDown}{Home}{ArrowRight>3/}{Shift>}{ArrowRight}{/Shift}{Enter}',
    );
    const kind = await canvas.findByLabelText('Use as a value of');
    await expect(canvas.getByText('34.2 m')).toBeInTheDocument();
    await expect(kind).toHaveFocus();
    await userEvent.selectOptions(kind, 'header');
    await userEvent.selectOptions(canvas.getByLabelText('Which'), 'drillFloorM');
    await userEvent.click(canvas.getByRole('button', { name: 'Use' }));
    await canvas.findByText(/rig floor at 34\.2 m/);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(canvas.queryByText('Corrections (1)')).toBeNull());
  },
});

const wrapped = `Sundry figures

Remarks    Pump a pill of 5 m3 before the trip     Rev 2
           out, and wait until the well is sta-    Rev 3
           ble for 30 min
Then       run the casing
`;

const wrappedText = 'Pump a pill of 5 m3 before the trip out, and wait until the well is sta-ble for 30 min';

const pointAtWrapped = () => (
  <Review documents={fileOf('notes.txt', wrapped)} initial="tops" onClose={() => undefined} />
);

/** A note of three lines in a column: by a drag, and by a click and another with Shift. */
export const UseAValueOfSeveralRows = meta.story({
  render: pointAtWrapped,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a value' }));
    const layer = canvas.getByRole('application');
    const at = (line: RegExp, end: 'left' | 'right') => {
      const box = canvas.getByText(line).getBoundingClientRect();
      const clientX = end === 'left' ? box.left + 4 : box.right - 4;
      return { target: layer, coords: { clientX, clientY: box.top + box.height / 2 } };
    };
    const [from, to] = [at(/^Pump a pill/, 'left'), at(/^ble for/, 'right')];
    await userEvent.pointer([{ keys: '[MouseLeft>]', ...from }, to, { keys: '[/MouseLeft]', ...to }]);
    const form = within(await canvas.findByRole('region', { name: 'Selected words' }));
    await form.findByText(wrappedText);
    await expect(form.getByText('Page 1, rows 3 to 5')).toBeInTheDocument();

    // A click takes a word again, and one with Shift all up to there.
    await userEvent.pointer([{ keys: '[MouseLeft]', ...from }]);
    await form.findByText('Pump');
    await userEvent.keyboard('{Shift>}');
    await userEvent.pointer([{ keys: '[MouseLeft]', ...to }]);
    await userEvent.keyboard('{/Shift}');
    await form.findByText(wrappedText);
    await expect(document.querySelectorAll('[data-rows="3"]')).toHaveLength(1);
    await userEvent.selectOptions(form.getByLabelText('Use as a value of'), 'mud');
    await userEvent.selectOptions(form.getByLabelText('Which'), 'notes');
  },
});

/** The same by keys: Shift and the down arrow take the rows of the column, and the document is read again. */
export const UseAValueOfSeveralRowsByKeys = meta.story({
  render: pointAtWrapped,
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Use a value' })).focus();
    await userEvent.keyboard('v');
    await waitFor(() => expect(canvas.getByRole('application')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Home}{ArrowRight}{Shift>}{ArrowDown>3/}{ArrowUp}{/Shift}{Enter}');
    await canvas.findByText(wrappedText);
    const kind = canvas.getByLabelText('Use as a value of');
    await waitFor(() => expect(kind).toHaveFocus());
    await userEvent.selectOptions(kind, 'mud');
    await userEvent.selectOptions(canvas.getByLabelText('Which'), 'notes');
    await userEvent.type(canvas.getByLabelText('Hole section'), '12 1/4 in hole');
    await userEvent.click(canvas.getByRole('button', { name: 'Use' }));
    await canvas.findByText(/^Now read: 1 mud section/);
    const name = `${wrappedText} Notes, 12 1/4 in hole`;
    await expect(canvas.getByRole('button', { name })).toBeInTheDocument();
    const said = 'Value on page 1, rows 3 to 5: Notes, 12 1/4 in hole';
    await expect(canvas.getByText(said)).toBeInTheDocument();
    await expect(canvas.queryByRole('application')).toBeNull();
  },
});

const sheetOfMud = ['Fluids', '', 'Mud type;Density (SG);pH', 'KCl polymer;1.25;9.5'].join('\n');

/** A table that does not say which hole section it is of. */
export const SectionOfATable = meta.story({
  tags: ['one'],
  render: () => (
    <Review
      documents={[
        { ...files[0]!, name: 'fluids.csv', source: { file: new File([sheetOfMud], 'fluids.csv') } },
      ]}
      initial="tops"
      onClose={() => undefined}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^not known row 3/ }));
    const of = await canvas.findByLabelText('All of it is of the hole section or casing');
    await userEvent.type(of, '12 1/4 in hole{Enter}');
    await canvas.findByText(/^Now read: 1 mud section/);
    await expect(canvas.getByText('From row 3 on: 12 1/4 in hole')).toBeVisible();
  },
});

/** A server that takes no single values: nothing offers them. */
export const WithoutSingleValues = meta.story({
  tags: ['empty'],
  render: show(pdfAnswered),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Select a region' });
    await expect(canvas.queryByRole('button', { name: 'Use a value' })).toBeNull();
    await expect(canvas.queryByText(/All of it is of/)).toBeNull();
  },
});

/** On the page by arrow keys, Enter to the column's fields, and the document is read again. */
export const ByKeys = meta.story({
  render: fromFiles,
  play: async ({ canvas, userEvent }) => {
    const marks = await canvas.findByRole('listbox', { name: 'What was read on tops.csv' });
    marks.focus();
    const column = await canvas.findByRole('option', { name: /^Column 2/ });
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowRight}');
    await expect(column).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByLabelText('in');
    await waitFor(() => expect(canvas.getByLabelText('This column is')).toHaveFocus());
    await userEvent.selectOptions(field, 'ft');
    await canvas.findByText(/44\.7 to 697\.1 m/);
    await expect(canvas.getByText('Corrections (1)')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Remove: Column 2/ }));
    await waitFor(() => expect(canvas.queryByText('Corrections (1)')).toBeNull());
  },
});

/** The picture of a page under its marks; larger, smaller and as wide as there is room by keys and buttons. */
export const Scan = meta.story({
  tags: ['many'],
  render: show(scanned),
  play: async ({ canvas, userEvent }) => {
    const picture = await canvas.findByRole('img', { name: 'Page 1, as it is' });
    const widthPx = () => picture.getBoundingClientRect().width;
    const before = widthPx();
    await userEvent.click(canvas.getByRole('button', { name: 'Larger' }));
    await waitFor(() => expect(widthPx()).toBeGreaterThan(before));
    await userEvent.keyboard('-');
    await waitFor(() => expect(widthPx()).toBeLessThanOrEqual(before));
  },
});

/** From one cell with Shift and the arrow keys; what was chosen is a table from then on. */
export const Region = meta.story({
  render: () => (
    <Review
      documents={[
        {
          ...files[0]!,
          source: { file: new File(['a;b\n\nReached;Number 1\nChalk;1210\nRotliegend;3140\n'], 'tops.csv') },
        },
      ]}
      initial="tops"
      onClose={() => undefined}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Select a region' }));
    const layer = canvas.getByRole('application');
    await waitFor(() => expect(layer).toHaveFocus());
    await userEvent.keyboard(
      '{ArrowDown}{ArrowDown}{Shift>}{ArrowRight}{ArrowDown}{ArrowDown}{/Shift}{Enter}',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'formation tops' }));
    await canvas.findByText('Region on page 1 holds formation tops');
    await expect(await canvas.findByLabelText('This is a table of')).toHaveValue('tops');
  },
});

/** Kept for documents of the same layout, and named on this one. */
export const KeptAsLayout = meta.story({
  render: fromFiles,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Depths without a unit'), 'ft');
    const keep = await canvas.findByRole('button', { name: 'Keep as a layout' });
    await waitFor(() => expect(keep).toBeEnabled());
    await userEvent.click(keep);
    await userEvent.keyboard('Lowland tops{Enter}');
    await canvas.findByText('Read as the layout “Lowland tops”.');
    await userEvent.click(canvas.getByRole('button', { name: 'Layouts' }));
    const layouts = within(await canvas.findByRole('dialog', { name: 'Layouts' }));
    await layouts.findByText('this document is read as it');
    await userEvent.click(layouts.getByRole('button', { name: 'Rename Lowland tops' }));
    await userEvent.clear(canvas.getByLabelText('Name'));
    await userEvent.keyboard('Lowland prognoses{Enter}');
    await userEvent.click(await layouts.findByRole('button', { name: 'Remove Lowland prognoses' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await layouts.findByText(/^None yet/);
  },
});

/** A server that does not recognise documents: there is no review. */
export const ServerWithoutReview = meta.story({
  tags: ['empty'],
  parameters: {
    route: '/montage/create',
    world: { signedInAs, faults: [{ on: 'recogniseDocument', fault: { kind: 'status', status: 501 } }] },
  },
  play: async ({ canvas, userEvent, stage }) => {
    await userEvent.upload(await canvas.findByLabelText(/Drag and drop files here/), files[0]!.source.file);
    await canvas.findByRole('heading', { name: 'Classify Documents (1)' });
    await waitFor(() =>
      expect(stage.world.calls.calls().some(({ name }) => name === 'recogniseDocument')).toBe(true),
    );
    await expect(canvas.queryByRole('button', { name: /Review/ })).toBeNull();
  },
});

// Shown, and not run as tests.

export const Loading = meta.story({ tags: ['loading', '!test'], render: () => <Shown /> });

export const ReadingAScan = meta.story({
  tags: ['loading', '!test'],
  render: () => (
    <ModalDialog title="Review" className={styles.panel} onEscape={() => undefined}>
      <ReadingProgress
        reading={{ document: 'Proposal, scanned.pdf', pages_read: 2, pages: 12, seconds_left: 22 }}
        onCancel={() => undefined}
      />
    </ModalDialog>
  ),
});

export const NothingToAsk = meta.story({
  tags: ['one', '!test'],
  render: show({ ...pdfAnswered, questions: [] }),
});

export const Sheet = meta.story({ tags: ['many', '!test'], render: fromFiles });

export const Text = meta.story({
  tags: ['many', '!test'],
  render: () => (
    <Review
      documents={[
        {
          ...files[0]!,
          name: 'survey.txt',
          source: {
            file: new File(
              [
                `Survey of Noorderdiep-4\n\n   MD       Inc      Azi\n   m        deg      deg\n${Array.from(
                  { length: 2_000 },
                  (_, station) =>
                    `${(station * 1.5).toFixed(1).padStart(8)} ${(station / 50).toFixed(2).padStart(8)}    81.00`,
                ).join('\n')}\n`,
              ],
              'survey.txt',
            ),
          },
        },
      ]}
      initial="tops"
      onClose={() => undefined}
    />
  ),
});

/** A page of a PDF as it is printed. */
export const Pdf = meta.story({
  tags: ['filled', '!test'],
  render: () => (
    <Review
      documents={[{ ...files[0]!, name: 'Prognosis.pdf', source: { file: pdfForStories() } }]}
      initial="tops"
      onClose={() => undefined}
    />
  ),
});

export const OtherWell = meta.story({ tags: ['many', '!test'], render: show(ofAnotherWell) });

export const Superseded = meta.story({ tags: ['many', '!test'], render: show(superseded) });

export const Refused = meta.story({
  tags: ['error', '!test'],
  render: show({
    ...reviewForTests,
    refused: 'The file is protected by a password. Save it without one, and upload it again.',
  }),
});

export const Failed = meta.story({
  tags: ['error', '!test'],
  render: () => (
    <Shown ask={() => Promise.reject(new Error('The server did not answer in time. Please try again.'))} />
  ),
});

const long = 'Prognosis of the well as approved by all partners '.repeat(4);
export const Long = meta.story({
  tags: ['long-text', '!test'],
  render: () => (
    <Shown
      name={long}
      ask={() =>
        Promise.resolve({
          ...pdfWithQuestions,
          questions: pdfWithQuestions.questions.map((question) => ({
            ...question,
            text: `${question.text} ${long}`,
          })),
        })
      }
    />
  ),
});

export const OnAPhone = meta.story({
  tags: ['phone', '!test'],
  globals: phone,
  render: () => <Shown ask={answering} />,
});

export const Dark = meta.story({
  tags: ['!test'],
  globals: { theme: 'dark' },
  render: () => <Shown ask={answering} />,
});

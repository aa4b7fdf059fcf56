import { posix } from 'node:path';

/**
 * The code that holds each rule: by section, the numbers of the rules (`1-3 7`) and the files, relative to `src`. The first
 * place to change for the rule; its tests are named by the rule itself.
 */
const list = 'features/montage-list/';
const create = 'features/montage-create/';
const editor = 'features/montage-editor/';
const account = 'features/account/';
const people = 'features/administration/';
const shell = 'features/shell/';
const chooser = 'features/modules/module-chooser.tsx';
const montage = 'domain/montage/';
const calls = 'api/generated/endpoints/';
const model = 'api/generated/model/';

const codeOfRules: Readonly<Record<string, readonly (readonly [rules: string, ...files: string[]])[]>> = {
  product: [
    ['1', `${create}classification.ts`],
    ['2', `${create}montage-create-screen.tsx`],
    ['3', `${list}montage-list-screen.tsx`],
    ['4', `${list}export-entries.tsx`, `${editor}header/use-exports.tsx`],
    ['5-7', chooser],
    ['8', `${account}account-frame.tsx`, 'ui/brand.tsx'],
  ],
  routes: [
    ['1', 'routes/login.tsx'],
    ['2', 'routes/signup.tsx'],
    ['3', 'routes/forgot-password.tsx'],
    ['4', 'routes/password-reset.tsx'],
    ['5', 'routes/_signed-in/index.tsx'],
    ['6', 'routes/_signed-in/montage/index.tsx'],
    ['7', 'routes/_signed-in/montage/create.tsx'],
    ['8', 'routes/_signed-in/montage/edit.$documentId.tsx'],
    ['9', `${list}montage-row.tsx`, `${create}use-opening.ts`],
    ['10', 'routes/_signed-in/user.tsx'],
    ['11', 'routes/_signed-in.tsx'],
    ['12', 'routes/_signed-in.tsx', 'ui/whole-screen.tsx'],
    ['13', `${shell}shell.tsx`],
  ],
  'sign-in': [
    ['1', `${account}sign-in-screen.tsx`],
    ['2', `${account}use-going-on.ts`],
    ['3-4', `${account}sign-up-screen.tsx`],
    ['5-8', `${account}forgot-password-screen.tsx`],
    ['9-11', 'routes/password-reset.tsx'],
    ['12-14', `${account}password-reset-screen.tsx`],
  ],
  chooser: [['1-5', chooser]],
  layout: [
    ['1-2 4-10', `${shell}sidebar.tsx`],
    ['3', 'ui/tokens.css'],
    ['11-12', `${shell}footer.tsx`],
    ['13', `${shell}shell.tsx`],
  ],
  list: [
    ['1 7', `${list}montage-list-screen.tsx`],
    ['2', `${list}create-montage-link.tsx`],
    ['3-4', `${list}montage-table-frame.tsx`],
    ['5', `${list}montage-list-pending.tsx`],
    ['6', `${list}montage-list-error.tsx`],
    ['8-11', `${list}pagination.tsx`],
    ['12', 'domain/montage-name.ts'],
    ['13-15 18', `${list}montage-row.tsx`],
    ['16-17', `${list}export-entries.tsx`],
  ],
  creation: [
    ['1-5', `${create}workflow-panel.tsx`],
    ['6-8', `${create}step-bar.tsx`],
  ],
  uploads: [
    ['1 4 6', `${create}uploads-step.tsx`],
    ['2-3', `${create}drop-area.tsx`],
    ['5', `${create}classify-documents.tsx`],
    ['7-9', `${create}upload-status.tsx`],
    ['10', `${create}upload-status.tsx`, `${create}use-upload.ts`],
  ],
  inputs: [
    ['1-2 6', `${create}inputs-step.tsx`],
    ['3-5', `${create}rig-floor-field.tsx`, `${create}rig-floor-height.ts`],
  ],
  generate: [
    ['1 7', `${create}generate-step.tsx`],
    ['2-6', `${create}input-summary.tsx`, `${create}document-id-field.tsx`],
    ['8-10', `${create}generation-progress.tsx`, `${create}generation-run.ts`],
    ['11', `${create}error-toast.ts`],
    ['12', `${create}generation-outcome.tsx`],
    ['13', `${create}use-opening.ts`],
    ['14-15', `${create}results-table.tsx`],
    ['16', `${create}number-format.ts`],
  ],
  entities: [
    ['1-2', `${model}montageListItem.ts`, `${model}montageList.ts`],
    ['3', `${model}uploadReceipt.ts`],
    ['4-6', `${model}generationResult.ts`],
    ['7', `${create}classification.ts`],
    ['8', `${model}generationProgress.ts`],
    ['9-18', `${create}workflow.ts`],
    ['19', `${shell}sidebar-state.ts`],
    ['20', `${model}accountCreate.ts`],
    ['21', `${model}organisation.ts`, `${model}user.ts`],
  ],
  transitions: [
    ['1-7', `${create}workflow.ts`],
    ['8', `${shell}sidebar-state.ts`],
    ['9-10', `${create}use-upload.ts`],
    ['11-17', `${create}classification.ts`],
    ['18 24-26', 'api/generation-stream.ts'],
    ['19', `${model}generationProgress.ts`],
    ['20-22', `${create}generation-run.ts`],
    ['23', `${create}use-opening.ts`],
    ['27', `${list}montage-row.tsx`],
    ['28', `${account}password-reset-screen.tsx`],
    ['29', `${account}forgot-password-screen.tsx`],
  ],
  validation: [
    ['1', `${create}file-intake.ts`, `${create}classify-documents.tsx`],
    ['2', `${create}document-id-field.tsx`],
    ['3-4', `${create}montage-create-screen.tsx`],
    ['5-6', `${create}rig-floor-height.ts`],
    ['7', `${create}step-bar.tsx`],
    ['8-10', `${account}fields.tsx`],
  ],
  roles: [
    ['1', 'api/transport.ts'],
    ['2-3', 'features/access/load-with-access.ts'],
    ['4', chooser, `${shell}sidebar.tsx`],
    ['5', 'routes/_signed-in.tsx'],
    ['6', `${create}montage-create-screen.tsx`],
  ],
  calls: [
    ['1', `${calls}montage/montage.ts`],
    ['2-3', 'api/transport.ts'],
    ['4-5', `${calls}auth/auth.ts`],
    ['6', chooser, `${shell}sidebar.tsx`],
    ['7-10 14', `${calls}montage/montage.ts`],
    ['11', 'api/generation-stream.ts'],
    ['12', `${calls}organisation/organisation.ts`],
    ['13', `${calls}user/user.ts`],
    ['15', 'identity/firebase.ts'],
  ],
  errors: [
    ['1-3', 'api/transport.ts'],
    ['4-10', 'api/error-message.ts'],
    ['11-14', 'api/generation-stream.ts'],
    ['15-16', `${create}montage-create-screen.tsx`],
    ['17', `${account}fields.tsx`],
    ['18', `${list}montage-list-error.tsx`],
    ['19 21-28', 'identity/identity-messages.ts'],
    ['20', `${account}account-form.tsx`],
  ],
  constants: [
    ['1-2', `${create}workflow.ts`],
    ['3', `${create}generation-run.ts`],
    ['4-5', `${create}use-upload.ts`],
    ['6', `${create}use-opening.ts`],
    ['7', `${create}error-toast.ts`],
    ['8', `${create}use-now.ts`],
    ['9-11', `${list}paging.ts`],
    ['12', `${account}fields.tsx`],
    ['13', `${create}number-format.ts`],
    ['14', 'ui/tokens.css'],
    ['15', `${shell}shell.tsx`],
    ['16', 'app/query-client.ts'],
  ],
  planning: [
    ['1', `${editor}montage-editor.tsx`],
    ['2', `${people}administration-screen.tsx`],
  ],
  editor: [
    ['1', `${editor}use-editor-of-montage.tsx`],
    ['2', `${editor}montage-editor-pending.tsx`],
    ['3', `${editor}montage-editor-error.tsx`],
    ['4', `${editor}empty-montage.tsx`],
    ['5', `${editor}header/editor-header.tsx`],
    ['6', `${editor}header/save-status.tsx`],
    ['7', `${editor}header/save-button.tsx`],
    ['8-9', `${editor}header/use-exports.tsx`],
    ['10', `${editor}wellbore/wellbore-panel.tsx`],
    ['11', `${editor}montage-editor.tsx`],
  ],
  'top-line': [
    ['1 12', `${editor}top-line/top-line-band.tsx`],
    ['2-6', `${editor}top-line/top-line-tile.tsx`],
    ['7-11', `${editor}top-line/well-heads.tsx`],
    ['13', `${montage}figures.ts`],
  ],
  sections: [
    ['1 9', `${editor}sections/section-block.tsx`, `${editor}sections/section-td-row.tsx`],
    ['2', `${editor}sections/columns.ts`, `${editor}sections/table-head.tsx`],
    ['3 13', `${montage}titles.ts`],
    ['4', `${editor}sections/section-head.tsx`],
    ['5', `${editor}sections/formation-row.tsx`],
    ['6 8', `${editor}sections/use-formation-drag.ts`, `${editor}sections/drop.ts`],
    ['7', `${editor}sections/section-block.tsx`],
    ['10-11', `${editor}sections/td-hint.tsx`, `${editor}sections/section-td-row.tsx`],
    ['12 14-20 22-23 25-26', `${editor}sections/program-block.ts`, `${montage}catalogue.ts`],
    ['21 24', `${editor}sections/program-column.tsx`],
    ['27-30 32', `${editor}grid/use-grid.ts`, `${editor}grid/cell-input.tsx`],
    ['31', `${montage}shown.ts`],
  ],
  reservoirs: [['1-3', `${editor}reservoirs/reservoir-table.tsx`]],
  plan: [
    ['1 5', `${editor}plan/plan-editor.tsx`],
    ['2-3', `${editor}plan/plan-row.tsx`],
    ['4', `${editor}plan/delete-step-dialog.tsx`],
  ],
  administration: [
    ['1-2 4-7', `${people}organisations-block.tsx`, `${people}organisations-table.tsx`],
    ['3', `${people}created-date.ts`],
    ['8-15', `${people}users-block.tsx`, `${people}users-table.tsx`],
    ['16', `${people}users-pagination.tsx`],
    ['17', `${people}create-user-dialog.tsx`],
    ['18', `${people}edit-user-dialog.tsx`],
    ['19', `${people}create-organisation-dialog.tsx`],
    ['20', `${people}edit-organisation-dialog.tsx`],
    ['21', `${people}delete-organisation-dialog.tsx`],
    ['22', `${people}access-ticks.tsx`, `${people}modules.ts`],
  ],
  sidebar: [
    ['1-3 5-6', `${shell}sidebar.tsx`],
    ['4', 'ui/tokens.css'],
    ['7-8', 'routes/_signed-in.tsx'],
  ],
  montage: [
    ['1-4 6-8 10-13', `${montage}montage.ts`],
    ['5', `${montage}formations.ts`],
    ['9', `${montage}catalogue.ts`],
    ['14', `${montage}listed.ts`],
    ['15', `${montage}plan.ts`],
    ['16', `${model}user.ts`],
    ['17', `${model}organisation.ts`],
  ],
  saving: [
    ['1', `${editor}header/save-status.tsx`],
    ['2-3 6', `${montage}session.ts`],
    ['4-5', `${editor}saving/save-loop.ts`],
    ['7-8', `${editor}saving/save-toasts.ts`, `${editor}saving/save-attempt.ts`],
    ['9-10', `${montage}normalise.ts`],
    ['11 13', `${editor}sections/drop.ts`],
    ['12', `${montage}formations.ts`],
    ['14-16', `${montage}programme-edits.ts`],
    ['17-19', `${montage}plan.ts`],
    ['20', `${people}organisations-block.tsx`, `${people}users-block.tsx`],
    ['21', `${people}use-lists-refetched.ts`],
  ],
  editing: [
    ['1-2 5-7', `${montage}parse.ts`],
    ['3', `${montage}top-line.ts`],
    ['4', `${montage}top-line.ts`],
    ['8', `${montage}cells.ts`, `${montage}catalogue.ts`],
    ['9', `${montage}shown.ts`],
    ['10', 'domain/inches.ts'],
    ['11-12', `${montage}catalogue.ts`],
    ['13', `${montage}plan.ts`],
    ['14', `${editor}plan/delete-step-dialog.tsx`],
    ['15', `${editor}saving/save-attempt.ts`],
    ['16 18', `${people}create-user-dialog.tsx`],
    ['17', `${people}organisation-select.tsx`],
    ['19', `${people}edit-user-dialog.tsx`],
    ['20', `${people}organisation-name-field.tsx`],
  ],
  permissions: [
    ['1', 'features/access/load-with-access.ts'],
    ['2', chooser, `${shell}sidebar.tsx`],
    ['3', `${model}user.ts`],
    ['4', `${people}access-ticks.tsx`],
    ['5', 'routes/_signed-in.tsx'],
    ['6', `${people}users-block.tsx`],
  ],
  api: [
    ['1', 'api/transport.ts'],
    ['2-3', `${calls}montage/montage.ts`],
    ['4', `${montage}save-payload.ts`],
    ['5', `${montage}session.ts`],
    ['6', `${calls}auth/auth.ts`],
    ['7 9-10', `${calls}user/user.ts`],
    ['8', `${people}users-query.ts`],
    ['11-14', `${calls}organisation/organisation.ts`],
    ['15', 'app/query-client.ts'],
  ],
  alerts: [
    ['1', `${editor}montage-editor-error.tsx`],
    ['2', `${editor}empty-montage.tsx`],
    ['3', `${editor}saving/save-attempt.ts`],
    ['4-6', `${editor}saving/save-failure.ts`, `${editor}saving/save-toasts.ts`],
    ['7', `${editor}saving/save-toasts.ts`],
    ['8', `${editor}open-editor.ts`],
    ['9', `${people}edit-user-dialog.tsx`],
    ['10', `${people}create-user-dialog.tsx`],
    ['11', `${people}create-organisation-dialog.tsx`],
    ['12', `${people}edit-organisation-dialog.tsx`],
    ['13', `${people}delete-organisation-dialog.tsx`],
    ['14', `${people}users-block.tsx`],
    ['15', `${people}organisations-block.tsx`],
    ['16', `${people}create-user-dialog.tsx`, `${people}organisation-name-field.tsx`],
  ],
  limits: [
    ['1', `${people}user-directory.ts`],
    ['2', `${editor}toast.ts`],
    ['3-4', `${editor}sections/td-hint.tsx`],
    ['5', `${editor}sections/use-formation-drag.ts`],
    ['6', `${montage}plan.ts`],
    ['7-8', `${montage}catalogue.ts`],
    ['9', 'ui/tokens.css'],
    ['10', `${shell}shell.tsx`],
    ['11', `${model}componentName.ts`],
  ],
  'backends-access': [
    ['1-2', 'api/api-error.ts'],
    ['3', chooser, `${shell}sidebar.tsx`],
  ],
  'backends-lists': [
    ['1', 'ui/moment.ts'],
    ['2', 'domain/montage-name.ts'],
    ['3', `${list}relative-date.ts`],
    ['4', `${people}created-date.ts`],
    ['5', `${people}users-table.tsx`],
  ],
  'backends-forms': [
    ['1-3', 'api/transport.ts'],
    ['4', `${people}new-row.ts`, `${people}user-directory.ts`],
  ],
  'backends-montage': [
    ['1-2', 'api/repair-answer.ts'],
    ['3-6', `${montage}save-payload.ts`],
    ['7', `${editor}empty-montage.tsx`],
    ['8', `${editor}header/editor-header.tsx`],
  ],
  'backends-errors': [['1-2', 'api/error-message.ts']],
  'backends-repairs': [
    ['1-2', 'api/repair-answer.ts'],
    ['3', 'app/report-repairs.ts'],
    ['4', '../scripts/contract/proxy/proxy.ts'],
    ['5', '../scripts/contract/verify/differences.ts'],
  ],
};

/** `1-3 7` -> 1, 2, 3, 7 */
const numbersOf = (rules: string): number[] =>
  rules.split(' ').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });

const codeById: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(codeOfRules).flatMap(([section, entries]) =>
    entries.flatMap(([rules, ...files]) =>
      numbersOf(rules).map((number): [string, string[]] => [
        `${section}-${number}`,
        files.map((file) => posix.join('src', file)),
      ]),
    ),
  ),
);

/** The rules that have code here, in any order. */
export const rulesWithCode = (): string[] => [...codeById.keys()];

/** The files of a rule, from the root of the repository. */
export const codeOf = (id: string): readonly string[] => codeById.get(id) ?? [];

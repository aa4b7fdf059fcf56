import { testsOf } from './rule.ts';

/** The files of tests that hold rules, by short names. Grouped as the house is. */

export const errorMessage = testsOf('src/api/error-message.test.ts');
export const transport = testsOf('src/api/transport.test.ts');
export const repairs = testsOf('src/api/repair-answer.test.ts');
export const stream = testsOf('src/api/generation-stream.test.ts');

export const inches = testsOf('src/domain/inches.test.ts');
export const reportRepairs = testsOf('src/app/report-repairs.test.ts');
export const anyBackend = testsOf('src/testing/any-backend.property.test.ts');
export const proxy = testsOf('scripts/contract/proxy/proxy.test.ts');
export const wrongAnswers = testsOf('scripts/contract/verify/wrong-answers.test.ts');
export const moments = testsOf('src/ui/moment.test.ts');
export const accessLoader = testsOf('src/features/access/load-with-access.test.ts');
export const montageName = testsOf('src/domain/montage-name.test.ts');
export const edits = testsOf('src/domain/montage/edits.test.ts');
export const formations = testsOf('src/domain/montage/formations.test.ts');
export const normalise = testsOf('src/domain/montage/normalise.test.ts');
export const parse = testsOf('src/domain/montage/parse.test.ts');
export const savePayload = testsOf('src/domain/montage/save-payload.test.ts');
export const session = testsOf('src/domain/montage/session.test.ts');

export const signInScreen = testsOf('src/features/account/sign-in-screen.stories.tsx');
export const signUpScreen = testsOf('src/features/account/sign-up-screen.stories.tsx');
export const forgotPassword = testsOf('src/features/account/forgot-password-screen.stories.tsx');
export const passwordReset = testsOf('src/features/account/password-reset-screen.stories.tsx');
export const identityMessages = testsOf('src/identity/identity-messages.test.ts');
export const passwordPolicy = testsOf('src/identity/password-policy.test.ts');
export const administrationScreen = testsOf('src/features/administration/administration.stories.tsx');
export const organisationDialogs = testsOf('src/features/administration/organisation-dialogs.stories.tsx');
export const userDialogs = testsOf('src/features/administration/user-dialogs.stories.tsx');
export const administrationTexts = testsOf('src/features/administration/created-date.test.ts');
export const userDirectory = testsOf('src/features/administration/user-directory.test.ts');
export const chooser = testsOf('src/features/modules/module-chooser.stories.tsx');
export const layout = testsOf('src/features/shell/shell.stories.tsx');
export const list = testsOf('src/features/montage-list/montage-list-screen.stories.tsx');
export const listPages = testsOf('src/features/montage-list/montage-list-pages.stories.tsx');
export const listActions = testsOf('src/features/montage-list/montage-list-actions.stories.tsx');
export const listDates = testsOf('src/features/montage-list/relative-date.test.ts');
export const pagination = testsOf('src/features/montage-list/pagination.stories.tsx');
export const paging = testsOf('src/features/montage-list/paging.test.ts');

export const create = testsOf('src/features/montage-create/montage-create-screen.stories.tsx');
export const createUploads = testsOf('src/features/montage-create/creation-uploads.stories.tsx');
export const createGeneration = testsOf('src/features/montage-create/creation-generation.stories.tsx');
export const progress = testsOf('src/features/montage-create/generation-progress.stories.tsx');
export const results = testsOf('src/features/montage-create/results-table.stories.tsx');
export const classification = testsOf('src/features/montage-create/classification.test.ts');
export const intake = testsOf('src/features/montage-create/file-intake.test.ts');
export const runFailure = testsOf('src/features/montage-create/generation-failure.test.ts');
export const run = testsOf('src/features/montage-create/generation-run.test.ts');
export const resultNumbers = testsOf('src/features/montage-create/number-format.test.ts');
export const rigFloor = testsOf('src/features/montage-create/rig-floor-height.test.ts');
export const workflow = testsOf('src/features/montage-create/workflow.test.ts');

export const editorScreen = testsOf('src/features/montage-editor/montage-editor-screen.stories.tsx');
export const createEditor = testsOf('src/features/montage-editor/create-editor.test.ts');
export const editorDrafts = testsOf('src/features/montage-editor/create-editor-drafts.test.ts');
export const editorFaults = testsOf('src/features/montage-editor/create-editor-faults.test.ts');
export const header = testsOf('src/features/montage-editor/header/editor-header.stories.tsx');
export const topLine = testsOf('src/features/montage-editor/top-line/top-line-band.stories.tsx');
export const sections = testsOf('src/features/montage-editor/sections/sections-table.stories.tsx');
export const sectionsEditing = testsOf('src/features/montage-editor/sections/sections-editing.stories.tsx');
export const sectionsActions = testsOf('src/features/montage-editor/sections/sections-actions.stories.tsx');
export const drop = testsOf('src/features/montage-editor/sections/drop.test.ts');
export const program = testsOf('src/features/montage-editor/sections/program.test.ts');
export const fields = testsOf('src/domain/montage/shown.test.ts');
export const figures = testsOf('src/domain/montage/figures.test.ts');
export const titles = testsOf('src/domain/montage/titles.test.ts');
export const reservoirs = testsOf('src/features/montage-editor/reservoirs/reservoir-table.stories.tsx');
export const plan = testsOf('src/features/montage-editor/plan/plan-editor.stories.tsx');
export const wellbore = testsOf('src/features/montage-editor/wellbore/wellbore-panel.stories.tsx');
export const saveFailure = testsOf('src/features/montage-editor/saving/save-failure.test.ts');

export const mockMontage = testsOf('src/backend/montage.test.ts');

export const signingIn = testsOf('e2e/signing-in.spec.ts');
export const passwordHelp = testsOf('e2e/password-help.spec.ts');
export const modulesJourney = testsOf('e2e/modules.spec.ts');
export const creating = testsOf('e2e/creating-a-montage.spec.ts');
export const editorJourney = testsOf('e2e/editor.spec.ts');
export const wellboreJourney = testsOf('e2e/wellbore.spec.ts');
export const sessions = testsOf('e2e/production/sessions.spec.ts');
export const badInput = testsOf('e2e/production/bad-input.spec.ts');

/** Tests for the rules that no other test holds. */
export const calls = testsOf('src/testing/specification/calls.test.ts');
export const entities = testsOf('src/testing/specification/entities.test.ts');
export const editing = testsOf('src/testing/specification/editing.test.ts');
export const constants = testsOf('src/testing/specification/constants.test.ts');
export const otherServerAnswers = testsOf('src/testing/specification/answers-of-other-servers.stories.tsx');
export const otherServerMontages = testsOf('src/testing/specification/other-backends.stories.tsx');
export const ownCreation = testsOf('src/testing/specification/creation.stories.tsx');
export const ownStranger = testsOf('src/testing/specification/stranger.stories.tsx');
export const ownEditorParts = testsOf('src/testing/specification/editor-parts.stories.tsx');
export const ownEditor = testsOf('src/testing/specification/editor.stories.tsx');
export const ownScreens = testsOf('src/testing/specification/screens.stories.tsx');
export const specificationJourney = testsOf('e2e/specification.spec.ts');

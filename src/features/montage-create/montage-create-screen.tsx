import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getGetMontageQueryKey, getListMontagesQueryKey } from '@/api/generated/endpoints/montage/montage';
import { useSignedInUser } from '@/identity/identity-context';
import { useUnits } from '@/shared/units/in-units';
import { Page } from '@/ui/page';
import { concernsOf, isClean } from './concerns';
import { showErrorToast } from './error-toast';
import { readyToUpload } from './file-intake';
import { offeredType } from './found-inputs';
import { GenerateStep } from './generate-step';
import type { RunFailure } from './generation-run';
import { InputsStep } from './inputs-step';
import { OpeningNotice } from './opening-notice';
import type { ReviewSlots } from './review-slot';
import { GenerateAction, hasUnsentFiles, UploadAction, type TakenInputs } from './step-actions';
import { StepBar } from './step-bar';
import { EmptyHeight, UnsentFiles } from './step-question';
import { summariesOf } from './step-summaries';
import { rigFloorOf } from './tab-memory';
import { UploadsStep } from './uploads-step';
import { useChosenFiles } from './use-chosen-files';
import { useFound } from './use-found';
import { useGeneration } from './use-generation';
import { useLeavingAsks } from './use-leaving-asks';
import { useOpening } from './use-opening';
import { isUploading, useUpload } from './use-upload';
import { advanceFromUploads, useWorkflow, type ChangeAddress } from './use-workflow';
import { goNext, goPrevious, goToStep, type WorkflowState } from './workflow';
import type { WorkflowAddress } from './workflow-address';
import { WorkflowPanel } from './workflow-panel';
import styles from './montage-create-screen.module.css';

interface MontageCreateScreenProps {
  address: WorkflowAddress;
  onAddressChange: ChangeAddress;
  /** Absent if documents cannot be reviewed. */
  review?: ReviewSlots;
}

export function MontageCreateScreen({ address, onAddressChange, review }: MontageCreateScreenProps) {
  // Heights and depths on the screen are in the chosen units. Chosen files stay when these change.
  useUnits();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const user = useSignedInUser();
  const workflow = useWorkflow(address, onAddressChange);
  const files = useChosenFiles();
  const [refusal, setRefusal] = useState<RunFailure | null>(null);
  const found = useFound(files, workflow);
  const [asks, setAsks] = useState<'unsent files' | 'height to go on' | 'height to generate' | null>(null);
  /** The set for which the user leaves the height empty. */
  const [leftEmptyFor, setLeftEmptyFor] = useState<string | null>(null);

  const listChanged = () => void queryClient.invalidateQueries({ queryKey: getListMontagesQueryKey() });

  const upload = useUpload({
    correctionsOf: files.correctionsOf,
    onUploaded(documentId, uploaded) {
      listChanged();
      files.handOver(documentId);
      const documents = uploaded.map(({ file, classification }) => ({ name: file.name, classification }));
      workflow.adoptUpload(documentId, documents);
    },
    onAdvance: () => workflow.move(advanceFromUploads),
  });

  const opening = useOpening((documentId) => {
    // The montage is made; files chosen in the meantime for another set must not delay its opening with a question.
    void navigate({ to: '/montage/edit/$documentId', params: { documentId }, ignoreBlocker: true });
  });
  const generation = useGeneration({
    onFollowed: ({ rigFloorHeight, isVertical }, firstEventId) =>
      workflow.follow({ firstEventId, rigFloorHeight, isVertical }),
    onEnded: () => workflow.follow(null),
    onComplete({ documentId }, steps, result) {
      listChanged();
      // Removed rather than invalidated: the editor must not show the montage that this run replaced, even for a moment.
      queryClient.removeQueries({ queryKey: getGetMontageQueryKey(documentId) });
      if (isClean(concernsOf(steps, result))) opening.begin(documentId);
    },
    onFailed({ message }) {
      listChanged();
      showErrorToast('The generation stopped', message);
    },
  });

  const { document_id } = workflow.state;
  const run = generation.run?.inputs.documentId === document_id ? generation.run : null;
  const state: WorkflowState = { ...workflow.state, generationResponse: run?.result ?? null };

  // The run's document is no longer in the address (the back button, another id), so its progress cannot be shown.
  const strayRun = generation.run !== null && run === null;
  useEffect(() => {
    if (!strayRun) return;
    generation.forget();
    opening.cancel();
  });

  const resumeFollowed = useEffectEvent((documentId: string | null, isSignedIn: boolean) => {
    const { followed } = workflow.set;
    if (!isSignedIn || documentId === null || run || !followed) return;
    const { firstEventId, ...inputs } = followed;
    generation.resume({ documentId, ...inputs }, firstEventId);
  });
  // After a reload, and on coming back to the screen.
  const isSignedIn = Boolean(user);
  useEffect(() => resumeFollowed(document_id, isSignedIn), [document_id, isSignedIn]);

  const openedAt = useRef(state.currentStep);
  const [stepChanged, setStepChanged] = useState(false);
  useEffect(() => {
    if (openedAt.current !== state.currentStep) setStepChanged(true);
  }, [state.currentStep]);

  const question = useLeavingAsks(
    // A user who signs out has already decided to leave.
    !user
      ? null
      : isUploading(upload.state)
        ? 'The upload is still under way and would be cancelled.'
        : run?.phase === 'running' && run.firstEventId === null
          ? 'The generation is still under way and would be cancelled. The uploaded documents are kept.'
          : files.chosen.length > 0
            ? 'The chosen files have not been uploaded, and would have to be chosen again.'
            : null,
  );

  const move = (transition: (state: WorkflowState) => WorkflowState) => {
    // A user who goes to another step is still working here.
    opening.cancel();
    workflow.move(transition);
  };
  const start = (heightM: number | null, isVertical = state.isVertical) => {
    if (document_id === null) {
      return setRefusal({ message: 'Please enter a document ID first.', needsSignIn: false });
    }
    if (!user) return setRefusal({ message: 'Please log in to generate montage.', needsSignIn: true });
    setRefusal(null);
    opening.cancel();
    move((from) => goToStep(from, 'Generate'));
    generation.start({ documentId: document_id, rigFloorHeight: heightM, isVertical });
  };
  const enter = (heightM: number) =>
    workflow.changeInputs({ rigFloorText: String(heightM), rigFloorUnit: undefined });
  /** Empty, although a document counts depths from a floor, and the user has not said that it stays so. */
  const heightIsOpen =
    state.rigFloorHeight === null && found.heights.length > 0 && leftEmptyFor !== (document_id ?? '');
  const chooseType = (isVertical: boolean) => workflow.changeInputs({ isVertical, isTypeChosen: true });
  const generate = ({ heightM, isVertical }: TakenInputs = {}) => {
    if (isVertical !== undefined) chooseType(isVertical);
    if (heightM !== undefined) {
      enter(heightM);
      start(heightM, isVertical);
    } else if (heightIsOpen) setAsks('height to generate');
    else start(state.rigFloorHeight, isVertical);
  };
  const goOn = () => move(goNext);
  const next = () => {
    if (state.currentStep === 'Uploads' && hasUnsentFiles(files.chosen, upload)) setAsks('unsent files');
    else if (state.currentStep === 'Inputs' && heightIsOpen) setAsks('height to go on');
    else goOn();
  };
  const ready = readyToUpload(files.chosen);
  const [height = null, ...otherHeights] = state.rigFloorHeight === null ? found.heights : [];
  const type = offeredType(found.types, workflow.set);
  const primary =
    state.currentStep === 'Uploads'
      ? hasUnsentFiles(files.chosen, upload) && <UploadAction chosen={files.chosen} upload={upload} />
      : state.currentStep === 'Inputs' &&
        document_id !== null &&
        run?.phase !== 'running' && (
          <GenerateAction
            height={otherHeights.length === 0 ? height : null}
            type={type}
            isReading={found.isReading && state.rigFloorHeight === null}
            onGenerate={generate}
          />
        );

  const openingNotice = document_id !== null && run?.result && (
    <OpeningNotice
      documentId={document_id}
      opening={opening}
      concerns={concernsOf(run.steps, run.result)}
      onStartOver={workflow.startOver}
    />
  );

  return (
    <Page
      title="Create montage"
      aside={
        document_id !== null && (
          <span className={styles.id} title={document_id}>
            {document_id}
          </span>
        )
      }
    >
      <div className={styles.layout}>
        <div className={styles.map}>
          <WorkflowPanel
            state={state}
            summaries={summariesOf(state, workflow.set.documents, files.chosen.length, run)}
            onStep={(step) => move((from) => goToStep(from, step))}
          />
        </div>
        <div className={styles.main}>
          {state.currentStep !== 'Generate' && opening.opensAt !== null && openingNotice}
          {state.currentStep === 'Uploads' && (
            <UploadsStep
              files={files}
              upload={upload}
              documentId={document_id}
              documents={workflow.set.documents}
              takesFocus={stepChanged}
              Review={review?.OfFiles}
              onMontageTaken={(documentId) => {
                listChanged();
                void navigate({ to: '/montage/edit/$documentId', params: { documentId } });
              }}
            />
          )}
          {state.currentStep === 'Inputs' && (
            <InputsStep
              rigFloor={rigFloorOf(workflow.set)}
              isVertical={state.isVertical}
              takesFocus={stepChanged}
              found={found}
              review={document_id !== null && review && <review.OfSet documentId={document_id} />}
              onRigFloor={({ text, unit }) =>
                workflow.changeInputs({
                  rigFloorText: text,
                  rigFloorUnit: unit === 'm' ? undefined : unit,
                })
              }
              onVertical={chooseType}
            />
          )}
          {state.currentStep === 'Generate' && (
            <GenerateStep
              state={state}
              run={run}
              type={type}
              refusal={refusal}
              opening={openingNotice}
              review={review}
              onRead={opening.cancel}
              takesFocus={stepChanged}
              onVertical={chooseType}
              onDocumentId={workflow.adoptEntered}
              onGenerate={() => generate()}
              onCancel={generation.cancel}
            />
          )}
          <StepBar state={state} primary={primary} onPrevious={() => move(goPrevious)} onNext={next} />
        </div>
      </div>
      {question}
      {asks === 'unsent files' && (
        <UnsentFiles
          count={files.chosen.length}
          onUpload={
            ready
              ? () => {
                  setAsks(null);
                  upload.start(ready);
                }
              : undefined
          }
          onGoOn={() => {
            setAsks(null);
            goOn();
          }}
          onClose={() => setAsks(null)}
        />
      )}
      {(asks === 'height to go on' || asks === 'height to generate') && (
        <EmptyHeight
          heights={found.heights}
          onUse={(heightM) => {
            setAsks(null);
            if (asks === 'height to generate') return generate({ heightM });
            enter(heightM);
            goOn();
          }}
          onGoOn={() => {
            setAsks(null);
            setLeftEmptyFor(document_id ?? '');
            if (asks === 'height to generate') start(null);
            else goOn();
          }}
          onClose={() => setAsks(null)}
        />
      )}
    </Page>
  );
}

import { Button } from '@mantine/core';
import { Dialog } from '@/ui/dialog';
import type { Found } from './found-inputs';
import { Documents } from './found-lines';
import { formatHeight } from './number-format';

interface UnsentFilesProps {
  count: number;
  /** Absent while a file has no type. */
  onUpload: (() => void) | undefined;
  onGoOn(): void;
  onClose(): void;
}

/** Asked when the user goes on while chosen files have not been uploaded. */
export function UnsentFiles({ count, onUpload, onGoOn, onClose }: UnsentFilesProps) {
  return (
    <Dialog
      title={count === 1 ? 'One file is not uploaded yet' : `${count} files are not uploaded yet`}
      onClose={onClose}
      actions={
        <>
          {onUpload ? (
            <Button data-first onClick={onUpload}>
              Upload and go on
            </Button>
          ) : (
            <Button data-first onClick={onClose}>
              Choose the types
            </Button>
          )}
          <Button variant="default" onClick={onGoOn}>
            Go on without
          </Button>
        </>
      }
    >
      {onUpload
        ? 'A montage is generated from uploaded documents alone. The chosen files stay in the list.'
        : 'Every file needs a document type before the upload. The chosen files stay in the list.'}
    </Dialog>
  );
}

interface EmptyHeightProps {
  heights: readonly Found<number>[];
  onUse(heightM: number): void;
  onGoOn(): void;
  onClose(): void;
}

/** Asked when the user goes on with an empty rig floor height, although a document counts depths from a floor. */
export function EmptyHeight({ heights, onUse, onGoOn, onClose }: EmptyHeightProps) {
  return (
    <Dialog
      title="The rig floor height is empty"
      onClose={onClose}
      actions={
        <>
          {heights.map(({ value }, index) => (
            <Button key={value} {...(index === 0 && { 'data-first': true })} onClick={() => onUse(value)}>
              Use {formatHeight(value)}
            </Button>
          ))}
          <Button variant="default" onClick={onGoOn}>
            Leave it empty
          </Button>
        </>
      }
    >
      {heights.map(({ value, sources }) => (
        <p key={value}>
          <Documents sources={sources} /> {sources.length === 1 ? 'gives' : 'give'}{' '}
          {formatHeight(value).replace(' ', '\u00a0')}.
        </p>
      ))}
      <p>
        Every depth below the drill floor depends on it. If it stays empty, the generation decides which of
        the documents it follows.
      </p>
    </Dialog>
  );
}

import { IconUpload } from '@tabler/icons-react';
import { useEffect, useState, type DragEvent, type Ref } from 'react';
import { acceptedExtensions, maxFiles } from './file-intake';
import styles from './drop-area.module.css';

const accept = acceptedExtensions.map((extension) => `.${extension}`).join(',');

const carriesFiles = (event: { dataTransfer: DataTransfer | null }) =>
  event.dataTransfer?.types.includes('Files') === true;

/** A file dropped next to the area would replace the application in the browser, and all input would be lost. */
function useMissedDropsIgnored() {
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => {
      if (!event.defaultPrevented && carriesFiles(event)) {
        event.preventDefault();
        if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
      }
    };
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}

interface DropAreaProps {
  disabled: boolean;
  /** The file input, as a last resort for the focus. */
  input: Ref<HTMLInputElement>;
  onFiles(files: Iterable<File>): void;
}

/** Drag and drop, or a click, or the keyboard: a label around a real file input. */
export function DropArea({ disabled, input, onFiles }: DropAreaProps) {
  const [over, setOver] = useState(false);
  useMissedDropsIgnored();

  const onDragOver = (event: DragEvent) => {
    if (disabled || !carriesFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const onDragLeave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    if (disabled || !carriesFiles(event)) return;
    event.preventDefault();
    onFiles(event.dataTransfer.files);
  };

  return (
    <label
      className={styles.area}
      data-over={over || undefined}
      data-disabled={disabled || undefined}
      {...{ onDragOver, onDragLeave, onDrop }}
    >
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        multiple
        accept={accept}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          if (currentTarget.files) onFiles(currentTarget.files);
          // So that a file that was removed can be chosen again.
          currentTarget.value = '';
        }}
      />
      <IconUpload className={styles.icon} size={20} stroke={1.75} aria-hidden />
      <span className={styles.call}>Drag and drop files here, or click to choose them</span>
      <span className={styles.kinds}>
        PDF, DOC, XLS, ODS, ODT, RTF, LAS, WITSML, CSV, TXT, PNG or JPEG · at most {maxFiles} files of 50 MB
        each
      </span>
    </label>
  );
}

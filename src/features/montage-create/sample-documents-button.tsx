import { Button } from '@mantine/core';
import { useState } from 'react';
import { useDemonstration } from '@/demonstration/demonstration';
import { ErrorBox } from '@/ui/states';

interface SampleDocumentsButtonProps {
  disabled: boolean;
  onFiles(files: File[]): void;
}

/** In the demonstration only: the documents of a fictional well, as if they had been chosen from disk. */
export function SampleDocumentsButton({ disabled, onFiles }: SampleDocumentsButtonProps) {
  const demonstration = useDemonstration();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  if (!demonstration) return null;
  const add = async () => {
    if (state === 'loading') return;
    setState('loading');
    try {
      onFiles(await demonstration.sampleDocuments());
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button
        variant="default"
        size="xs"
        disabled={disabled}
        // Not `loading`: it disables the button, and takes the focus from a keyboard.
        aria-busy={state === 'loading'}
        onClick={() => void add()}
      >
        Use the sample documents
      </Button>
      {state === 'failed' && <ErrorBox>The sample documents could not be loaded. Please try again.</ErrorBox>}
    </>
  );
}

import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EmptyPanel } from '@/ui/states';
import { useEditorState } from './editor-context';
import { useSectionTools } from './sections/section-tools';

export function EmptyMontage({ montageId }: { montageId: string }) {
  const tools = useSectionTools();
  const locked = useEditorState((state) => state.locked !== null);
  return (
    <EmptyPanel
      title="No montage data found."
      actions={
        <>
          <Button onClick={() => tools.add('end')} disabled={locked} data-add-section>
            Add section
          </Button>
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link to="/montage/create" search={{ step: 'inputs', document: montageId }} {...props} />
            )}
          >
            Continue creating montage
          </Button>
          <Button variant="default" renderRoot={(props) => <Link to="/montage" {...props} />}>
            Back to the montages
          </Button>
        </>
      }
    >
      Its generation stopped before it found anything. Add the first hole section, or continue from the inputs
      to generate it.
    </EmptyPanel>
  );
}

import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EmptyPanel } from '@/ui/states';

export function EmptyMontage({ montageId }: { montageId: string }) {
  return (
    <EmptyPanel
      title="No montage data found."
      actions={
        <>
          <Button
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
      Its generation stopped before it found anything. Continue from the inputs to generate it.
    </EmptyPanel>
  );
}

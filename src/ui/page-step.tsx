import { Button } from '@mantine/core';

interface PageStepProps {
  label: string;
  /** Null at the end of the list. */
  to: number | null;
  onGo: (page: number) => void;
}

/** `aria-disabled` and not `disabled`: the button that led to the last page would otherwise lose the focus there. */
export function PageStep({ label, to, onGo }: PageStepProps) {
  return (
    <Button
      variant="default"
      size="xs"
      data-disabled={to === null || undefined}
      aria-disabled={to === null}
      onClick={() => to !== null && onGo(to)}
    >
      {label}
    </Button>
  );
}

interface LoadFailedProps {
  what: string;
  onRetry: () => void;
}

/** A picture failed to load; everything else works. */
export function LoadFailed({ what, onRetry }: LoadFailedProps) {
  return (
    <div role="alert">
      <p>{what} could not be loaded. Everything else works as before.</p>
      <button type="button" className="small-button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

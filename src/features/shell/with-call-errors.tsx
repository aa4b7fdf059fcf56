import { CatchBoundary, useMatch, type ErrorComponentProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { ApiError } from '@/api/api-error';

/**
 * A screen with an error view for its own failures: failed calls. A bug, or code that could not be fetched, goes on to the
 * router's view; the screen would blame the server for it, and its retry could not help.
 *
 * Not the route's `errorComponent`: the router would warn of each failed call, and suspend for the view's code.
 */
export function withCallErrors(Screen: ComponentType, View: ComponentType<ErrorComponentProps>) {
  const Caught = (props: ErrorComponentProps) => {
    if (!(props.error instanceof ApiError)) throw props.error;
    return <View {...props} />;
  };
  const nothing = () => undefined;
  return function ScreenWithCallErrors() {
    // A retry loads the route again.
    const loadedAt = useMatch({ strict: false, select: ({ updatedAt }) => updatedAt });
    return (
      <CatchBoundary getResetKey={() => loadedAt} errorComponent={Caught} onCatch={nothing}>
        <Screen />
      </CatchBoundary>
    );
  };
}

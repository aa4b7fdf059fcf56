import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { ApiError } from '@/api/api-error';

/**
 * A screen's error view for its own failures: failed calls. A bug, or code that could not be fetched, is reported by the
 * router; the screen would blame the server for it, and its retry could not help.
 */
export function forCallsAlone(View: ComponentType<ErrorComponentProps>) {
  return function CallErrorView(props: ErrorComponentProps) {
    const { defaultErrorComponent: Unexpected } = useRouter().options;
    return props.error instanceof ApiError || !Unexpected ? <View {...props} /> : <Unexpected {...props} />;
  };
}

import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { ApiError } from '@/api/api-error';

/**
 * A screen's error view for what it speaks of: calls that failed. A mistake of the code, or code that could not be fetched, is
 * the router's to tell; the screen would blame the server for it, and its retry could not help.
 */
export function forCallsAlone(View: ComponentType<ErrorComponentProps>) {
  return function CallErrorView(props: ErrorComponentProps) {
    const { defaultErrorComponent: Unexpected } = useRouter().options;
    return props.error instanceof ApiError || !Unexpected ? <View {...props} /> : <Unexpected {...props} />;
  };
}

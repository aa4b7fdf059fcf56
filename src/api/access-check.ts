import { isRefusal } from './api-error';

interface AccessCheck {
  /** Undefined until it has succeeded once. */
  data: unknown;
  /** Why the last one failed. */
  error: unknown;
}

/**
 * Whether a module is open, by the check of its access: not while the first one is on its way, nor when it failed. One that
 * succeeded and later finds no connection has still succeeded; one that is then refused has not.
 */
export const isOpen = ({ data, error }: AccessCheck): boolean => data !== undefined && !isRefusal(error);

/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ComponentName } from './componentName.ts';

export interface AccessGrant {
  component: ComponentName;
}

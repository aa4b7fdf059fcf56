import { config } from 'zod';

/**
 * The validators would otherwise try to compile themselves with `new Function`, which a content security policy without
 * 'unsafe-eval' refuses and reports. They decide this when a schema is defined, so this must be imported before any schema.
 */
config({ jitless: true });

import { z } from 'zod';

/**
 * zod with JIT compilation turned off: by default zod tries `new Function`, and the page's content security
 * policy forbids and reports that. The setting must come before the first schema, so every module of this
 * package imports `z` from here.
 */
z.config({ jitless: true });

export { z };

import { z } from 'zod';

/**
 * zod, told not to compile schemas by `new Function`: the page's content security policy forbids that, and
 * zod's mere try would be reported. Schemas are made when their modules load, so that every module here takes
 * `z` from this one.
 */
z.config({ jitless: true });

export { z };

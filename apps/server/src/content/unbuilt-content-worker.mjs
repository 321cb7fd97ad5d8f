// Not every supported version of Node runs TypeScript, so without a build the sources run through tsx. A
// worker thread does not inherit tsx from the thread that starts it.
import { tsImport } from 'tsx/esm/api';

await tsImport('./content-worker.ts', import.meta.url);

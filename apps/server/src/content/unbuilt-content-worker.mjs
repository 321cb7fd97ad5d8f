// Node cannot read the sources; where they run unbuilt, tsx does. A thread does not get it from whoever
// started it.
import { tsImport } from 'tsx/esm/api';

await tsImport('./content-worker.ts', import.meta.url);

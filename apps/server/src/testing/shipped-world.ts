import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import type { CompiledContent } from '../storage/values/content/kept-content.ts';

let compiled: CompiledContent | null = null;

/** The world that this release ships, compiled once per process. */
export function shippedWorld(): CompiledContent {
  compiled ??= compileWorld(shippedWorldDirectory);
  return compiled;
}

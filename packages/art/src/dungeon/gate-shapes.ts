import { BUILT_GATES } from './built-gates.ts';
import type { GateShape } from './dungeon-art.ts';
import type { GateDrawing } from './gate-drawing.ts';
import { WILD_GATES } from './wild-gates.ts';

const GATES: Readonly<Record<GateShape, GateDrawing>> = { ...BUILT_GATES, ...WILD_GATES };

export const gateOf = (shape: GateShape): GateDrawing => GATES[shape];

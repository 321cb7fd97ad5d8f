import { darker, mix } from '../scene/colour.ts';
import { num, type SvgPart } from '../svg/svg-text.ts';
import { type Box, boxOf, curve, oval, point, type Shape } from './points.ts';
import type { RegionLight } from './region-light.ts';

/** Strokes inside a shape, as path data. */
export interface Grain {
  readonly path: string;
  readonly colour: string;
  readonly width: number;
  readonly alpha: number;
}

/** How a shape is painted. */
export interface Paint {
  /** Colour at the foot; absent: as at the top. */
  readonly to?: string;
  /** Strength of the shadow side, 0 to 1. */
  readonly shade?: number;
  /** How far the shadow side reaches in; absent: by the size of the shape. */
  readonly reach?: number;
  /** Strength of the lit edge, 0 to 1. */
  readonly rim?: number;
  /** Width of the line around; 0: none. */
  readonly ink?: number;
  readonly grain?: readonly Grain[];
  /** Draws more shapes, which are cut off at the edge. */
  readonly inside?: () => void;
  readonly alpha?: number;
}

/** Moves, turns (radians), scales and mirrors what is drawn in it. The light stays where it is. */
export interface Frame {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly turn?: number;
  readonly flip?: boolean;
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** How much of the sky's colour lies over every colour. */
const AIR = 0.07;
/** Margin around a shape for the moved copy of its outline. */
const MARGIN = 90;

/**
 * Draws lit shapes. Each shape has a gradient from the light, a shadow side, light from the sky on the far
 * edge and a lit edge. The three edges are the shape without a moved copy of itself: they need no filter and
 * are crisp at every size. The light comes from the upper left.
 */
export class Pen {
  readonly light: RegionLight;
  /** Places of eyes on the canvas, and their radius: a portrait is cut around them. */
  readonly eyes: { readonly x: number; readonly y: number; readonly radius: number }[] = [];
  readonly #name: string;
  #defs = '';
  #body = '';
  #count = 0;
  #isInside = false;
  #left = 512;
  #top = 512;
  #right = 0;
  #bottom = 0;
  #matrix: Matrix = [1, 0, 0, 1, 0, 0];
  #scale = 1;
  #alpha = 1;
  #wash: { readonly colour: string; readonly share: number } | null = null;

  /** @param name the start of every id in the drawing */
  constructor(light: RegionLight, name: string) {
    this.light = light;
    this.#name = name;
  }

  get parts(): SvgPart {
    return { defs: this.#defs, body: this.#body };
  }

  /** The part of the canvas with shapes on it. */
  get extent(): Box {
    const [x, y] = [this.#left, this.#top];
    return { x, y, width: this.#right - x, height: this.#bottom - y };
  }

  /** Size of the present frame. */
  get scale(): number {
    return this.#scale;
  }

  at({ x = 0, y = 0, scale = 1, turn = 0, flip = false }: Frame, draw: () => void): void {
    const before = this.#matrix;
    const [a, b, c, d, e, f] = before;
    const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
    const [p, q] = flip ? [-cos, -sin] : [cos, sin];
    this.#matrix = [
      ...([a * p + c * q, b * p + d * q, a * -sin + c * cos, b * -sin + d * cos] as const),
      ...([a * x + c * y + e, b * x + d * y + f] as const),
    ];
    this.#scale *= scale;
    draw();
    this.#matrix = before;
    this.#scale /= scale;
  }

  /** What `draw` draws shines through. */
  faded(alpha: number, draw: () => void): void {
    const before = this.#alpha;
    this.#alpha = before * alpha;
    draw();
    this.#alpha = before;
  }

  /** What `draw` draws has every colour mixed with one: ghosts, reflections, ice. */
  washed(colour: string, share: number, draw: () => void): void {
    const before = this.#wash;
    this.#wash = { colour, share };
    draw();
    this.#wash = before;
  }

  /** The shape on the canvas. */
  placed(shape: Shape): Shape {
    const [a, b, c, d, e, f] = this.#matrix;
    return shape.map(({ x, y, corner }) => point(a * x + c * y + e, b * x + d * y + f, corner));
  }

  shape(local: Shape, colour: string, paint: Paint = {}): void {
    const shape = this.placed(local);
    const extent = boxOf(shape);
    if (!this.#isInside) this.#grow(extent);
    const size = Math.min(extent.width, extent.height);
    const path = curve(shape, true);
    const { rim, dusk, sky, ink } = this.light;
    const base = this.tint(colour);
    const ids = { fill: this.#id(), clip: this.#id() };
    this.#defs += gradient(ids.fill, extent, [
      mix(base, rim, 0.22),
      mix(base, this.tint(paint.to ?? colour), 0.3),
      mix(this.tint(paint.to ?? colour), dusk, 0.22),
    ]);
    const line = (paint.ink ?? 1.8) * Math.min(1.2, this.#scale);
    const lineColour = mix(darker(mix(base, dusk, 0.5), 0.18), ink, 0.3);
    const stroke =
      line > 0 ? ` stroke="${lineColour}" stroke-width="${num(line)}" stroke-linejoin="round"` : '';
    const alpha = (paint.alpha ?? 1) * (this.#isInside ? 1 : this.#alpha);
    this.#body += alpha < 1 ? `<g opacity="${num(alpha)}">` : '<g>';
    this.#body += `<path d="${path}" fill="url(#${ids.fill})"${stroke}/>`;
    this.#defs += `<clipPath id="${ids.clip}"><path d="${path}"/></clipPath>`;
    this.#body += `<g clip-path="url(#${ids.clip})">`;
    for (const grain of paint.grain ?? [])
      this.#body += `<path d="${grain.path}" fill="none" stroke="${this.tint(grain.colour)}" stroke-width="${num(grain.width)}" stroke-linecap="round" opacity="${num(grain.alpha)}"/>`;
    this.#within(paint.inside);
    const reach =
      paint.reach === undefined ? Math.max(1.5, Math.min(28, size * 0.16)) : paint.reach * this.#scale;
    const lit = Math.max(1, Math.min(5.4, size * 0.07));
    const shade = paint.shade ?? 0.36;
    const edge = (dx: number, dy: number, tone: string, strength: number) => {
      if (strength > 0)
        this.#body += `<path d="${frameOf(extent)}${curve(shape, true, dx, dy)}" fill="${tone}" fill-rule="evenodd" opacity="${num(strength)}"/>`;
    };
    edge(-reach, -reach * 0.85, dusk, shade);
    edge(-reach * 0.16, -reach * 0.16, sky, shade * 0.55);
    edge(lit, lit * 0.95, rim, paint.rim ?? 0.82);
    this.#body += '</g></g>';
  }

  /** A flat shape without light: mouths, holes, patterns. */
  mark(shape: Shape, colour: string, alpha = 1): void {
    this.#body += `<path d="${curve(this.placed(shape), true)}" fill="${this.tint(colour)}"${this.#opacity(alpha)}/>`;
  }

  line(points: Shape, colour: string, width: number, alpha = 1): void {
    this.#body += `<path d="${curve(this.placed(points), false)}" ${this.#stroke(colour, width, alpha)}/>`;
  }

  ring(x: number, y: number, rx: number, ry: number, colour: string, width: number): void {
    this.#body += `<path d="${curve(this.placed(oval(x, y, rx, ry)), true)}" ${this.#stroke(colour, width, 1)}/>`;
  }

  /** Light that fades from a point. */
  glow(x: number, y: number, radius: number, colour: string, alpha = 1): void {
    const [middle] = this.placed([point(x, y)]);
    if (middle === undefined) return;
    const id = this.#id();
    const stops = [
      [0, 0.95],
      [0.2, 0.5],
      [0.55, 0.14],
      [1, 0],
    ].map(([at, strength]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${strength}"/>`);
    this.#defs += `<radialGradient id="${id}">${stops.join('')}</radialGradient>`;
    this.#body += `<circle cx="${num(middle.x)}" cy="${num(middle.y)}" r="${num(radius * this.#scale)}" fill="url(#${id})"${this.#opacity(alpha)}/>`;
  }

  /** Remembers an eye for the portrait. */
  look(x: number, y: number, radius: number): void {
    const [middle] = this.placed([point(x, y)]);
    if (middle !== undefined) this.eyes.push({ x: middle.x, y: middle.y, radius: radius * this.#scale });
  }

  /** The colour in the region's air. */
  tint(colour: string): string {
    const aired = mix(colour, this.light.sky, AIR);
    return this.#wash === null ? aired : mix(aired, this.#wash.colour, this.#wash.share);
  }

  #within(draw: (() => void) | undefined): void {
    if (draw === undefined) return;
    const before = this.#isInside;
    this.#isInside = true;
    draw();
    this.#isInside = before;
  }

  #id(): string {
    this.#count += 1;
    return `${this.#name}-${this.#count}`;
  }

  #stroke(colour: string, width: number, alpha: number): string {
    return `fill="none" stroke="${this.tint(colour)}" stroke-width="${num(width * this.#scale)}" stroke-linecap="round" stroke-linejoin="round"${this.#opacity(alpha)}`;
  }

  #opacity(alpha: number): string {
    const shown = alpha * (this.#isInside ? 1 : this.#alpha);
    return shown < 1 ? ` opacity="${num(shown)}"` : '';
  }

  #grow({ x, y, width, height }: Box): void {
    this.#left = Math.min(this.#left, x);
    this.#top = Math.min(this.#top, y);
    this.#right = Math.max(this.#right, x + width);
    this.#bottom = Math.max(this.#bottom, y + height);
  }
}

function gradient(id: string, { x, y, width, height }: Box, colours: readonly string[]): string {
  const stops = [0, 0.42, 1].map((at, index) => `<stop offset="${at}" stop-color="${colours[index]}"/>`);
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(x + width * 0.1)}" y1="${num(y)}" x2="${num(x + width * 0.62)}" y2="${num(y + height)}">${stops.join('')}</linearGradient>`;
}

const frameOf = ({ x, y, width, height }: Box): string =>
  `M${num(x - MARGIN)} ${num(y - MARGIN)}H${num(x + width + MARGIN)}V${num(y + height + MARGIN)}H${num(x - MARGIN)}z`;

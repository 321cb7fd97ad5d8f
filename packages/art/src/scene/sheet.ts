/** A number as SVG text, with one decimal: more would not be visible. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

export type Point = readonly [x: number, y: number];

/** A closed shape with straight edges. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`;

/** A filled circle as path data, so that one path element can hold hundreds of dots. */
export const dot = (x: number, y: number, radius: number): string =>
  `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(radius)} 0 1 0 ${short(radius * 2)} 0a${short(radius)} ${short(radius)} 0 1 0 ${short(-radius * 2)} 0z`;

export interface Stop {
  /** Position on the gradient: 0 (start) to 1 (end). */
  readonly at: number;
  readonly colour: string;
  readonly opacity?: number;
}

const stopText = ({ at, colour, opacity = 1 }: Stop): string =>
  `<stop offset="${at}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;

/**
 * A picture under construction: shapes in the order of drawing, and the gradients and filters that they refer
 * to.
 */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly #definitions = new Map<string, string>();
  #body = '';

  readonly #prefix: string;

  /** @param prefix of the ids of its gradients: a sheet that is placed on another needs its own */
  constructor(width: number, height: number, prefix = '') {
    this.width = width;
    this.height = height;
    this.#prefix = prefix;
  }

  /** Draws the shapes of another sheet on this one, with an SVG transform. */
  place(other: Sheet, transform: string): void {
    for (const [id, element] of other.#definitions) this.define(id, element);
    this.draw(`<g transform="${transform}">${other.#body}</g>`);
  }

  /** Adds SVG elements. */
  draw(elements: string): void {
    this.#body += elements;
  }

  /** Adds an element to the definitions. It replaces an earlier element with the same id. */
  define(id: string, element: string): void {
    this.#definitions.set(id, element);
  }

  path(data: string, fill: string, opacity = 1): void {
    this.draw(`<path d="${data}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`);
  }

  line(data: string, stroke: string, width: number, opacity = 1): void {
    this.draw(
      `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`,
    );
  }

  /** A gradient from (x1, y1) to (x2, y2) in the picture's units. Returns the value for `fill`. */
  gradient([x1, y1]: Point, [x2, y2]: Point, stops: readonly Stop[]): string {
    const id = `${this.#prefix}l${this.#definitions.size}`;
    this.define(
      id,
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}">${stops.map(stopText).join('')}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** A vertical gradient from y = `top` to y = `bottom`. */
  down(top: number, bottom: number, stops: readonly Stop[]): string {
    return this.gradient([0, top], [0, bottom], stops);
  }

  /** Draws light around (x, y) that fades from its middle to nothing at `radius`. */
  glow(x: number, y: number, radius: number, colour: string, opacity = 1): void {
    const id = `g${colour.slice(1)}`;
    this.define(
      id,
      `<radialGradient id="${id}">${[
        { at: 0, colour, opacity: 0.95 },
        { at: 0.18, colour, opacity: 0.5 },
        { at: 0.5, colour, opacity: 0.14 },
        { at: 1, colour, opacity: 0 },
      ]
        .map(stopText)
        .join('')}</radialGradient>`,
    );
    this.draw(
      `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="url(#${id})"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`,
    );
  }

  /**
   * Defines a filter that blurs by `deviation` units. Returns the attribute that applies it to an element.
   */
  blur(deviation: number): string {
    const id = `b${short(deviation).replace('.', '_')}`;
    this.define(
      id,
      `<filter id="${id}" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="${short(deviation)}"/></filter>`,
    );
    return `filter="url(#${id})"`;
  }

  /** Darkens the edges and the foot of the picture a little, to direct the view to the middle. */
  vignette(colour: string, strength: number): void {
    this.define(
      'vg',
      `<radialGradient id="vg" cx=".5" cy=".42" r=".75"><stop offset=".55" stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${colour}" stop-opacity="${strength}"/></radialGradient>`,
    );
    this.draw(`<rect width="${this.width}" height="${this.height}" fill="url(#vg)"/>`);
  }

  /** The finished picture of `width` by `height` px. The sheet's units are scaled to it. */
  svg(width: number, height: number): string {
    const definitions = [...this.#definitions.values()].join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${short(this.width)} ${short(this.height)}" preserveAspectRatio="xMidYMid slice"><defs>${definitions}</defs>${this.#body}</svg>`;
  }
}

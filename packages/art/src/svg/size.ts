/** Width and height of a picture in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const square = (side: number): Size => ({ width: side, height: side });

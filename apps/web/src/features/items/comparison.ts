import {
  attributeChange,
  type Item,
  PIECE_ATTRIBUTES,
  type PieceAttribute,
  type ReplacedPiece,
} from '@slumberfell/engine';

/** One attribute of a piece, and the difference to the worn piece. */
export interface AttributeLine {
  readonly name: PieceAttribute;
  /** 0 when only the worn piece has this attribute. */
  readonly value: number;
  /**
   * This piece's value of the attribute minus that of the piece worn in the same slot; an empty slot counts
   * as 0. Null when nothing is compared.
   */
  readonly change: number | null;
}

/**
 * The attributes that this piece has, the worn piece has, or both have.
 * @param replaced undefined: nothing is compared
 */
export function attributeLines(item: Item, replaced: ReplacedPiece | undefined): AttributeLine[] {
  const worn = replaced === 'empty slot' ? undefined : replaced;
  return PIECE_ATTRIBUTES.flatMap((name) => {
    const value = item[name];
    if (value === undefined && worn?.[name] === undefined) return [];
    const change = replaced ? attributeChange(name, item, worn) : null;
    return [{ name, value: value ?? 0, change }];
  });
}

/**
 * Characters without a picture: white space, the ignorable ones of Unicode (such as zero-width spaces and the
 * Hangul fillers), and the empty Braille pattern.
 */
const INVISIBLE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a player would see nothing of a text. */
export const isBlank = (text: string): boolean => INVISIBLE.test(text);

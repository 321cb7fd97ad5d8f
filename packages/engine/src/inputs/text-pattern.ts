/** Control characters, line breaks, marks that turn the direction of a text, and unpaired surrogates. */
const NOT_IN_TEXT = '\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff';

/** The texts of a `TextField` of a command. @param max number of characters, at least 2 */
export const textPattern = (max: number): RegExp =>
  new RegExp(`^[^\\s${NOT_IN_TEXT}](?:[^${NOT_IN_TEXT}]{0,${max - 2}}[^\\s${NOT_IN_TEXT}])?$`, 'u');

declare module 'virtual:pictures' {
  /** `/pictures/<version>`. The address of a built picture is this base, a slash, and the picture's path. */
  export const picturesBase: string;
}

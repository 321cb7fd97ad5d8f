declare module 'virtual:pictures' {
  /** `/pictures/<version>`: below it is each built picture by its path. */
  export const picturesBase: string;
}

declare module 'virtual:pictures' {
  /** `/pictures/<version>`. A built picture's address is this and its path. */
  export const picturesBase: string;
}

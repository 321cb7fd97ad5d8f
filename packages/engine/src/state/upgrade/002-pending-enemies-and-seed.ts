/** A part that the step passes on. `never` fits each later type of the part, so this file never changes. */
type Passed = never;

/** Version 1 of the stored state. */
export interface StateOfVersion1 {
  readonly shown: Passed;
  readonly hidden: {
    readonly fractions: Passed;
    readonly quarry: Passed;
    readonly session: { readonly key: Passed; readonly ordinal: Passed; readonly turn: Passed } | null;
  };
}

/** Version 2: the pending enemies and the seed of the session have the names that the code uses. */
export interface StateOfVersion2 {
  readonly shown: Passed;
  readonly hidden: {
    readonly fractions: Passed;
    readonly pendingEnemies: Passed;
    readonly session: { readonly seed: Passed; readonly ordinal: Passed; readonly turn: Passed } | null;
  };
}

/** Renames two fields. It passes on what it does not know, because the check of the shape refuses that. */
export function withPendingEnemiesAndSeed({ hidden, ...state }: StateOfVersion1): StateOfVersion2 {
  const { quarry: pendingEnemies, session, ...others } = hidden;
  return { ...state, hidden: { ...others, pendingEnemies, session: session && withSeed(session) } };
}

const withSeed = ({
  key: seed,
  ...position
}: NonNullable<StateOfVersion1['hidden']['session']>): StateOfVersion2['hidden']['session'] => ({
  seed,
  ...position,
});

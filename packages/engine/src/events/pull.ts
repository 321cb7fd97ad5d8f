/** The fields of a combat during a pull, when there is no enemy. @param pullTime in ms */
export const pull = (at: number, pullTime: number) =>
  ({ phase: 'pull', phaseAt: at, pullTime, enemyId: null, enemyHealth: 0, fighter: null }) as const;

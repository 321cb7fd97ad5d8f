/** The id of the row of a step on the screen Plan, by its index; null for what runs. Addresses have it. */
export const stepHash = (step: number | null): string => (step === null ? 'now' : `step-${step + 1}`);

/**
 * Spaces out the calls of a function: between two of them at least `least` ms pass.
 * @returns a function that asks for a call. A call for which nothing has to wait comes at once, as does one
 *   that is urgent; of others only the last comes, when the time is over
 */
export function spacedCalls(call: () => void, least: number): (isUrgent: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isWaiting = false;
  const pass = (): void => {
    timer = null;
    if (isWaiting) begin();
  };
  const begin = (): void => {
    isWaiting = false;
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(pass, least);
    call();
  };
  return (isUrgent) => {
    if (isUrgent || timer === null) begin();
    else isWaiting = true;
  };
}

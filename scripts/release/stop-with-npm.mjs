/** ms between two looks at the parent process. */
const INTERVAL = 250;

/**
 * Stops this process when npx ends. On SIGTERM, npx sends the signal to the shell that it has started, and
 * the shell ends without passing it on. Without this, the server would go on running.
 * @param {NodeJS.ProcessEnv} env npm sets `npm_command` for the processes that it starts
 */
export function stopWithNpm(env) {
  if (env.npm_command !== 'exec') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, INTERVAL);
  timer.unref();
}

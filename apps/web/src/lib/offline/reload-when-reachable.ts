/**
 * Script of the offline page, which the browser shows at the address that the player requested. It reloads
 * that address as soon as the server can be reached.
 */

/** Ms between two requests that ask whether the server can be reached. */
const PAUSE = 10_000;

const reload = (): void => location.reload();

const probe = (): void => {
  fetch('/livez', { cache: 'no-store' }).then(
    ({ ok }) => ok && reload(),
    () => {},
  );
};

const heading = document.querySelector('h1');
if (heading && navigator.onLine) heading.textContent = 'The server is away';
document.querySelector('button')?.addEventListener('click', reload);
addEventListener('online', reload);
setInterval(probe, PAUSE);

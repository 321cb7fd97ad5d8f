/** On the page that is shown where the server cannot be reached: loads what was wanted as soon as it can be. */

/** Pause between two looks, in ms. */
const PAUSE = 10_000;

const reload = (): void => location.reload();

const look = (): void => {
  fetch('/livez', { cache: 'no-store' }).then(
    ({ ok }) => ok && reload(),
    () => {},
  );
};

const heading = document.querySelector('h1');
if (heading && navigator.onLine) heading.textContent = 'The server is away';
document.querySelector('button')?.addEventListener('click', reload);
addEventListener('online', reload);
setInterval(look, PAUSE);

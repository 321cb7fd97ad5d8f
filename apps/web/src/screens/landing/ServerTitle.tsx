import { serverLogo, serverName } from '../../lib/server-look.ts';
import styles from './ServerTitle.module.css';

/** Names of more characters than this are shown smaller. The game's own has 11. */
const SHORT = 14;

/** The name of the server, below the host's logo if there is one. The name says what the logo does. */
export function ServerTitle() {
  const name = serverName();
  const logo = serverLogo();
  return (
    <>
      {logo && (
        <img
          className={styles.logo}
          style={{ aspectRatio: `${logo.width} / ${logo.height}` }}
          src={logo.address}
          alt=""
          width={logo.width}
          height={logo.height}
          fetchPriority="high"
          draggable={false}
        />
      )}
      <h1 className={styles.name} data-long={name.length > SHORT} data-below={logo !== null}>
        {name}
      </h1>
    </>
  );
}

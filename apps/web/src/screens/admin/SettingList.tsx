import type { Answer } from '@slumberfell/protocol';
import styles from './Overview.module.css';

type Settings = Answer<'overview'>['settings'];

/**
 * The settings of the server: first those about which the host may want to do something, each with what
 * follows from it; then the names of those that are set, and of those that are not.
 */
export function SettingList({ settings }: { readonly settings: Settings }) {
  const told = settings.filter(({ text }) => text !== null);
  const namesOf = (state: Settings[number]['state']): string =>
    settings
      .filter((setting) => setting.state === state && setting.text === null)
      .map(({ setting }) => setting)
      .join(', ');
  return (
    <>
      <h3>Settings</h3>
      {told.length > 0 && (
        <ul className={styles.settings}>
          {told.map(({ setting, state, text }) => (
            <li key={setting}>
              {state === 'unset' ? (
                <>
                  <code>{setting}</code>
                  {` is not set. ${text}`}
                </>
              ) : (
                // The sentence begins with the name.
                text
              )}
            </li>
          ))}
        </ul>
      )}
      <details className={styles.others}>
        <summary>All others</summary>
        <p>{`Set: ${namesOf('set') || 'none'}.`}</p>
        <p>{`Not set, so at their defaults: ${namesOf('unset') || 'none'}.`}</p>
      </details>
    </>
  );
}

import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../config.ts';
import { unknownSettings } from './unknown-settings.ts';

/** The setting that is suggested for a variable; null without a warning. */
function suggestionFor(name: string, value = 'hunter2'): string | null {
  const [warning] = unknownSettings({ [name]: value });
  if (warning === undefined) return null;
  expect(warning.setting).toBe(name);
  expect(warning.text).not.toContain(value);
  return (
    /^.+ is not a setting, so it has no effect\. Did you mean ([A-Z_]+)\?$/.exec(warning.text)?.[1] ?? ''
  );
}

describe('unknown settings', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['SMPT_URL', 'SMTP_URL'],
    ['SMTP_URL_FIEL', 'SMTP_URL_FILE'],
    ['PROT', 'PORT'],
    ['ALERT', 'ALERTS'],
    ['smtp_url', 'SMTP_URL'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['PUBLIC-URL', 'PUBLIC_URL'],
    ['COMMAND_PER_SECOND', 'COMMANDS_PER_SECOND'],
    ['SLUMBERFELL_PORT', 'PORT'],
    ['SMTP_PASSWORD', 'SMTP_URL'],
    ['REDIS_HOST', 'REDIS_URL'],
    ['LOGINS_PER_MINUTE', 'NEW_GUESTS_PER_MINUTE'],
  ])('%s is named, with %s as the nearest', (name, setting) => {
    expect(suggestionFor(name)).toBe(setting);
  });

  it('are no settings, and no empty variables', () => {
    expect(unknownSettings(Object.fromEntries(SETTINGS.map((name) => [name, 'x'])))).toEqual([]);
    expect(suggestionFor('DATABSE_URL', ' ')).toBeNull();
  });

  it('are no ordinary variables of a machine', () => {
    const ordinary =
      'PATH HOME HOSTNAME HOSTTYPE LOGNAME USER SHELL PWD OLDPWD TERM COLORTERM LANG LC_ALL TZ TMPDIR EDITOR VISUAL ' +
      'SHLVL _ MAIL DISPLAY XDG_DATA_DIRS XDG_RUNTIME_DIR SSH_AUTH_SOCK SSH_CONNECTION SSH_TTY DBUS_SESSION_BUS_ADDRESS ' +
      'NODE NODE_ENV NODE_OPTIONS NODE_VERSION NODE_PATH NODE_APP_INSTANCE INIT_CWD npm_config_cache npm_config_port ' +
      'npm_lifecycle_event npm_package_name npm_package_version npm_execpath COLOR FORCE_COLOR NO_COLOR YARN_VERSION ' +
      'INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID STATE_DIRECTORY CACHE_DIRECTORY LOGS_DIRECTORY NOTIFY_SOCKET ' +
      'http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY CI DEBUG container PGHOST PGPORT PGUSER PGDATA ' +
      'KUBERNETES_SERVICE_HOST KUBERNETES_PORT KUBERNETES_PORT_443_TCP_ADDR REDIS_SERVICE_HOST METRICS_SERVICE_PORT ' +
      'REDIS_PORT_6379_TCP_PORT PM2_HOME POSTGRES_PASSWORD SITE SLUMBERFELL_SETTINGS SLUMBERFELL_USER VSCODE_PID';
    for (const name of ordinary.split(' ')) expect(suggestionFor(name), name).toBeNull();
    expect(suggestionFor('SMTP_PORT', 'tcp://10.0.0.7:25')).toBeNull();
    expect(
      unknownSettings({ ...process.env, ...Object.fromEntries(SETTINGS.map((name) => [name, ''])) }),
    ).toEqual([]);
  });
});

/** The fields of nodemailer's errors and of the system errors in them. */
interface SmtpError {
  /** nodemailer's code, such as `EAUTH`. */
  readonly code?: string;
  /** The code of the system or of OpenSSL, such as `ECONNREFUSED`. */
  readonly originalCode?: string;
  /** The number that the mail server answered. */
  readonly responseCode?: number;
  /** The phase of a timeout. */
  readonly timeoutType?: string;
  /** The SMTP command that failed, such as `RCPT TO`. */
  readonly command?: string;
}

/** The code of the error that a server offers no login, although `SMTP_URL` has a user. */
export const NO_LOGIN = 'NO_LOGIN';

/**
 * Why an SMTP server did not take a login or a mail, in one sentence for the host. It contains codes, but not
 * the texts of the server, which may repeat addresses.
 * @param url the setting `SMTP_URL`; the sentence contains its host and port, but no user and no password
 */
export function smtpFault(error: unknown, url: string): string {
  return `The mail server ${smtpServerName(url)} ${reasonOf(error as SmtpError)}.`;
}

/** Host and port of `SMTP_URL`. */
export function smtpServerName(url: string): string {
  const { hostname, port, protocol } = new URL(url);
  return `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`;
}

function reasonOf(error: SmtpError): string {
  const { code = 'unknown error', originalCode = '', timeoutType, command = '' } = error;
  if (code === NO_LOGIN) return NO_LOGIN_OFFERED;
  const byNetwork = NETWORK_FAULTS[originalCode] ?? NETWORK_FAULTS[code];
  if (byNetwork !== undefined) return byNetwork;
  if (CERTIFICATE.test(originalCode))
    return `has a certificate that this machine does not accept (${originalCode})`;
  if (originalCode.startsWith('ERR_SSL'))
    return 'does not answer with TLS: SMTP_URL must begin with smtp:// or have another port';
  if (code === 'ETIMEDOUT' && timeoutType === 'CONNECTION')
    return 'cannot be reached: the host or the port in SMTP_URL is wrong, or a firewall is between';
  if (code === 'ETIMEDOUT')
    return 'was reached and did not answer in time: the port in SMTP_URL may be wrong, or may need smtps://';
  const answered = error.responseCode === undefined ? '' : ` (${error.responseCode})`;
  if (code === 'EAUTH') return `refused the login${answered}: the user or the password in SMTP_URL is wrong`;
  if (code === 'ETLS') return `did not start TLS${answered}, which SMTP_URL requires`;
  if (code === 'EPROTOCOL' && answered === '')
    return 'did not answer as a mail server: the port in SMTP_URL may be wrong';
  if (code === 'EENVELOPE')
    return command.startsWith('MAIL')
      ? `refused the sender${answered}: set CONTACT_EMAIL to an address that it may send from`
      : `refused the recipient${answered}`;
  if (code === 'EMESSAGE') return `refused the mail${answered}`;
  if (code === 'ECONNECTION') return `closed the connection${answered}`;
  return answered === '' ? `could not be used (${originalCode || code})` : `refused to talk${answered}`;
}

const NO_LOGIN_OFFERED =
  'offers no login, so mails go to it without the user and the password in SMTP_URL: give the port of the mail ' +
  'server for mails of its users, most often 587, or leave out user and password';
const UNKNOWN_NAME = 'was not found: the name of the host in SMTP_URL is wrong, or DNS does not answer';
const UNREACHABLE = 'cannot be reached: this machine has no way to the host in SMTP_URL';

const NETWORK_FAULTS: Readonly<Record<string, string>> = {
  EDNS: UNKNOWN_NAME,
  ENOTFOUND: UNKNOWN_NAME,
  EAI_AGAIN: UNKNOWN_NAME,
  ECONNREFUSED: 'refused the connection: the port in SMTP_URL is wrong, or the mail server does not run',
  ECONNRESET: 'closed the connection',
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
};

/** The codes of Node and OpenSSL for certificates. */
const CERTIFICATE = /CERT|SIGNATURE|ISSUER/;

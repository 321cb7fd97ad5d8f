// chunk: first
import type { AgreementAnswer, AgreementName } from '@slumberfell/protocol';

/**
 * The address of the call for a legal text. It does not use `call`, because its pages do not load the scripts
 * of `call`. A test compares the address with the protocol's route table.
 */
export const agreementAddress = (name: AgreementName): string => `/api/utils/agreement/${name}`;

/** Timeout of `fetchAgreement` in ms. */
const TIMEOUT = 15_000;

/**
 * A legal text of this server.
 * @returns null when the server cannot be reached
 */
export async function fetchAgreement(name: AgreementName): Promise<AgreementAnswer | null> {
  try {
    const response = await fetch(agreementAddress(name), { signal: AbortSignal.timeout(TIMEOUT) });
    return response.ok ? ((await response.json()) as AgreementAnswer) : null;
  } catch {
    return null;
  }
}

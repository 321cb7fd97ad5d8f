import {
  type AcceptAgreementsInput,
  AGREEMENT_NAMES,
  type AgreementAnswer,
  type AgreementName,
  type AgreementVersion,
  type WaitingAgreement,
} from '@slumberfell/protocol';
import type { Refused } from '../errors.ts';
import type { Storage } from '../storage/storage.ts';
import { type AgreedVersion, agreedBy, saveConsents } from '../storage/tables/consents.ts';
import type { Version } from './front-matter.ts';
import { fillPlaceholders } from './placeholders.ts';
import type { AgreementFiles } from './read-agreements.ts';

/** What the checkbox of a registration accepts. The privacy policy informs, and is not accepted there. */
const ACCEPTED_BY_REGISTRATION: readonly AgreementName[] = ['tos', 'rules'];

interface Dependencies {
  readonly storage: Storage;
  readonly files: AgreementFiles;
  /** The name of the host; null where the settings have none. */
  readonly host: string | null;
}

/** The legal texts between host and players, and who has accepted which version of them. */
export class Agreements {
  readonly #storage: Storage;
  readonly #files: AgreementFiles;
  readonly #answers: Readonly<Record<AgreementName, AgreementAnswer>>;
  /** The agreements that players are asked to accept, each with the newest version that asks for it. */
  readonly #asking: readonly AgreedVersion[];

  constructor({ storage, files, host }: Dependencies) {
    this.#storage = storage;
    this.#files = files;
    this.#answers = Object.fromEntries(
      AGREEMENT_NAMES.map((name) => [name, answerOf(name, files, host)]),
    ) as Record<AgreementName, AgreementAnswer>;
    this.#asking = AGREEMENT_NAMES.flatMap((name) => {
      const asks = files[name].versions.find(({ consent }) => consent);
      return asks === undefined ? [] : [{ name, date: asks.date }];
    });
  }

  answer(name: AgreementName): AgreementAnswer {
    return this.#answers[name];
  }

  /** The versions that a new account accepts. */
  get acceptedByRegistration(): readonly AgreedVersion[] {
    return ACCEPTED_BY_REGISTRATION.map((name) => ({ name, date: this.#current(name).date }));
  }

  /**
   * The agreements that an account must accept before its player plays on. An account that has accepted no
   * version counts as one that has accepted what was in force on the day on which it was made.
   */
  async waitingFor(accountId: number): Promise<readonly WaitingAgreement[]> {
    if (this.#asking.length === 0) return [];
    const agreed = await this.#storage.read((db) => agreedBy(db, accountId));
    if (agreed === null) return [];
    const madeOn = new Date(agreed.createdAt).toISOString().slice(0, 10);
    return this.#asking.flatMap(({ name, date }) => {
      const accepted = agreed.newest.get(name) ?? madeOn;
      return date > accepted ? [this.#waiting(name, accepted)] : [];
    });
  }

  /** Stores that an account accepts the current versions. @returns null when it is stored. */
  async accept(accountId: number, accepted: AcceptAgreementsInput): Promise<Refused | null> {
    const isCurrent = accepted.every(({ name, date }) => date === this.#current(name).date);
    if (!isCurrent) return { refused: 'agreement/changed' };
    const at = this.#storage.clock.now();
    await this.#storage.write((tx) => saveConsents(tx, accountId, accepted, at));
    return null;
  }

  #current(name: AgreementName): Version {
    const [current] = this.#files[name].versions;
    if (current === undefined) throw new Error(`the agreement ${name} has no version`);
    return current;
  }

  #waiting(name: AgreementName, accepted: string): WaitingAgreement {
    const { title, versions } = this.#files[name];
    return {
      name,
      title,
      date: this.#current(name).date,
      versions: versions.filter(({ date }) => date > accepted).map(publicVersion),
    };
  }
}

const publicVersion = ({ date, changes }: Version): AgreementVersion => ({ date, changes });

function answerOf(name: AgreementName, files: AgreementFiles, host: string | null): AgreementAnswer {
  const { title, versions, lead, sections } = files[name];
  const filled = (text: string): string => fillPlaceholders(text, host);
  return {
    name,
    title,
    versions: versions.map(publicVersion),
    lead: filled(lead),
    sections: sections.map((section) => ({
      ...section,
      title: filled(section.title),
      text: filled(section.text),
    })),
  };
}

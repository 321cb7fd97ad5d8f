import type { QuestData } from '@slumberfell/engine';
import { Prepared } from '../call.ts';
import { compress, type Encoding, encodingFor } from '../encoding.ts';

/** Answers of db/get-quests for one version of the content. Each is compressed once for each encoding. */
export class QuestAnswers {
  readonly #version: string;
  readonly #known: Prepared;
  readonly #text: Buffer;
  readonly #whole = new Map<Encoding | null, Promise<Prepared>>();

  constructor(quests: QuestData, version: string) {
    this.#version = version;
    this.#known = new Prepared(Buffer.from(JSON.stringify({ version, quests: null })), null);
    this.#text = Buffer.from(JSON.stringify({ version, quests }));
  }

  /** @param known the version that the caller has, if any */
  answer(known: string | undefined, acceptEncoding: string): Promise<Prepared> {
    if (known === this.#version) return Promise.resolve(this.#known);
    const encoding = encodingFor(acceptEncoding);
    const made = this.#whole.get(encoding) ?? this.#prepare(encoding);
    this.#whole.set(encoding, made);
    return made;
  }

  async #prepare(encoding: Encoding | null): Promise<Prepared> {
    return new Prepared(encoding === null ? this.#text : await compress(this.#text, encoding), encoding);
  }
}

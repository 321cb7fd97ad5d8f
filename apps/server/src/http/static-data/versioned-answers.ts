import { compress, type Encoding, encodingFor } from '../answers/encoding.ts';
import { Prepared } from '../routes/call.ts';

/**
 * Answers with a part of the content that has a version of its own, for one version of the content. Each is
 * compressed once for each encoding.
 */
export class VersionedAnswers {
  readonly #version: string;
  readonly #known: Prepared;
  readonly #text: Buffer;
  readonly #whole = new Map<Encoding | null, Promise<Prepared>>();

  /** @param field of the answer, which has the part; null for a caller whose version is current */
  constructor(field: string, part: unknown, version: string) {
    this.#version = version;
    this.#known = new Prepared(Buffer.from(JSON.stringify({ version, [field]: null })), null);
    this.#text = Buffer.from(JSON.stringify({ version, [field]: part }));
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

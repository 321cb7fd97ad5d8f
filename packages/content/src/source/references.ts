import { SKILLS } from '@slumberfell/engine';
import type { Problems, SourceLocation } from '../content-error.ts';
import { FAMILY_FILES } from './item-files.ts';
import type { WorldSource } from './world-source.ts';

/** Checks that names in rows are names of existing rows, and reports those that are not. */
export class References {
  readonly #problems: Problems;
  readonly #skills: ReadonlySet<string>;
  readonly #families: ReadonlySet<string>;
  readonly #regions: ReadonlySet<string>;
  readonly #enemies: ReadonlySet<string>;
  readonly #enemyFamilies: ReadonlySet<string>;
  readonly #words: ReadonlySet<string>;

  constructor(source: WorldSource, problems: Problems) {
    this.#problems = problems;
    this.#skills = new Set(SKILLS.map(({ name }) => name));
    this.#families = new Set(source.families.map(({ key }) => key));
    this.#regions = new Set(source.regions.map(({ name }) => name));
    this.#enemies = new Set(source.enemies.map(({ name }) => name));
    this.#enemyFamilies = new Set(source.enemyFamilies.map(({ key }) => key));
    this.#words = new Set(source.words.keys());
  }

  skill(place: SourceLocation, name: string): void {
    this.#expect(this.#skills, place, 'skill', name);
  }

  family(place: SourceLocation, key: string): void {
    this.#expect(this.#families, place, 'item family', key, FAMILY_FILES);
  }

  region(place: SourceLocation, name: string): void {
    this.#expect(this.#regions, place, 'region', name);
  }

  enemy(place: SourceLocation, name: string): void {
    this.#expect(this.#enemies, place, 'enemy', name, ['enemies.csv']);
  }

  enemyFamily(place: SourceLocation, key: string): void {
    this.#expect(this.#enemyFamilies, place, 'enemy family', key, ['enemy-families.csv']);
  }

  /** Reports each `{word}` of a name pattern that is not in materials.csv. */
  pattern(place: SourceLocation, pattern: string, alsoAllowed: readonly string[] = []): void {
    for (const [, word] of pattern.matchAll(/\{(\w+)\}/g)) {
      if (word === undefined || alsoAllowed.includes(word)) continue;
      this.#expect(this.#words, place, 'material word', word);
    }
  }

  /** @param files those in which such a row could be, if they may be without rows. */
  #expect(
    known: ReadonlySet<string>,
    place: SourceLocation,
    kind: string,
    name: string,
    files: readonly string[] = [],
  ): void {
    if (!known.has(name)) this.#problems.add(place, `there is no ${kind} "${name}"`, files);
  }
}

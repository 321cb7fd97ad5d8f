import { type Node, nodesIn, placeOf } from './markdown.ts';

/** The definitions of links (`[rules]: /agreements/rules`) in a text, which the whole text may refer to. */
export class Definitions {
  readonly #text: string;
  /** By identifier. Of several with the same one, the first counts. */
  readonly #first = new Map<string, Node>();

  constructor(text: string, blocks: readonly Node[]) {
    this.#text = text;
    for (const node of nodesIn(blocks))
      if (node.type === 'definition' && !this.#first.has(node.identifier))
        this.#first.set(node.identifier, node);
  }

  /**
   * The definitions, as Markdown, that some blocks refer to and do not contain. The page renders each section
   * alone.
   */
  missingIn(blocks: readonly Node[]): string {
    const nodes = nodesIn(blocks);
    const contained = new Set(nodes);
    const missing = new Set<Node>();
    for (const node of nodes) {
      const definition = node.type === 'linkReference' ? this.#first.get(node.identifier) : undefined;
      if (definition !== undefined && !contained.has(definition)) missing.add(definition);
    }
    return [...missing].map((definition) => this.#sourceOf(definition)).join('\n');
  }

  /** The source, without what later lines of a definition in a quotation or a list begin with. */
  #sourceOf(definition: Node): string {
    const { from, to } = placeOf(definition);
    return this.#text.slice(from, to).replace(/\n[ \t>]+/g, '\n');
  }
}

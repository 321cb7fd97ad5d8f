// chunk: banners
/** The value of a stored JSON text; null when nothing is stored, or when the text is no JSON. */
export function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

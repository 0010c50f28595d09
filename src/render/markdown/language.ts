/** Languages that GitHub draws instead of showing: drawings hold links and fetch what they name. */
const drawn = new Set(['mermaid', 'geojson', 'topojson', 'stl', 'math']);

/**
 * The language of a code block, or null when it says more than a language. A suggestion has its own node, so a
 * code block can never be one (T4).
 */
export function codeLanguage(lang: string | null | undefined): string | null {
  if (lang === null || lang === undefined || !/^[a-z0-9][a-z0-9+#._-]{0,31}$/i.test(lang)) return null;
  const name = lang.toLowerCase();
  return drawn.has(name) || name.startsWith('suggestion') ? null : lang;
}

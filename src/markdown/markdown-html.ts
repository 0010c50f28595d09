import { micromark, type Options } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** Made once: each call would combine the extensions again. */
const options: Options = { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] };

/** Every tag that `serialize` and the parser write between them, in exactly the form they write it. */
const allowedTag =
  /^<(?:\/?(?:p|strong|em|del|sub|pre|code|h[1-6]|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|details|summary)|\/a|br \/|hr \/|ol start="\d+"|code class="language-[\w+#.-]*"|t[hd] align="(?:left|right|center)"|a href="https?:\/\/[^"<>]*")>$/;

/**
 * HTML of Markdown that `serialize` wrote, as GitHub would show it. Marks are left out. The text is inert already;
 * a tag that is not in the list above becomes text all the same, so that a mistake there cannot become markup here.
 */
export function markdownHtml(markdown: string): string {
  return micromark(markdown, options)
    .replace(/<!--[^>]*-->\n?/g, '')
    .replace(/<[^>]*>?/g, (tag) =>
      allowedTag.test(tag) ? tag : tag.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    );
}

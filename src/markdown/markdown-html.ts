import { micromark, type Options } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** Created once, because each call would combine the extensions again. */
const options: Options = { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] };

/** Every tag that `serialize` and the parser produce, in exactly this form. */
const allowedTag =
  /^<(?:\/?(?:p|strong|em|del|sub|pre|code|h[1-6]|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|details|summary)|\/a|br \/|hr \/|ol start="\d+"|code class="language-[\w+#.-]*"|t[hd] align="(?:left|right|center)"|a href="https?:\/\/[^"<>]*")>$/;

/**
 * HTML of Markdown written by `serialize`, as GitHub would show it, without marks. The text is inert already;
 * tags outside the list above become text as a second defence.
 */
export function markdownHtml(markdown: string): string {
  return micromark(markdown, options)
    .replace(/<!--[^>]*-->\n?/g, '')
    .replace(/<[^>]*>?/g, (tag) =>
      allowedTag.test(tag) ? tag : tag.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    );
}

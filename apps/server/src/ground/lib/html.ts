import sanitizeHtml from 'sanitize-html';

/** What an article may hold. Scripts, styles, frames, event handlers and odd links are dropped, not escaped. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote'],
    ...['strong', 'em', 'b', 'i', 'u', 'code', 'a', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan'],
    th: ['colspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }) => {
      const outside: Record<string, string> = /^https?:/.test(href)
        ? { target: '_blank', rel: 'noopener noreferrer' }
        : {};
      return { tagName, attribs: { href, ...outside } };
    },
  },
};

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const cleanHtml = (html: string): string => sanitizeHtml(html, allowed);

export const plainText = (html: string): string =>
  sanitizeHtml(html.replace(/<\/(p|h\d|li|tr|td|th)>/g, ' '), { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

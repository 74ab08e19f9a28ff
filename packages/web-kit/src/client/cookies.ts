/** Whatever somebody else wrote there, a cookie that cannot be read is none. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

export function readCookie(name: string): string {
  for (const pair of document.cookie.split('; ')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at) === name) return decode(pair.slice(at + 1));
  }
  return '';
}

/** Without `days` the cookie ends with the browser. */
export function writeCookie(name: string, value: string, days?: number) {
  const age = days === undefined ? '' : `; max-age=${Math.round(days * 86_400)}`;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and outside https.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${secure}${age}`;
}

export const dropCookie = (name: string) => writeCookie(name, '', 0);

/** Cookies as far as a single page needs them: names and values, and their removal. */

/** Applies what was assigned to `document.cookie`; a date in the past, or no time left, removes the cookie. */
export function setCookie(jar: Storage, text: string, now: number): void {
  const [pair = '', ...attributes] = text.split(';');
  const split = pair.indexOf('=');
  const name = pair.slice(0, Math.max(split, 0)).trim();
  const value = pair.slice(split + 1).trim();
  if (isOver(attributes, now)) jar.removeItem(name);
  else jar.setItem(name, value);
}

function isOver(attributes: string[], now: number): boolean {
  const byName = new Map(
    attributes.map((one) => {
      const [name = '', ...value] = one.split('=');
      return [name.trim().toLowerCase(), value.join('=').trim()] as const;
    }),
  );
  const age = byName.get('max-age');
  if (age !== undefined) return Number(age) <= 0;
  return Date.parse(byName.get('expires') ?? '') < now;
}

export function cookieText(jar: Storage): string {
  return Object.keys(jar)
    .map((name) => (name ? `${name}=${jar.getItem(name)}` : `${jar.getItem(name)}`))
    .join('; ');
}

/** During development, inserts the site's facts into the page, as the server does in production. */
import type { Plugin } from 'vite';

export function sitePlugin(server: string): Plugin {
  return {
    name: 'kaktus-site',
    apply: 'serve',
    async transformIndexHtml(html) {
      const facts = await fetch(`${server}/api/site`).then(
        (response) => (response.ok ? response.text() : ''),
        () => '',
      );
      const content = facts.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      return html.replace(
        'name="kaktus-site" content=""',
        `name="kaktus-site" content="${content}"`,
      );
    },
  };
}

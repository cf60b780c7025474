/** What the pages say about their publisher, put into the page by the server. */
import type { Site } from './schema.gen';

const defaults: Site = {
  brand: 'Kaktus',
  contactEmail: 'info@kaktus.example',
  googleEnabled: false,
  mailboxEnabled: false,
  shopUrl: '',
  contentOrigin: window.location.origin,
  imprint: {
    name: '',
    address: '',
    representative: '',
    register: '',
    vatId: '',
    phone: '',
    responsible: '',
  },
};

function readSite(page: Document): Site {
  const content = page.querySelector<HTMLMetaElement>('meta[name="kaktus-site"]')?.content;
  return content ? { ...defaults, ...(JSON.parse(content) as Partial<Site>) } : defaults;
}

export const site = readSite(document);

/** What the pages say about their publisher, put into the page by the server. */
export type Site = {
  brand: string;
  contactEmail: string;
  googleEnabled: boolean;
  mailboxEnabled: boolean;
  contentOrigin: string;
  imprint: {
    name: string;
    address: string;
    representative: string;
    register: string;
    vatId: string;
    phone: string;
    responsible: string;
  };
};

const defaults: Site = {
  brand: 'Kaktus',
  contactEmail: 'info@kaktus.example',
  googleEnabled: false,
  mailboxEnabled: false,
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

export function readSite(page: Document): Site {
  const content = page.querySelector<HTMLMetaElement>('meta[name="kaktus-site"]')?.content;
  return content ? { ...defaults, ...(JSON.parse(content) as Partial<Site>) } : defaults;
}

export const site = readSite(document);

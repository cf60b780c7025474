/** The typed client for the server's API, for `answer`. */
import createClient from 'openapi-fetch';
import { authorizedFetch } from './authorized-fetch';
import type { paths } from './schema.gen';

export const client = createClient<paths>({
  baseUrl: window.location.origin,
  fetch: (request) => authorizedFetch(request),
});

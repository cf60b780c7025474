/** During development, answers every address of the desk with its page, as the server does in production. */
import type { Plugin } from 'vite';

export function deskPagePlugin(): Plugin {
  return {
    name: 'kaktus-desk-page',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (/^\/desk(\/|\?|$)/.test(request.url ?? '')) request.url = '/desk.html';
        next();
      });
    },
  };
}

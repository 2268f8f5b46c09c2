import type { Plugin } from 'vite';

/** The element in which Vite leaves the nonce for its preloads; HTML asks for a `content` as well. */
export const completeNonceMeta = (): Plugin => ({
  name: 'surtidor:complete-nonce-meta',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace('<meta property="csp-nonce"', '<meta property="csp-nonce" content=""'),
  },
});

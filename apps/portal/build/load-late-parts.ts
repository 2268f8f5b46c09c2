import type { Plugin } from 'vite';

/** The module through which Vite's build loads every part that comes late. */
const viteLoader = '\0vite/preload-helper.js';

/**
 * Vite's own is a kilobyte and a half in the first file of every page: it fetches ahead whatever a part
 * needs, which the server's preloads do here. All that is left to do before a part is its style sheet.
 */
const loader = `
export const __vitePreload = (load, [sheet] = []) =>
  sheet === undefined ? load() : new Promise((resolve, reject) => {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, {
      rel: 'stylesheet', href: '/' + sheet, onload: resolve, onerror: reject,
    }));
  }).then(load);
`;

/** Loads late parts with a few lines of ours in the place of Vite's. */
export const loadLateParts = (): Plugin => ({
  name: 'surtidor:load-late-parts',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: new RegExp(`^${viteLoader}$`) },
    handler: () => loader,
  },
});

import type { Plugin } from 'vite';

const declaration = 'export const __vitePreload =';

/** Code that fetches the files of a chunk, except those that the page named in its head. */
const fetchingPreload = `
const requests = new Map();
async function fetchFile(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(\`\${response.status}: \${url}\`);
  await response.arrayBuffer();
}
function fetchOnce(file, importerUrl) {
  const url = new URL(assetsURL(file, importerUrl), location.href).href;
  if ([...document.querySelectorAll('link')].some(({ href }) => href === url)) return;
  if (!requests.has(url)) requests.set(url, fetchFile(url));
  return requests.get(url).catch((error) => {
    requests.delete(url);
    throw error;
  });
}
export const __vitePreload = (load, files = [], importerUrl) =>
  preloadByLink(() => Promise.all(files.map((file) => fetchOnce(file, importerUrl))).then(load), [], importerUrl);
`;

/**
 * Makes imports of chunks repeatable. Chromium does not request a module again whose request has failed once, so a page
 * that was without a connection for a moment could not pay until it was reloaded. A chunk's files are therefore fetched
 * before they are imported: a failed `fetch` can be repeated, and the import finds the files in the browser's cache.
 */
export const repeatableImports: Plugin = {
  name: 'surtidor:repeatable-imports',
  apply: 'build',
  transform: {
    // Vite's module through which built pages import chunks.
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler(code) {
      if (!code.includes(declaration)) this.error(`Vite's preload helper has no '${declaration}'.`);
      return {
        code: code.replace(declaration, 'const preloadByLink =') + fetchingPreload,
        map: null,
      };
    },
  },
};

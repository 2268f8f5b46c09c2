import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The file of the service worker: at the root, under one name for all builds. */
export const serviceWorkerFile = 'service-worker.js';

const placeholder = '__BUILT_FILES__';

/** What a page may ask for later; sheets stand in the page or come with what needs them. */
const cacheable = /^assets\/.*\.(?:js|css|woff2)$/;

/** Tells the service worker which files its build wrote, and so that it is a new one. */
export const serviceWorkerFiles = (): Plugin => ({
  name: 'surtidor:service-worker-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const worker = bundle[serviceWorkerFile];
      if (worker?.type !== 'chunk') return;
      const files = Object.keys(bundle)
        .filter((file) => cacheable.test(file))
        .map((file) => `/${file}`)
        .sort();
      const hash = createHash('sha256').update(files.join()).update(worker.code);
      const version = hash.digest('hex').slice(0, 12);
      if (!worker.code.includes(placeholder)) {
        throw new Error('The service worker has no place for its files.');
      }
      worker.code = worker.code.replace(placeholder, () => JSON.stringify({ version, files }));
    },
  },
});

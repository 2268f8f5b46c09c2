import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FeatureName } from '@surtidor/domain/variants';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defaultServerConditions,
  type Plugin,
  type PluginOption,
} from 'vite';
import { appFiles } from './app-files.ts';
import { checkPeers } from './check-peers.ts';
import { devServer } from './dev-server.ts';
import { getOmittedPaths } from './omitted.ts';
import { extension, sourceFolder, toImportPath } from './package-files.ts';
import { createRouteConfig } from './route-config.ts';
import { serviceWorker } from './service-worker.ts';

/** Options of {@link surtidor}. */
interface SurtidorOptions {
  /** The folder of the app, for example `import.meta.dirname`. Default: the working directory. */
  readonly root?: string;
  /** The features that the portal does not have: no page, no menu entry, no code. Default: none. */
  readonly omit?: readonly FeatureName[];
}

/** Folders of modules that only pages with a list need: rows, selection, filters, saved views and files. */
const listFolders =
  /\/(features\/(lists\/(?!list-fields|short-title)|table-files\/(?!sheet)|pdf\/|accounts\/)|(page-head|calendar|date-range-picker|filter-panel|radio-group|checkbox|popover|chip|long-list|load-more|selection-bar|page-banner|tool-bar|breadcrumbs)\/)/;

/** Folders of modules that only pages with a payment need, without the credit line, which orders show too. */
const paymentFolders =
  /\/(payments\/(?!.*credit-line)|money-input\/|invoice-card\/|features\/invoices\/|flows\/(src|dist)\/.*(submission|drafts|attempt-sender))/;

/** Folders of modules that only a few pages need: texts, forms, vouchers, long selects and what several sections of a page share. */
const partialFolders =
  /\/(react-hook-form|@hookform|zod|features\/(forms|payments-hub|people)|vouchers|compensations|large-select|error-summary|textarea|toast|data-display\/table|payment-line-editor|order-timeline|balance-box|associates|messages\/spanish|long-table|month-picker|summary-card|claims|file-field)\//;

/** Modules that only a few pages need: editors' text, timelines, PDFs and what several sections of a page share. */
const partialModules =
  /\/(rich-text|sanitise-html|server-html|timeline-entries|order-pdfs|(deliveries|compensable-documents|roles|(load-order|remission|generate-(status|timeline))-pdf)(\.generated)?|search-lines|account-(page|filter)|to-role-option|email-text|country-name|station-field|use-destination-options)\.[jt]sx?/;

/** The modules of the chunk that all pages with the frame share. */
const isShared = (id: string): boolean =>
  ![listFolders, paymentFolders, partialFolders, partialModules].some((pattern) =>
    pattern.test(id),
  );

/** The packages whose modules Vite transforms like those of the app. */
const packages = [
  '@surtidor/portal',
  '@surtidor/ui',
  '@surtidor/flows',
  '@surtidor/data',
  '@surtidor/domain',
];

/** The folder of the packages' modules. */
const moduleFolder = extension === '.ts' ? 'src' : 'dist';

/** The condition by which the packages of this workspace export their sources. */
const sourceConditions = extension === '.ts' ? ['@surtidor/source'] : [];

/**
 * The modules whose dependencies development bundles at its start. A dependency that is found by the first page that
 * needs it reloads this page. The imports of the packages are not followed, so that all their modules are named.
 */
const browserModules = [
  ...packages.map((name) => {
    const folder = dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
    const source = name === '@surtidor/portal' ? sourceFolder : join(folder, moduleFolder);
    return `${toImportPath(source)}/**/!(*.d|*.test|*.stories)${extension}{,x}`;
  }),
  '!**/{docs,story,testing,test-support}/**',
];

/** The names of the chunks that several pages share. */
const sharedChunks: ReadonlySet<string> = new Set(['shared', 'lists', 'payments']);

/**
 * Tells V8 to compile the entry and the shared chunks as they arrive and in the background, instead of each function on the
 * main thread when it is first called. V8 reads the hint at the start of a file only, before Vite's list of files.
 */
const compileHints: Plugin = {
  name: 'surtidor:compile-hints',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && (file.isEntry || sharedChunks.has(file.name)))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

/** Code that fetches the files of a chunk, except those that the page named in its head. */
const fetchingPreload = `
const requests = new Map();
const fetchFile = async (url) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(\`\${response.status}: \${url}\`);
  await response.arrayBuffer();
};
const fetchOnce = (file, importerUrl) => {
  const url = new URL(assetsURL(file, importerUrl), location.href).href;
  if ([...document.querySelectorAll('link')].some(({ href }) => href === url)) return;
  if (!requests.has(url)) requests.set(url, fetchFile(url));
  return requests.get(url).catch((error) => (requests.delete(url), Promise.reject(error)));
};
export const __vitePreload = (load, files = [], importerUrl) =>
  preloadByLink(() => Promise.all(files.map((file) => fetchOnce(file, importerUrl))).then(load), [], importerUrl);
`;

/**
 * Makes imports of chunks repeatable. Chromium does not request a module again whose request has failed once, so a page
 * that was without a connection for a moment could not pay until it was reloaded. A chunk's files are therefore fetched
 * before they are imported: a failed `fetch` can be repeated, and the import finds the files in the browser's cache.
 */
const repeatableImports: Plugin = {
  name: 'surtidor:repeatable-imports',
  apply: 'build',
  transform: {
    // Vite's module through which built pages import chunks.
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler(code) {
      const own = code.replace('export const __vitePreload =', 'const preloadByLink =');
      if (own === code) this.error("Vite's preload helper has no '__vitePreload'.");
      return { code: own + fetchingPreload, map: null };
    },
  },
};

/** The settings of the build. */
const buildSettings: Plugin = {
  name: 'surtidor:settings',
  config: (_, { command }) => ({
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 800,
      // The page contains the styles. With a style sheet a chunk, each lazy chunk would request them again.
      cssCodeSplit: false,
    },
    resolve: {
      dedupe: ['react', 'react-dom', '@tanstack/react-router'],
    },
    environments: {
      client: {
        resolve: { conditions: [...sourceConditions, ...defaultClientConditions] },
        optimizeDeps: { exclude: packages, entries: browserModules },
        build: {
          // The file of a chunk without imports is named too, so that it is fetched first (`repeatableImports`).
          modulePreload: { resolveDependencies: (file, files) => (files.length ? files : [file]) },
          rolldownOptions: {
            output: {
              // One chunk for the entry and the sign-in page, one for what all pages with the frame share, and one each for
              // lists and for payments, of modules that at least three other chunks share. Pages without a form or an
              // editor's text do not load the libraries for them.
              codeSplitting: {
                groups: [
                  { name: 'initial', tags: ['$initial'], priority: 1 },
                  // A separate file, so that its reports about foreign markup can be recognised.
                  { name: 'sanitiser', test: /dompurify/, priority: 1 },
                  { name: 'shared', minShareCount: 3, test: isShared },
                  { name: 'lists', minShareCount: 3, test: listFolders },
                  { name: 'payments', minShareCount: 3, test: paymentFolders },
                ],
              },
            },
          },
        },
      },
      ssr: {
        resolve: {
          conditions: [...sourceConditions, ...defaultServerConditions],
          // The server's bundle does not depend on node_modules. In development, only the packages are transformed: an
          // external import could not be replaced.
          noExternal: command === 'build' ? true : packages,
        },
        build: { target: 'node24' },
      },
    },
  }),
};

/**
 * Builds and serves the complete portal from an app that contains `portal.config.tsx` and `brand.css`. `src/routes` and
 * `src/screens` of the app are optional: a file in `src/routes` adds a member page, and `src/screens/<id>.tsx`
 * replaces the screen of that name.
 */
export function surtidor({
  root = process.cwd(),
  omit = [],
}: SurtidorOptions = {}): PluginOption[] {
  checkPeers();
  const appFolder = resolve(root);
  const appRoutes = join(appFolder, 'src', 'routes');
  /** Start resolves entries relative to the folder `src` of the app, which need not exist. */
  const toEntry = (file: string) =>
    toImportPath(relative(join(appFolder, 'src'), join(sourceFolder, file)));
  return [
    appFiles(appFolder, omit),
    tanstackStart({
      router: {
        entry: toEntry(`router-entry${extension}`),
        virtualRouteConfig: createRouteConfig(appRoutes, getOmittedPaths(omit)),
        generatedRouteTree: '../.portal/route-tree.gen.ts',
        addExtensions: true,
        quoteStyle: 'single',
        semicolons: true,
        // A route's loader is in the chunk of its page, not in the entry.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
        routeTreeFileFooter: [
          "declare module '@tanstack/react-router' {\n  interface Register {\n    router: import('@surtidor/portal').PortalRouter<typeof routeTree>;\n  }\n}",
        ],
      },
      client: { entry: toEntry(`client-entry${extension}`) },
      server: {
        entry: toEntry(`server${extension}`),
        // Pages are painted without waiting for a style sheet.
        build: { inlineCss: true },
      },
      serverFns: { disableCsrfMiddlewareWarning: true },
      vite: { installDevServerMiddleware: false },
    }),
    react(),
    tailwindcss(),
    devServer(),
    serviceWorker(),
    buildSettings,
    compileHints,
    repeatableImports,
  ];
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { root } from '../../../tools/run-tool.ts';
import { weigh } from '../bytes/compressed.ts';

/** Where the libraries are installed. */
export const peersFolder = join(root, 'tests/bench/kit-peers/peers');

/** A competitor's page, built. */
export interface BuiltPage {
  /** Path below the served folder. */
  readonly path: string;
  /** Size of its scripts and styles, in bytes of brotli. */
  readonly brotli: number;
}

const kit = join(root, 'packages/ui/dist');

const isOutput = (built: unknown): built is Rolldown.RolldownOutput =>
  typeof built === 'object' && built !== null && 'output' in built;

/** Builds a competitor for production into a folder. */
export async function buildCompetitor(file: string, into: string): Promise<BuiltPage> {
  const name = file.replace(/\.tsx?$/, '').replaceAll('/', '-');
  const outDir = join(into, name);
  const built = await build({
    configFile: false,
    root: peersFolder,
    base: './',
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: [
        { find: '@surtidor/ui/styles.css', replacement: join(kit, 'styles.css') },
        { find: /^@surtidor\/ui\/(.+)$/, replacement: join(kit, '$1', 'index.js') },
      ],
      dedupe: ['react', 'react-dom'],
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(peersFolder, 'src', file),
        onwarn: () => undefined,
        output: { entryFileNames: 'main.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  const parts = [built]
    .flat()
    .filter(isOutput)
    .flatMap(({ output }) => output);
  const sheets = parts.filter(({ fileName }) => fileName.endsWith('.css'));
  const links = sheets.map(
    ({ fileName }) => `<link rel="stylesheet" href="${basename(fileName)}">`,
  );
  mkdirSync(outDir, { recursive: true });
  writeFileSync(
    join(outDir, 'index.html'),
    `<!doctype html><html lang="es" data-theme="standard"><head><meta charset="utf-8"><link rel="icon" href="data:,">${links.join('')}</head><body><div id="root"></div><script type="module" src="main.js"></script></body></html>`,
  );
  const texts = parts
    .filter(({ fileName }) => /\.(?:js|css)$/.test(fileName))
    .map((part) => (part.type === 'chunk' ? part.code : String(part.source)));
  return {
    path: `/${name}/index.html`,
    brotli: texts.reduce((sum, text) => sum + weigh(text).brotli, 0),
  };
}

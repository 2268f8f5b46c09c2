import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { root } from '../../../tools/run-tool.ts';
import { getCompressedSize } from '../bytes/compressed-size.ts';

/** The folder in which the libraries are installed. */
export const peersFolder = join(root, 'tests/bench/kit-peers/peers');

/** The built page of a competitor. */
export interface BuiltPage {
  /** Path below the served folder. */
  readonly path: string;
  /** Size of its scripts and styles, in bytes of brotli. */
  readonly brotli: number;
}

const kitFolder = join(root, 'packages/ui/dist');

const isBuildOutput = (output: unknown): output is Rolldown.RolldownOutput =>
  typeof output === 'object' && output !== null && 'output' in output;

/** Builds a competitor for production into a folder. */
export async function buildCompetitor(file: string, outFolder: string): Promise<BuiltPage> {
  const name = file.replace(/\.tsx?$/, '').replaceAll('/', '-');
  const outDir = join(outFolder, name);
  const buildResult = await build({
    configFile: false,
    root: peersFolder,
    base: './',
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: [
        { find: '@surtidor/ui/styles.css', replacement: join(kitFolder, 'styles.css') },
        { find: /^@surtidor\/ui\/(.+)$/, replacement: join(kitFolder, '$1', 'index.js') },
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
  const outputFiles = [buildResult]
    .flat()
    .filter(isBuildOutput)
    .flatMap(({ output }) => output);
  const styleSheets = outputFiles.filter(({ fileName }) => fileName.endsWith('.css'));
  const links = styleSheets.map(
    ({ fileName }) => `<link rel="stylesheet" href="${basename(fileName)}">`,
  );
  mkdirSync(outDir, { recursive: true });
  writeFileSync(
    join(outDir, 'index.html'),
    `<!doctype html><html lang="es" data-theme="standard"><head><meta charset="utf-8"><link rel="icon" href="data:,">${links.join('')}</head><body><div id="root"></div><script type="module" src="main.js"></script></body></html>`,
  );
  const texts = outputFiles
    .filter(({ fileName }) => /\.(?:js|css)$/.test(fileName))
    .map((part) => (part.type === 'chunk' ? part.code : String(part.source)));
  return {
    path: `/${name}/index.html`,
    brotli: texts.reduce((sum, text) => sum + getCompressedSize(text).brotli, 0),
  };
}

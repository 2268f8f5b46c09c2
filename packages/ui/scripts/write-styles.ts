import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { keepWithinTheme } from './keep-within-theme.ts';

/** Words in the modules that Tailwind would treat as classes and that could clash with an app's classes. */
const excludedClasses = 'container,filter,outline,resize,shrink,static,table';

const readTokenSheet = (name: string) => readFileSync(`src/foundations/tokens/${name}.css`, 'utf8');

/**
 * Writes the style sheets for apps without Tailwind: reset, tokens, base and the classes of the built modules.
 * `styles.css` is for complete pages and uses cascade layers; `styles-within.css` is for a part of a page and
 * has none. The font is a file next to them.
 * @param buildFolder The build folder, which already contains theme.css.
 */
export async function writeStyles(buildFolder: string): Promise<void> {
  // Inside the build, so that Tailwind finds the modules and the font by their relative names.
  const workFolder = mkdtempSync(join(buildFolder, '.styles-'));
  try {
    const source = join(workFolder, 'styles.css');
    writeFileSync(
      source,
      `@import "tailwindcss" source(none);\n@import "../theme.css";\n@source not inline("{${excludedClasses}}");\n${readTokenSheet('page')}${readTokenSheet('type')}`,
    );
    await build({
      configFile: false,
      logLevel: 'warn',
      root: resolve(buildFolder),
      plugins: [tailwindcss()],
      base: './',
      build: {
        outDir: join(resolve(workFolder), 'out'),
        emptyOutDir: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: resolve(source),
          output: { assetFileNames: '[name][extname]' },
        },
      },
    });
    const [sheetFile] = readdirSync(join(workFolder, 'out')).filter((file) =>
      file.endsWith('.css'),
    );
    if (sheetFile === undefined) throw new Error('Tailwind wrote no style sheet.');
    const css = readFileSync(join(workFolder, 'out', sheetFile), 'utf8');
    const styles = css.replaceAll(
      /url\(["']?[^)]*?(nunito-sans-latin\.woff2)["']?\)/g,
      'url(./fonts/$1)',
    );
    writeFileSync(join(buildFolder, 'styles.css'), styles);
    writeFileSync(join(buildFolder, 'styles-within.css'), keepWithinTheme(styles));
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
}

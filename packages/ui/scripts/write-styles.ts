import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { keepWithinTheme } from './keep-within-theme.ts';

/** Words of the modules that Tailwind would take for classes, as an app may have them itself. */
const classes = 'container,filter,outline,resize,shrink,static,table';

/**
 * Writes the style sheets for apps without Tailwind: reset, tokens, base and the classes that the
 * built modules use, for whole pages in cascade layers and for a part of a page without. The font
 * stays beside them.
 * @param folder The build, with theme.css already in it.
 */
export async function writeStyles(folder: string): Promise<void> {
  // Inside the build, so that Tailwind finds the modules and the font by their relative names.
  const work = mkdtempSync(join(folder, '.styles-'));
  try {
    const source = join(work, 'styles.css');
    writeFileSync(
      source,
      `@import "tailwindcss" source(none);\n@import "../theme.css";\n@source not inline("{${classes}}");\n${readFileSync('src/foundations/tokens/type.css', 'utf8')}`,
    );
    await build({
      configFile: false,
      logLevel: 'warn',
      root: resolve(folder),
      plugins: [tailwindcss()],
      base: './',
      build: {
        outDir: join(resolve(work), 'out'),
        emptyOutDir: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: resolve(source),
          output: { assetFileNames: '[name][extname]' },
        },
      },
    });
    const [sheet] = readdirSync(join(work, 'out')).filter((file) => file.endsWith('.css'));
    if (sheet === undefined) throw new Error('Tailwind wrote no style sheet.');
    const css = readFileSync(join(work, 'out', sheet), 'utf8');
    const styles = css.replaceAll(
      /url\(["']?[^)]*?(nunito-sans-latin\.woff2)["']?\)/g,
      'url(./fonts/$1)',
    );
    writeFileSync(join(folder, 'styles.css'), styles);
    writeFileSync(join(folder, 'styles-within.css'), keepWithinTheme(styles));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

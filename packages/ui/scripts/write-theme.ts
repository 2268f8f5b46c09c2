import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const themeFile = 'src/foundations/tokens/theme.css';
const fontPackage = '@fontsource-variable/nunito-sans';
const fontFile = `${fontPackage}/files/nunito-sans-latin-wght-normal.woff2`;

/** Returns a style sheet with its imports inlined. */
const inlineImports = (file: string): string =>
  readFileSync(file, 'utf8').replaceAll(/@import "(\.[^"]+)";/g, (_, importedFile: string) =>
    inlineImports(join(dirname(file), importedFile)),
  );

/** Writes the published theme: a single style sheet, the font and the tokens. Tailwind scans the build for classes. */
export const writeTheme = (folder: string): void => {
  const require = createRequire(import.meta.url);
  const css = inlineImports(themeFile)
    .replaceAll(/@source [^;]+;\n/g, '')
    // The resets are for the workspace only; apps keep their other theme values.
    .replaceAll(/ *--[a-z]+-\*: initial;\n/g, '')
    .replace(`../../../node_modules/${fontFile}`, './fonts/nunito-sans-latin.woff2');
  mkdirSync(join(folder, 'fonts'), { recursive: true });
  writeFileSync(join(folder, 'theme.css'), `${css.trim()}\n\n@source ".";\n`);
  cpSync('src/foundations/tokens/themes', join(folder, 'tokens'), {
    recursive: true,
    filter: (file) => !file.endsWith('.css'),
  });
  copyFileSync(
    'src/foundations/tokens/scale.tokens.json',
    join(folder, 'tokens', 'scale.tokens.json'),
  );
  copyFileSync(require.resolve(fontFile), join(folder, 'fonts', 'nunito-sans-latin.woff2'));
  copyFileSync(
    join(dirname(require.resolve(`${fontPackage}/package.json`)), 'LICENSE'),
    join(folder, 'fonts', 'LICENSE'),
  );
};

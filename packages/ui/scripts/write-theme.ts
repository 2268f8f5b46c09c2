import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const theme = 'src/foundations/tokens/theme.css';
const fontPackage = '@fontsource-variable/nunito-sans';
const font = `${fontPackage}/files/nunito-sans-latin-wght-normal.woff2`;

/** One style sheet out of the parts it imports. */
const inlineImports = (file: string): string =>
  readFileSync(file, 'utf8').replaceAll(/@import "(\.[^"]+)";/g, (_, part: string) =>
    inlineImports(join(dirname(file), part)),
  );

/** Writes the published theme: one file, the font and the tokens beside it, utilities looked for in the build. */
export const writeTheme = (folder: string): void => {
  const require = createRequire(import.meta.url);
  const css = inlineImports(theme)
    .replaceAll(/@source [^;]+;\n/g, '')
    // The workspace knows no other values; an app keeps its own.
    .replaceAll(/ *--[a-z]+-\*: initial;\n/g, '')
    .replace(`../../../node_modules/${font}`, './fonts/nunito-sans-latin.woff2');
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
  copyFileSync(require.resolve(font), join(folder, 'fonts', 'nunito-sans-latin.woff2'));
  copyFileSync(
    join(dirname(require.resolve(`${fontPackage}/package.json`)), 'LICENSE'),
    join(folder, 'fonts', 'LICENSE'),
  );
};

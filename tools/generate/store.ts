import { storeVariants } from '@surtidor/domain/variants';
import { type StoreCode, storeCodes } from '@surtidor/domain/vocabulary';
import type { Edit } from './generated-file.ts';
import type { Names } from './names.ts';

/** Changes the text of a file. Throws an error if a pattern was not found. */
type Change = (text: string) => string;

/** Replaces the first match of a pattern. */
const replace =
  (pattern: RegExp, change: (match: string, ...groups: readonly string[]) => string): Change =>
  (text) => {
    if (!pattern.test(text)) throw new Error(`${pattern} was not found`);
    return text.replace(pattern, change);
  };

/** Copies the row of one store in a table of stores, with replacements. */
const copyRow = (sourceCode: string, code: string, change: Change): Change =>
  replace(
    new RegExp(`^  ${sourceCode}: \\{(?: .* \\},\\n|\\n[\\s\\S]*?^  \\},\\n)`, 'm'),
    (row) => {
      const copy = change(row.replace(`  ${sourceCode}:`, `  ${code}:`));
      return `${row}${copy}`;
    },
  );

const combine =
  (...changes: readonly Change[]): Change =>
  (text) =>
    changes.reduce((changed, change) => change(changed), text);

const createEdit = (path: string, change: Change): Edit => ({
  path,
  edit: (text) => {
    try {
      return { text: change(text) };
    } catch (error) {
      if (error instanceof Error) return { error: `${path}: ${error.message}.` };
      throw error;
    }
  },
});

/** Returns the first unused company number of the sandbox. */
const getNextCompanyNumber = (text: string): string => {
  const numbers = [...text.matchAll(/company: '(\d+)'/g)].map(([, number]) => Number(number));
  return String(Math.max(...numbers) + 500);
};

const isStoreCode = (code: string): code is StoreCode =>
  storeCodes.some((storeCode) => storeCode === code);

/** Returns a store's code, with words joined by underscores. */
const getCode = ({ kebab }: Names): string => kebab.replaceAll('-', '_');

const resetToColombia = combine(
  replace(/theme: '\w+'/, () => "theme: 'standard'"),
  replace(/slideTitle: '.*'/, () => "slideTitle: 'Su combustible, siempre a la vista'"),
  replace(/voucherUnits: [\d_]+/, () => 'voucherUnits: 20_000'),
);

/** Adds a copy of a store, with its own carousel, to every table of stores. */
export function createStoreEdits(names: Names, sourceStore: string): readonly Edit[] {
  const sourceCode = sourceStore.replaceAll('-', '_');
  const code = getCode(names);
  const constantsPath = 'packages/domain/src/shared/constants/stores.ts';
  if (!isStoreCode(sourceCode)) {
    return [{ path: constantsPath, edit: () => ({ error: `Unknown store '${sourceCode}'.` }) }];
  }
  const [sourceCarousel = ''] = storeVariants[sourceCode].carouselBlocks;
  const blockName = `homeCarousel${names.pascal}`;
  const carouselId = `home-carousel-${names.kebab}`;
  return [
    createEdit(
      constantsPath,
      combine(
        replace(/(export const storeCodes = \[[^\]]*)\]/, (_, list) => `${list}  '${code}',\n]`),
        replace(/^ {2}bannerFallback:/m, (line) => `  ${blockName}: '${carouselId}',\n${line}`),
      ),
    ),
    createEdit(
      'packages/domain/src/variants/stores.ts',
      copyRow(
        sourceCode,
        code,
        combine(
          replace(/code: '\w+'/, () => `code: '${code}'`),
          replace(/carouselBlocks: \[.*\]/, () => `carouselBlocks: [contentBlocks.${blockName}]`),
        ),
      ),
    ),
    createEdit('apps/sandbox/src/stores.ts', (text) =>
      copyRow(
        sourceCode,
        code,
        combine(
          replace(/company: '\d+'/, () => `company: '${getNextCompanyNumber(text)}'`),
          replace(/mailName: '\w+'/, () => `mailName: '${names.kebab.replaceAll('-', '')}'`),
        ),
      )(text),
    ),
    createEdit(
      'apps/sandbox/src/scenarios/content/carousels.ts',
      replace(
        new RegExp(`^( {2}\\w+)\\('${sourceCarousel}', '.*', (\\[[^\\]]*\\])\\),\\n`, 'm'),
        (row, call = '', slides = '[]') =>
          `${row}${call}('${carouselId}', 'Carrusel de inicio, ${code}', ${slides}),\n`,
      ),
    ),
    createEdit(
      'apps/sandbox/src/scenarios/demo-accounts.ts',
      replace(
        /^( {2}\w+)\('Representante Legal'[\s\S]*?^(?=\];)/m,
        (rows, call = '') =>
          `${rows}${call}('Representante Legal', 'representante', '${code}', 'typical', '${code}'),\n`,
      ),
    ),
    createEdit(
      'tests/e2e/stores.spec.ts',
      copyRow(sourceCode, code, (row) => row),
    ),
    createEdit(
      '.storybook/create-store-stories.tsx',
      // Colombia has no row in this file, because the screens' own stories show it.
      sourceCode === 'colombia'
        ? copyRow('peru', code, resetToColombia)
        : copyRow(sourceCode, code, (row) => row),
    ),
  ];
}

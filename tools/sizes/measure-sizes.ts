import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { getTarget, isTestFile } from '../import-boundaries/get-target.ts';
import { getImports } from '../import-boundaries/imports.ts';
import { readSourceFiles } from '../import-boundaries/source-files.ts';
import { readFunctions } from './read-functions.ts';

const files = readSourceFiles();
const product = files.filter(
  ({ file }) =>
    /^(packages\/(domain|ui|data|flows|portal)|apps\/portal)\//.test(file) &&
    !isTestFile(file) &&
    !/\/scripts\/|\/states\.ts$|\.(gen|generated|typetest)\.tsx?$/.test(file),
);
const select = (pattern: RegExp) => product.filter(({ file }) => pattern.test(file));
const countLines = (selected: typeof product) =>
  selected.reduce((sum, { source }) => sum + source.split('\n').length - 1, 0);

/** Returns the names that a module exports, with those of the modules that it exports as a whole. */
function getExports(file: string): readonly string[] {
  const { staticExports } = parseSync(file, readFileSync(file, 'utf8')).module;
  return staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName, moduleRequest }) =>
      moduleRequest && exportName.name === null
        ? getExports(posix.join(posix.dirname(file), moduleRequest.value))
        : [exportName.name ?? ''],
    );
}

/** Returns the names that other parts of the workspace import from the domain. */
const getImportedDomainNames = (): ReadonlySet<string> =>
  new Set(
    files
      .filter(({ file }) => !file.startsWith('packages/domain/'))
      .flatMap(({ file, source }) => parseSync(file, source).module.staticImports)
      .filter(({ moduleRequest }) => moduleRequest.value.startsWith('@surtidor/domain'))
      .flatMap(({ entries }) => entries.map(({ importName }) => importName.name ?? '')),
  );

/** Returns the modules outside of a folder that its files import. */
const getOutsideModules = (folder: string, selected: typeof product): ReadonlySet<string> =>
  new Set(
    selected.flatMap(({ file, source }) =>
      getImports(file, source)
        .map((request) => {
          const target = getTarget(file, request);
          return target.kind === 'file' ? target.path : request;
        })
        // A screen's texts are its own.
        .filter((path) => !path.startsWith(folder) && !path.includes('/messages/spanish/')),
    ),
  );

/** Measures the product. Each number should fall, or stay. */
export function measureSizes(): Readonly<Record<string, number>> {
  const portal = select(/^(packages|apps)\/portal\//);
  const invoicesFolder = 'packages/portal/src/screens/pending-invoices/';
  const invoices = select(new RegExp(`^${invoicesFolder}`));
  const portalFunctions = portal.map(({ file, source }) => readFunctions(file, source));
  const lengths = portalFunctions.flatMap((functions) => functions.lengths);
  const invoiceFunctions = invoices.map(({ file, source }) => readFunctions(file, source));
  const domainNames = select(/^packages\/domain\/src\/\w+\/index\.ts$/).flatMap(({ file }) =>
    getExports(file),
  );
  const flowsDoors = ['core', 'react', 'testing'].map((door) => `packages/flows/src/${door}.ts`);
  const importedNames = getImportedDomainNames();
  const stableComments = product.flatMap(({ source }) => source.match(/must be stable/gi) ?? []);
  return {
    'portal, lines': countLines(portal),
    'portal, files': portal.length,
    'portal, lines of logic (*.ts in src, without texts)': countLines(
      select(/^packages\/portal\/src\/(?!shared\/messages\/).*\.ts$/),
    ),
    'domain, ui, data, flows and portal, lines': countLines(product),
    'pending invoices, imported modules': getOutsideModules(invoicesFolder, invoices).size,
    'pending invoices, hooks': new Set(invoiceFunctions.flatMap(({ hooks }) => [...hooks])).size,
    'pending invoices, lines of the longest function': Math.max(
      ...invoiceFunctions.flatMap((one) => one.lengths.map(([, lines]) => lines)),
    ),
    'portal, functions over 60 lines': lengths.filter(([, lines]) => lines > 60).length,
    'portal, functions over 100 lines': lengths.filter(([, lines]) => lines > 100).length,
    'portal, writes during render': portalFunctions.flatMap((one) => one.renderWrites).length,
    'parameters that must be stable': stableComments.length,
    'names exported by flows': flowsDoors.flatMap(getExports).length,
    "names of the domain's root": getExports('packages/domain/src/index.ts').length,
    'names exported by the domain': domainNames.length,
    'names exported by the domain that no other part imports': domainNames.filter(
      (name) => !importedNames.has(name),
    ).length,
  };
}

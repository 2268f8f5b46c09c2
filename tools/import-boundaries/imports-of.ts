import { parseSync } from 'oxc-parser';

/**
 * What a module needs before it runs: all it imports or re-exports for more than a type, except by
 * `import('…')`.
 */
export function neededBy(file: string, source: string): readonly string[] {
  const { module } = parseSync(file, source);
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.length === 0 || entries.some(({ isType }) => !isType) ? [moduleRequest.value] : [],
  );
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest && !isType ? [moduleRequest.value] : [],
    ),
  );
  return [...new Set([...imported, ...passedOn])];
}

/** What a module imports or re-exports, statically or by `import('…')`, as written. */
export function importsOf(file: string, source: string): readonly string[] {
  const { module } = parseSync(file, source);
  const fixed = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
  );
  const late = module.dynamicImports.map(({ moduleRequest }) =>
    source.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
  );
  return [...new Set([...fixed, ...passedOn, ...late])];
}

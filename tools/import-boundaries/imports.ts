import { parseSync } from 'oxc-parser';

/** Static value imports and re-exports of a module. */
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

/** All import specifiers of a module, static or dynamic. */
export function getImports(file: string, source: string): readonly string[] {
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

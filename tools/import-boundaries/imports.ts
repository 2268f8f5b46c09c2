import { parseSync } from 'oxc-parser';

/** Returns the static value imports and re-exports of a module. */
export function getValueImports(file: string, source: string): readonly string[] {
  const { module } = parseSync(file, source);
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.length === 0 || entries.some(({ isType }) => !isType) ? [moduleRequest.value] : [],
  );
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest && !isType ? [moduleRequest.value] : [],
    ),
  );
  return [...new Set([...imported, ...reExports])];
}

/** Returns all import specifiers of a module, static or dynamic. */
export function getImports(file: string, source: string): readonly string[] {
  const { module } = parseSync(file, source);
  const staticImports = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
  );
  const dynamicImports = module.dynamicImports.map(({ moduleRequest }) =>
    source.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
  );
  return [...new Set([...staticImports, ...reExports, ...dynamicImports])];
}

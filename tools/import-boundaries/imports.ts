import { type ParseResult, parseSync } from 'oxc-parser';

const getDynamicImports = (source: string, { module }: ParseResult): readonly string[] =>
  module.dynamicImports.map(({ moduleRequest }) =>
    source.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
  );

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

/** Returns the imports and re-exports of a module that exist at runtime, static or dynamic. */
export const getRuntimeImports = (file: string, source: string): readonly string[] => [
  ...getValueImports(file, source),
  ...getDynamicImports(source, parseSync(file, source)),
];

/** Returns all import specifiers of a module, static or dynamic. */
export function getImports(file: string, source: string): readonly string[] {
  const parsed = parseSync(file, source);
  const { module } = parsed;
  const staticImports = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
  );
  return [...new Set([...staticImports, ...reExports, ...getDynamicImports(source, parsed)])];
}

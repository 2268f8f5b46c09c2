import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParseResult, parseSync, Visitor } from 'oxc-parser';
import { root } from '../run-tool.ts';
import { findRelativeModule } from './collect-modules.ts';

const screenPattern = /^@surtidor\/portal\/screens\/(.+)$/;
const doorPattern = /^@surtidor\/(domain|flows|data)(\/.+)?$/;

const parsed = new Map<string, ParseResult>();

function parse(file: string): ParseResult {
  const result = parsed.get(file) ?? parseSync(file, readFileSync(file, 'utf8'));
  parsed.set(file, result);
  return result;
}

/** Returns the file of a package's door, for example that of '@surtidor/domain/orders'. */
function findDoor(request: string): string | null {
  const [, name, path = ''] = doorPattern.exec(request) ?? [];
  if (name === undefined) return null;
  const { exports } = JSON.parse(
    readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'),
  );
  const target: unknown = exports[`.${path}`];
  return typeof target === 'string' ? join(root, 'packages', name, target) : null;
}

/** Returns the module that defines what a door exports by a name, because only that one is in the build. */
function findDefinition(door: string, name: string): string | null {
  const entries = parse(door).module.staticExports.flatMap((statement) => statement.entries);
  for (const { exportName, importName, moduleRequest } of entries) {
    if (exportName.name !== name) continue;
    const target = moduleRequest && findRelativeModule(door, moduleRequest.value);
    return target ? findDefinition(target, importName.name ?? name) : door;
  }
  for (const { importName, moduleRequest, isType } of entries) {
    if (moduleRequest === null || isType || importName.kind !== 'AllButDefault') continue;
    const target = findRelativeModule(door, moduleRequest.value);
    const definition = target && findDefinition(target, name);
    if (definition) return definition;
  }
  return null;
}

/** A module of the sources. */
export interface SourceModule {
  /** The modules that are loaded with it. Of another package, those that define what it imports. */
  readonly imports: readonly string[];
  /** The modules that it loads later. */
  readonly lazyImports: readonly string[];
  /** Its strings and the names of its properties, any of which may be the key of a text. */
  readonly words: ReadonlySet<string>;
}

function readModule(file: string): SourceModule {
  const source = readFileSync(file, 'utf8');
  const { module, program } = parse(file);
  const find = (request: string, names: readonly (string | null)[]): readonly string[] => {
    const screen = screenPattern.exec(request)?.[1];
    if (screen !== undefined)
      return [join(root, 'packages/portal/src/screens', screen, `${screen}-screen.tsx`)];
    const target = findRelativeModule(file, request);
    const door = target?.endsWith('/index.ts') ? target : findDoor(request);
    const found =
      door === null
        ? [target]
        : names.map((name) => (name === null ? door : findDefinition(door, name)));
    return found.filter((path) => path !== null);
  };
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const values = entries.filter(({ isType }) => !isType);
    return entries.length > 0 && values.length === 0
      ? []
      : find(
          moduleRequest.value,
          values.map(({ importName }) => importName.name ?? null),
        );
  });
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType, importName }) =>
      moduleRequest && !isType ? find(moduleRequest.value, [importName.name ?? null]) : [],
    ),
  );
  const lazyImports = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) =>
    find(source.slice(start, end).replace(/^['"`]|['"`]$/g, ''), []),
  );
  const words = new Set<string>();
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') words.add(value);
    },
    TemplateElement({ value }) {
      if (typeof value.cooked === 'string') words.add(value.cooked);
    },
    Property({ key }) {
      if (key.type === 'Identifier') words.add(key.name);
    },
  }).visit(program);
  return { imports: [...imports, ...reExports], lazyImports, words };
}

const modules = new Map<string, SourceModule>();

/** Reads a module. */
export function getModule(file: string): SourceModule {
  const module = modules.get(file) ?? readModule(file);
  modules.set(file, module);
  return module;
}

/** Returns the modules that are loaded with others, without those that they load later. */
export function getLoadedModules(files: readonly string[]): ReadonlySet<string> {
  const loaded = new Set(files);
  for (const file of loaded) for (const target of getModule(file).imports) loaded.add(target);
  return loaded;
}

/** Returns the modules that others load later, directly or through others. */
export function getLazyModules(files: readonly string[]): ReadonlySet<string> {
  const lazy = new Set<string>();
  const seen = new Set<string>();
  const waiting = [...files];
  for (const file of waiting) {
    for (const loaded of getLoadedModules([file])) {
      if (seen.has(loaded)) continue;
      seen.add(loaded);
      for (const target of getModule(loaded).lazyImports) {
        if (!lazy.has(target)) waiting.push(target);
        lazy.add(target);
      }
    }
  }
  return lazy;
}

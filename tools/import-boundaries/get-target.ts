import { posix } from 'node:path';

/** Parts of the workspace. */
export type Part =
  | 'domain'
  | 'ui'
  | 'data'
  | 'flows'
  | 'portal'
  | 'app'
  | 'sandbox'
  | 'tests'
  | 'storybook'
  | 'tools';

const folders: readonly (readonly [string, Part])[] = [
  ['packages/domain/', 'domain'],
  ['packages/ui/', 'ui'],
  ['packages/data/', 'data'],
  ['packages/flows/', 'flows'],
  ['packages/portal/', 'portal'],
  ['apps/portal/', 'app'],
  ['apps/sandbox/', 'sandbox'],
  ['tests/', 'tests'],
  ['.storybook/', 'storybook'],
  ['tools/', 'tools'],
];

/** Returns the part that a file belongs to; undefined for configuration files at the root. */
export const getPart = (file: string): Part | undefined =>
  folders.find(([folder]) => file.startsWith(folder))?.[1];

/** Whether a file is a test, story or benchmark. */
export const isTestFile = (file: string): boolean =>
  /\.(test|stories|bench|spec)\.tsx?$/.test(file) || /\/(bench|test|tests)\//.test(file);

/** Returns the area of a file: 'invoices' for packages/domain/src/invoices/x.ts. */
export const getArea = (file: string): string | undefined =>
  /^(?:packages|apps)\/[^/]+\/src\/([^/]+)\//.exec(file)?.[1];

/** The target of an import: a file, a workspace package, or something else. */
export type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly part: Part; readonly entry: string }
  | { readonly kind: 'other'; readonly name: string };

/** Resolves the import `request` of `file` by name, without reading the file system. */
export function getTarget(file: string, request: string): Target {
  if (request.startsWith('.')) {
    return { kind: 'file', path: posix.normalize(posix.join(posix.dirname(file), request)) };
  }
  const match = /^@surtidor\/(domain|ui|data|flows|portal|sandbox|tests)(\/.*)?$/.exec(request);
  if (!match) return { kind: 'other', name: request };
  return { kind: 'package', part: match[1] as Part, entry: `.${match[2] ?? ''}` };
}

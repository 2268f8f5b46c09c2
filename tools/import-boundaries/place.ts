import { posix } from 'node:path';

/** Parts of the workspace. */
export type Part =
  | 'domain'
  | 'ui'
  | 'data'
  | 'portal'
  | 'sandbox'
  | 'tests'
  | 'storybook'
  | 'tools';

const folders: readonly (readonly [string, Part])[] = [
  ['packages/domain/', 'domain'],
  ['packages/ui/', 'ui'],
  ['packages/data/', 'data'],
  ['apps/portal/', 'portal'],
  ['apps/sandbox/', 'sandbox'],
  ['tests/', 'tests'],
  ['.storybook/', 'storybook'],
  ['tools/', 'tools'],
];

/** The part a file of the workspace belongs to; undefined for the settings files at the root. */
export const partOf = (file: string): Part | undefined =>
  folders.find(([folder]) => file.startsWith(folder))?.[1];

/** Whether a file is a test, story or benchmark. */
export const isProof = (file: string): boolean =>
  /\.(test|stories|bench|spec)\.tsx?$/.test(file) || /\/(bench|test|tests)\//.test(file);

/** The area of a file: 'invoices' in packages/domain/src/invoices/x.ts. */
export const areaOf = (file: string): string | undefined =>
  /^(?:packages|apps)\/[^/]+\/src\/([^/]+)\//.exec(file)?.[1];

/** Target of an import: a file, one of our packages, or something else. */
export type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly part: Part; readonly entry: string }
  | { readonly kind: 'other'; readonly name: string };

/** Resolves what `file` imports as `request`, by name alone. */
export function targetOf(file: string, request: string): Target {
  if (request.startsWith('.')) {
    return { kind: 'file', path: posix.normalize(posix.join(posix.dirname(file), request)) };
  }
  const ours = /^@surtidor\/(domain|ui|data|portal|sandbox|tests)(\/.*)?$/.exec(request);
  if (!ours) return { kind: 'other', name: request };
  return { kind: 'package', part: ours[1] as Part, entry: `.${ours[2] ?? ''}` };
}

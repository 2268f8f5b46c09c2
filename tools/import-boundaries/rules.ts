import { getArea, getPart, getTarget, isProof, type Part, type Target } from './place.ts';
import { brokenLayers } from './portal-layers.ts';
import { brokenSandboxLayers } from './sandbox-layers.ts';

/** Allowed imports between parts (docs/architecture.md). */
const allowedImports: Readonly<Record<Part, readonly Part[]>> = {
  domain: [],
  ui: [],
  data: ['domain'],
  portal: ['ui', 'domain', 'data'],
  sandbox: ['data', 'domain'],
  tests: ['domain', 'ui', 'data', 'sandbox', 'portal', 'tools'],
  storybook: ['domain', 'ui', 'data', 'sandbox', 'portal', 'tools'],
  tools: ['sandbox', 'data', 'domain', 'portal'],
};

/**
 * The only entry points that the sandbox may import, so that it does not share our bugs: schema,
 * limits and vocabulary.
 */
const sandboxEntries = [
  '@surtidor/data/schema',
  '@surtidor/data/limits',
  '@surtidor/domain/vocabulary',
];

/** Areas that every area of the package may import. */
const commonAreas: Partial<Record<Part, readonly string[]>> = {
  domain: ['shared', 'session', 'variants'],
};

type Rule = (file: string, target: Target, request: string) => string | undefined;

const acrossParts: Rule = (file, target) => {
  const from = getPart(file);
  const to =
    target.kind === 'package'
      ? target.part
      : target.kind === 'file'
        ? getPart(target.path)
        : undefined;
  if (!from || !to || from === to || allowedImports[from].includes(to)) return undefined;
  if (isProof(file) && to === 'sandbox' && from !== 'domain' && from !== 'ui') return undefined;
  if (isProof(file) && to === 'storybook') return undefined;
  return `${from} may not import ${to}`;
};

const throughEntryPoint: Rule = (file, target) => {
  if (target.kind !== 'file') return undefined;
  const from = getPart(file);
  const to = getPart(target.path);
  if (!from || !to || from === to || to === 'tools' || to === 'storybook') return undefined;
  if (from === 'storybook' || from === 'tests' || from === 'tools') return undefined;
  return `reach ${to} through its package name`;
};

const sandboxIsSeparate: Rule = (file, target, request) =>
  getPart(file) === 'sandbox' &&
  target.kind === 'package' &&
  target.part !== 'sandbox' &&
  !sandboxEntries.includes(request)
    ? `the sandbox may only use ${sandboxEntries.join(', ')}`
    : undefined;

const areasImportShared: Rule = (file, target) => {
  const part = getPart(file);
  if (part !== 'domain' || target.kind !== 'file' || isProof(file)) return undefined;
  const from = getArea(file);
  const to = getArea(target.path);
  if (!from || !to || from === to || commonAreas.domain?.includes(to)) return undefined;
  return `the area ${from} may not import the area ${to}; what both need belongs in shared`;
};

const portalImportsDownwards: Rule = (file, target) =>
  target.kind === 'file' ? brokenLayers(file, target.path) : undefined;

const sandboxImportsDownwards: Rule = (file, target) =>
  target.kind === 'file' && !isProof(file) ? brokenSandboxLayers(file, target.path) : undefined;

const testHelpersAreSeparate: Rule = (file, target) =>
  target.kind === 'file' && !isProof(file) && getPart(file) === 'sandbox' && isProof(target.path)
    ? 'what the sandbox runs may not import what only tests use'
    : undefined;

const rules: readonly Rule[] = [
  acrossParts,
  throughEntryPoint,
  sandboxIsSeparate,
  areasImportShared,
  portalImportsDownwards,
  sandboxImportsDownwards,
  testHelpersAreSeparate,
];

/** Returns the import boundaries that `file` breaks by importing `request`, as sentences. */
export function forbiddenImports(file: string, request: string): readonly string[] {
  const target = getTarget(file, request);
  return rules.flatMap((rule) => {
    const violation = rule(file, target, request);
    return violation ? [`${file}: ${violation} ('${request}')`] : [];
  });
}

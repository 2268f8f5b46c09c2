import { getArea, getPart, getTarget, isTestFile, type Part, type Target } from './get-target.ts';
import { getLayerViolation } from './portal-layers.ts';
import { getSandboxLayerViolation } from './sandbox-layers.ts';

/** Allowed imports between parts (docs/architecture.md). */
const allowedImports: Readonly<Record<Part, readonly Part[]>> = {
  domain: [],
  ui: [],
  data: ['domain'],
  flows: ['domain', 'data'],
  portal: ['ui', 'domain', 'data', 'flows'],
  app: ['portal', 'domain', 'ui'],
  sandbox: ['data', 'domain'],
  tests: ['domain', 'ui', 'data', 'flows', 'sandbox', 'portal', 'tools', 'storybook'],
  storybook: ['domain', 'ui', 'data', 'flows', 'sandbox', 'portal', 'tools', 'app'],
  tools: ['sandbox', 'data', 'domain', 'portal'],
};

/**
 * The entry points that the sandbox may import. It does not import other code of the portal, so that it does not
 * have the same bugs.
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

const checkPartImports: Rule = (file, target) => {
  const from = getPart(file);
  const to =
    target.kind === 'package'
      ? target.part
      : target.kind === 'file'
        ? getPart(target.path)
        : undefined;
  if (!from || !to || from === to || allowedImports[from].includes(to)) return undefined;
  if (isTestFile(file) && to === 'sandbox' && from !== 'domain' && from !== 'ui') return undefined;
  if (isTestFile(file) && to === 'storybook') return undefined;
  return `${from} may not import ${to}`;
};

const checkEntryPoint: Rule = (file, target) => {
  if (target.kind !== 'file') return undefined;
  const from = getPart(file);
  const to = getPart(target.path);
  if (!from || !to || from === to || to === 'tools' || to === 'storybook') return undefined;
  if (from === 'storybook' || from === 'tests' || from === 'tools') return undefined;
  return `import ${to} by its package name`;
};

const checkSandboxEntries: Rule = (file, target, request) =>
  getPart(file) === 'sandbox' &&
  target.kind === 'package' &&
  target.part !== 'sandbox' &&
  !sandboxEntries.includes(request)
    ? `the sandbox may only use ${sandboxEntries.join(', ')}`
    : undefined;

const checkAreaImports: Rule = (file, target) => {
  const part = getPart(file);
  if (part !== 'domain' || target.kind !== 'file' || isTestFile(file)) return undefined;
  const from = getArea(file);
  const to = getArea(target.path);
  if (!from || !to || from === to || commonAreas.domain?.includes(to)) return undefined;
  return `the area ${from} may not import the area ${to}; move common code to shared`;
};

const checkPortalLayers: Rule = (file, target) =>
  target.kind === 'file' ? getLayerViolation(file, target.path) : undefined;

const checkSandboxLayers: Rule = (file, target) =>
  target.kind === 'file' && !isTestFile(file)
    ? getSandboxLayerViolation(file, target.path)
    : undefined;

const checkTestHelperImports: Rule = (file, target) =>
  target.kind === 'file' &&
  !isTestFile(file) &&
  getPart(file) === 'sandbox' &&
  isTestFile(target.path)
    ? 'sandbox code may not import test helpers'
    : undefined;

const rules: readonly Rule[] = [
  checkPartImports,
  checkEntryPoint,
  checkSandboxEntries,
  checkAreaImports,
  checkPortalLayers,
  checkSandboxLayers,
  checkTestHelperImports,
];

/** Returns the violations of import boundaries if `file` imports `request`. */
export function findForbiddenImports(file: string, request: string): readonly string[] {
  const target = getTarget(file, request);
  return rules.flatMap((rule) => {
    const violation = rule(file, target, request);
    return violation ? [`${file}: ${violation} ('${request}')`] : [];
  });
}

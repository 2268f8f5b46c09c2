import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SignedInDealer } from './sign-in.ts';

type Query = Parameters<SignedInDealer['dataContext']['client']['query']>[0]['query'];
type OperationDefinition = Extract<
  Query['definitions'][number],
  { readonly kind: 'OperationDefinition' }
>;

/** A compiled query of the data package. */
export interface CompiledQuery {
  readonly name: string;
  readonly document: Query;
  /** Its required variables. */
  readonly requiredVariables: readonly string[];
}

const isQueryDocument = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && 'definitions' in value;

const getDefinition = ({ definitions }: Query) =>
  definitions.find(
    (definition): definition is OperationDefinition => definition.kind === 'OperationDefinition',
  );

/** Queries with side effects. They are not sent. */
const queriesWithSideEffects: readonly string[] = ['OpenCashPayment'];

const folder = fileURLToPath(new URL('../../packages/data/src', import.meta.url));
const modules: readonly object[] = await Promise.all(
  globSync('**/*.generated.ts', { cwd: folder }).map((file) => import(`${folder}/${file}`)),
);

/** Every query of the portal, found in the generated files. */
export const allQueries: readonly CompiledQuery[] = modules
  .flatMap((module): unknown[] => Object.values(module))
  .filter(isQueryDocument)
  .flatMap((document) => {
    const definition = getDefinition(document);
    const name = definition?.name?.value ?? '';
    if (definition?.operation !== 'query' || queriesWithSideEffects.includes(name)) return [];
    const requiredVariables = (definition.variableDefinitions ?? [])
      .filter(({ type }) => type.kind === 'NonNullType')
      .map(({ variable }) => variable.name.value);
    return [{ name, document, requiredVariables }];
  });

/** Maps each path in a response to whether any row has a value there. */
export type FilledPaths = Map<string, boolean>;

/** Records whether each field of a response has a value; rows of a list share their paths. */
export function recordFields(response: unknown, filled: FilledPaths, path = ''): void {
  if (Array.isArray(response)) {
    for (const row of response) recordFields(row, filled, path);
    return;
  }
  if (typeof response !== 'object' || response === null) return;
  for (const [name, value] of Object.entries(response)) {
    if (name === '__typename') continue;
    const fieldPath = path === '' ? name : `${path}.${name}`;
    const isFilled = value !== null && !(Array.isArray(value) && value.length === 0);
    filled.set(fieldPath, (filled.get(fieldPath) ?? false) || isFilled);
    recordFields(value, filled, fieldPath);
  }
}

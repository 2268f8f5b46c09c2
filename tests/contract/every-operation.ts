import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SignedIn } from './signed-in.ts';

type Query = Parameters<SignedIn['dataContext']['client']['query']>[0]['query'];
type Definition = Extract<Query['definitions'][number], { readonly kind: 'OperationDefinition' }>;

/** A compiled query of the data package. */
export interface CompiledQuery {
  readonly name: string;
  readonly document: Query;
  /** Its required variables. */
  readonly required: readonly string[];
}

const isOperation = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && 'definitions' in value;

const getDefinition = ({ definitions }: Query) =>
  definitions.find((one): one is Definition => one.kind === 'OperationDefinition');

/** Queries with side effects, which are not sent. */
const withSideEffects: readonly string[] = ['OpenCashPayment'];

const folder = fileURLToPath(new URL('../../packages/data/src', import.meta.url));
const modules: readonly object[] = await Promise.all(
  globSync('**/*.generated.ts', { cwd: folder }).map((file) => import(`${folder}/${file}`)),
);

/** Every query of the portal; new ones are included automatically. */
export const everyQuery: readonly CompiledQuery[] = modules
  .flatMap((module): unknown[] => Object.values(module))
  .filter(isOperation)
  .flatMap((document) => {
    const definition = getDefinition(document);
    const name = definition?.name?.value ?? '';
    if (definition?.operation !== 'query' || withSideEffects.includes(name)) return [];
    const required = (definition.variableDefinitions ?? [])
      .filter(({ type }) => type.kind === 'NonNullType')
      .map(({ variable }) => variable.name.value);
    return [{ name, document, required }];
  });

/** Paths of a response, each with whether any row has a value. */
export type FilledPaths = Map<string, boolean>;

/** Records whether each field of a response has a value; rows of a list share their paths. */
export function noteFields(response: unknown, filled: FilledPaths, path = ''): void {
  if (Array.isArray(response)) {
    for (const row of response) noteFields(row, filled, path);
    return;
  }
  if (typeof response !== 'object' || response === null) return;
  for (const [name, value] of Object.entries(response)) {
    if (name === '__typename') continue;
    const fieldPath = path === '' ? name : `${path}.${name}`;
    const isFilled = value !== null && !(Array.isArray(value) && value.length === 0);
    filled.set(fieldPath, (filled.get(fieldPath) ?? false) || isFilled);
    noteFields(value, filled, fieldPath);
  }
}

import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BackendProfile } from '@surtidor/data/backend-profile';
import { adaptOperation } from '@surtidor/data/operations';
import { type DocumentNode, type OperationDefinitionNode, parse, print } from 'graphql';
import { signInMutation } from '../../packages/portal/server/auth/login-response.ts';
import {
  requestPasswordResetMutation,
  resetPasswordMutation,
} from '../../packages/portal/server/auth/password-reset.ts';
import { root } from '../run-tool.ts';

/** An operation that the portal sends. */
export interface PortalOperation {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  /** Its area: a folder of `packages/data/src`. */
  readonly area: string;
  /** Its text, with all optional fields. */
  readonly text: string;
}

const folder = join(root, 'packages', 'data', 'src');

const findOperation = (document: DocumentNode): OperationDefinitionNode | undefined =>
  document.definitions.find((one) => one.kind === 'OperationDefinition');

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'definitions' in value;

function describeOperation(area: string, text: string): PortalOperation {
  const operation = findOperation(parse(text));
  return {
    name: operation?.name?.value ?? '',
    kind: operation?.operation === 'mutation' ? 'mutation' : 'query',
    area,
    text,
  };
}

/** Loads every operation of the portal, including sign-in. */
export async function loadPortalOperations(): Promise<readonly PortalOperation[]> {
  const files = globSync('*/*.generated.ts', { cwd: folder });
  const operations = await Promise.all(
    files.map(async (file) => {
      const module: object = await import(pathToFileURL(join(folder, file)).href);
      return Object.values(module)
        .filter(isDocument)
        .filter((document) => findOperation(document) !== undefined)
        .map((document) => describeOperation(file.split(sep)[0] ?? '', print(document)));
    }),
  );
  const serverOperations = [signInMutation, requestPasswordResetMutation, resetPasswordMutation];
  return [
    ...serverOperations.map((text) => describeOperation('session', text)),
    ...operations.flat(),
  ];
}

/** Which two mutations save a person (reading 31). */
export type PersonCalls = BackendProfile['personMutations']['calls'];

/** The operations that save a person. The portal sends one of the pairs, as the profile says. */
export const personOperations: Readonly<Record<PersonCalls, readonly string[]>> = {
  customer: ['UpdateCustomer', 'CreateCustomer'],
  associate: ['UpdateAssociate', 'CreateAssociate'],
};

/** Adapts the text of an operation to a backend with this profile; null if it is not sent. */
export function adaptPortalOperation(
  { name, text }: PortalOperation,
  profile: BackendProfile,
  product: string,
): string | null {
  const unusedCalls = profile.personMutations.calls === 'customer' ? 'associate' : 'customer';
  if (personOperations[unusedCalls].includes(name)) return null;
  return adaptOperation(text, profile, { product });
}

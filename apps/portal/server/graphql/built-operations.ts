import type { BackendProfile } from '@surtidor/data/backend-profile';
import { parseOperation } from '@surtidor/data/limits';
import { type ContractNames, operationFor } from '@surtidor/data/operations';

/** One operation that the built pages can send, as this deployment's backend takes it. */
export interface BuiltOperation {
  readonly text: string;
  readonly document: ReturnType<typeof parseOperation>;
}

/** The operations of the build by the SHA-256 with which pages ask for them. */
export type BuiltOperations = ReadonlyMap<string, BuiltOperation>;

/** Makes the build's operations ready; those that the backend does not offer are left out. */
export const builtOperationsOf = (
  texts: Readonly<Record<string, string>>,
  profile: BackendProfile,
  names: ContractNames,
): BuiltOperations =>
  new Map(
    Object.entries(texts).flatMap(([hash, written]) => {
      const text = operationFor(written, profile, names);
      return text === null ? [] : [[hash, { text, document: parseOperation(text) }] as const];
    }),
  );

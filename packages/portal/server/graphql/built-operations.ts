import type { BackendProfile } from '@surtidor/data/backend-profile';
import { parseOperation } from '@surtidor/data/limits';
import { adaptOperation, type ContractNames } from '@surtidor/data/operations';

/** A compiled operation, for this deployment's backend. */
export interface BuiltOperation {
  readonly text: string;
  readonly document: ReturnType<typeof parseOperation>;
}

/** The compiled operations by SHA-256. */
export type BuiltOperations = ReadonlyMap<string, BuiltOperation>;

/** Returns the compiled operations, without those that the backend does not support. */
export const getBuiltOperations = (
  texts: Readonly<Record<string, string>>,
  profile: BackendProfile,
  names: ContractNames,
): BuiltOperations =>
  new Map(
    Object.entries(texts).flatMap(([hash, storedText]) => {
      const text = adaptOperation(storedText, profile, names);
      return text === null ? [] : [[hash, { text, document: parseOperation(text) }] as const];
    }),
  );

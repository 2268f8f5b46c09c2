import { costOf, parseOperation, type RequestCost } from '@surtidor/data/limits';
import { type ContractNames, operationFor } from '@surtidor/data/operations';

/** One operation that the built pages can send, under this deployment's names. */
export interface BuiltOperation {
  readonly text: string;
  readonly cost: RequestCost;
}

/** The operations of the build by the SHA-256 with which pages ask for them. */
export type BuiltOperations = ReadonlyMap<string, BuiltOperation>;

/** Makes the build's operations ready: texts by hash, written with a placeholder for the product. */
export const builtOperationsOf = (
  texts: Readonly<Record<string, string>>,
  names: ContractNames,
): BuiltOperations =>
  new Map(
    Object.entries(texts).map(([hash, written]) => {
      const text = operationFor(written, names);
      return [hash, { text, cost: costOf(parseOperation(text)) }];
    }),
  );

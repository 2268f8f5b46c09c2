import { costOf, parseOperation, type RequestCost } from '@surtidor/data/limits';
import { operationForProduct } from '@surtidor/data/operations';

/** One operation that the built pages can send, for this deployment's product. */
export interface BuiltOperation {
  readonly text: string;
  readonly cost: RequestCost;
}

/** The operations of the build by the SHA-256 with which pages ask for them. */
export type BuiltOperations = ReadonlyMap<string, BuiltOperation>;

/** Makes the build's operations ready: texts by hash, written with a placeholder for the product. */
export const builtOperationsOf = (
  texts: Readonly<Record<string, string>>,
  product: string,
): BuiltOperations =>
  new Map(
    Object.entries(texts).map(([hash, written]) => {
      const text = operationForProduct(written, product);
      return [hash, { text, cost: costOf(parseOperation(text)) }];
    }),
  );

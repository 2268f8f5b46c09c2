/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CreditLineQueryVariables = Exact<{ [key: string]: never; }>;


export type CreditLineQuery = { cupoCredito: { limite: string | null, usado: string | null, retenido_pedidos: string | null, disponible: string | null, moneda: string | null, fecha: string | null } | null };


export const CreditLineDocument = {"__meta__":{"hash":"d6f0a957c68d6de6c53aa2c532c5e310a24ff982eea358a539f524f99e2e92ac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreditLine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cupoCredito"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limite"}},{"kind":"Field","name":{"kind":"Name","value":"usado"}},{"kind":"Field","name":{"kind":"Name","value":"retenido_pedidos"}},{"kind":"Field","name":{"kind":"Name","value":"disponible"}},{"kind":"Field","name":{"kind":"Name","value":"moneda"}},{"kind":"Field","name":{"kind":"Name","value":"fecha"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CreditLineQuery, CreditLineQueryVariables>;
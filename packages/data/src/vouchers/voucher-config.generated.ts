/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VoucherConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type VoucherConfigQuery = { getBonosProductoConfig: { messageSuccess: string | null, usos: Array<{ uso: string | null, reward: string | null, titulo: string | null, descripcion: string | null, montoMaximo: string | null, diasVencimiento: number | null, terminosCondiciones: string | null } | null> | null, montos: Array<{ monto: string | null, uso: string | null } | null> | null } | null };


export const VoucherConfigDocument = {"__meta__":{"hash":"019bc7ed8e1f0f65328f7d2b3f97b74cd4a4b9ae9ab73401e516b9521cd544ac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VoucherConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getBonosProductoConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uso"}},{"kind":"Field","name":{"kind":"Name","value":"reward"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"descripcion"}},{"kind":"Field","name":{"kind":"Name","value":"montoMaximo"}},{"kind":"Field","name":{"kind":"Name","value":"diasVencimiento"}},{"kind":"Field","name":{"kind":"Name","value":"terminosCondiciones"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messageSuccess"}},{"kind":"Field","name":{"kind":"Name","value":"montos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monto"}},{"kind":"Field","name":{"kind":"Name","value":"uso"}}]}}]}}]}}]} as unknown as DocumentNode<VoucherConfigQuery, VoucherConfigQueryVariables>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CorporateInformationQueryVariables = Exact<{ [key: string]: never; }>;


export type CorporateInformationQuery = { informacionCorporativa: { tipoNit: string | null, nombre: string | null, direccion: string | null, telefono: string | null, clienteNit: string | null, pais: string | null, ciudad: string | null, email: string | null, departmentName: string | null } | null };


export const CorporateInformationDocument = {"__meta__":{"hash":"f62a55355ac0836ab73a081ab88ea0375d6d7668de83a5447010421e8d455cfb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CorporateInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"informacionCorporativa"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tipoNit"}},{"kind":"Field","name":{"kind":"Name","value":"nombre"}},{"kind":"Field","name":{"kind":"Name","value":"direccion"}},{"kind":"Field","name":{"kind":"Name","value":"telefono"}},{"kind":"Field","name":{"kind":"Name","value":"clienteNit"}},{"kind":"Field","name":{"kind":"Name","value":"pais"}},{"kind":"Field","name":{"kind":"Name","value":"ciudad"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"departmentName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CorporateInformationQuery, CorporateInformationQueryVariables>;
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { createFailure, type Failure, type FailureCode, toServerFailure } from '@surtidor/domain';
import type { AssociateChanges, AssociateField, NewAssociate } from '@surtidor/domain/associates';
import type { BackendProfile } from '../backend-profile/backend-profile.ts';
import type { DataClient } from '../client/data-client.ts';
import { toFailure } from '../shared/errors/to-failure.ts';
import { readBoolean, readObject, readString } from '../shared/readers.ts';
import { getRejectedAssociateField } from './associate-field.ts';
import { CreateAssociateDocument } from './create-associate.generated.ts';
import { CreateCustomerDocument } from './create-customer.generated.ts';
import { hasValidIds, toCreateInput, toUpdateInput } from './to-associate-input.ts';
import { UpdateAssociateDocument } from './update-associate.generated.ts';
import { UpdateCustomerDocument } from './update-customer.generated.ts';

/** The outcome of saving a person; a failure names its form field, if known. */
export type SaveAssociateOutcome =
  | { readonly kind: 'done' }
  | {
      readonly kind: 'failed';
      readonly failure: Failure;
      readonly field: AssociateField | null;
    };

/** What saving a person depends on. */
export interface SaveAssociateContext {
  readonly client: DataClient;
  readonly backendProfile: Pick<BackendProfile, 'personMutations'>;
  /** The store, sent with some mutations. */
  readonly store: string;
}

type SaveKind = 'associate-create' | 'associate-edit';

/** Failure codes of responses without the person (spec 8). */
const missingPersonCodes = {
  'associate-create': 'associate-not-created',
  'associate-edit': 'associate-not-edited',
} as const satisfies Record<SaveKind, FailureCode>;

const createFailedOutcome = (
  rejection: Failure,
  field: AssociateField | null,
): SaveAssociateOutcome => ({
  kind: 'failed',
  failure: rejection,
  field: rejection.code === 'email-taken' ? 'email' : field,
});

/** The outcome of a request that cannot be sent. */
const createUnsentOutcome = async (kind: SaveKind): Promise<SaveAssociateOutcome> =>
  createFailedOutcome(createFailure(missingPersonCodes[kind]), null);

interface SaveRequest<TData, TVariables> {
  readonly document: TypedDocumentNode<TData, TVariables>;
  readonly variables: TVariables;
  readonly kind: SaveKind;
  /** Returns null if the person was saved, otherwise the failure. */
  readonly read: (data: TData) => Failure | null;
}

/** Sends a mutation once, without retries. */
async function send<TData, TVariables extends OperationVariables>(
  client: DataClient,
  { document, variables, kind, read }: SaveRequest<TData, TVariables>,
): Promise<SaveAssociateOutcome> {
  try {
    const { data } = await client.mutate<TData, OperationVariables>({
      mutation: document,
      variables,
      fetchPolicy: 'no-cache',
    });
    const rejection = data ? read(data as TData) : createFailure(missingPersonCodes[kind]);
    return rejection ? createFailedOutcome(rejection, null) : { kind: 'done' };
  } catch (error) {
    return createFailedOutcome(toFailure(error, kind), getRejectedAssociateField(error));
  }
}

/** Returns the failure that `success` and `message` of a result describe (spec 7); null on success. */
const getResultFailure = (
  kind: SaveKind,
  result: { readonly success: unknown; readonly message: unknown } | null | undefined,
): Failure | null =>
  readBoolean(readObject(result)?.success)
    ? null
    : toServerFailure(kind, [readString(result?.message)]);

const getMissingPersonFailure = (
  kind: SaveKind,
  response: object | null | undefined,
): Failure | null => (readObject(response) ? null : createFailure(missingPersonCodes[kind]));

/**
 * Updates an associate or the signed-in user (spec 7, `updateCustomerV2`). Nothing is sent if the backend cannot take
 * an id.
 */
export const updateAssociate = (
  { client, backendProfile: { personMutations }, store }: SaveAssociateContext,
  changes: AssociateChanges,
): Promise<SaveAssociateOutcome> => {
  const kind = 'associate-edit';
  if (!hasValidIds(changes)) return createUnsentOutcome(kind);
  const input = toUpdateInput(changes, personMutations);
  return personMutations.calls === 'customer'
    ? send(client, {
        document: UpdateCustomerDocument,
        variables: { input },
        kind,
        read: ({ updateCustomerV2 }) => getMissingPersonFailure(kind, updateCustomerV2),
      })
    : send(client, {
        document: UpdateAssociateDocument,
        variables: { input, config: { store_code: store } },
        kind,
        read: ({ updateAssociate: result }) => getResultFailure(kind, result),
      });
};

/** Creates an associate (spec 7, `crearUsuarioCliente`). */
export const createAssociate = (
  { client, backendProfile: { personMutations }, store }: SaveAssociateContext,
  associate: NewAssociate,
): Promise<SaveAssociateOutcome> => {
  const kind = 'associate-create';
  if (!hasValidIds(associate)) return createUnsentOutcome(kind);
  const input = toCreateInput(associate, personMutations);
  return personMutations.calls === 'customer'
    ? send(client, {
        document: CreateCustomerDocument,
        variables: { input },
        kind,
        read: ({ crearUsuarioCliente }) => getMissingPersonFailure(kind, crearUsuarioCliente),
      })
    : send(client, {
        document: CreateAssociateDocument,
        variables: { input, config: { store_code: store } },
        kind,
        read: ({ createAssociate: result }) => getResultFailure(kind, result),
      });
};

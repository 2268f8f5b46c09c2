import { Kind, type OperationDefinitionNode, parse, print, visit } from 'graphql';
import type { Endpoint } from './endpoint.ts';

/** The result of validating an operation at the backend without running it. */
export type Validity =
  | { readonly kind: 'valid' }
  | { readonly kind: 'invalid'; readonly messages: readonly string[] }
  /** The backend does not validate, or returns something else. */
  | { readonly kind: 'unknown'; readonly message: string };

/** A field that no backend has. */
const absentField = 'surtidorDoctorProbe';

const addAbsentField = (text: string): string =>
  print(
    visit(parse(text), {
      [Kind.OPERATION_DEFINITION]: (operation: OperationDefinitionNode) => ({
        ...operation,
        selectionSet: {
          ...operation.selectionSet,
          selections: [
            ...operation.selectionSet.selections,
            { kind: Kind.FIELD, name: { kind: Kind.NAME, value: absentField } },
          ],
        },
      }),
    }),
  );

/**
 * Validates an operation at the backend without running it. The text also requests a field that no
 * backend has, so every server rejects it before execution and lists its other errors. No token is sent.
 */
export async function validateRemotely({ request }: Endpoint, text: string): Promise<Validity> {
  const { body, status } = await request({ query: addAbsentField(text) });
  const messages = (body?.errors ?? []).map(({ message }) => message);
  if (!messages.some((message) => message.includes(absentField))) {
    return { kind: 'unknown', message: messages[0] ?? `HTTP ${status} without an error` };
  }
  const otherMessages = messages.filter((message) => !message.includes(absentField));
  return otherMessages.length === 0
    ? { kind: 'valid' }
    : { kind: 'invalid', messages: otherMessages };
}

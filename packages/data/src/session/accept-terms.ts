import type { ApolloClient } from '@apollo/client';
import type { Outcome } from '../shared/outcome.ts';
import { readObject } from '../shared/readers.ts';
import { sendMutation } from '../shared/send.ts';
import { AcceptTermsDocument } from './accept-terms.generated.ts';

/**
 * Accepts the current terms for the signed-in user (spec 2 and 7, `updateCustomerV2`), with the
 * visitor's IP address if known. A response without the person is a failure.
 */
export const acceptTerms = (
  client: ApolloClient,
  visitorAddress: string | null,
): Promise<Outcome<true>> =>
  sendMutation(client, {
    document: AcceptTermsDocument,
    variables: { ip: visitorAddress },
    kind: 'associate-edit',
    read: ({ updateCustomerV2: response }) => (readObject(response) ? true : null),
  });

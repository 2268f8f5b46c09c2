import type { ApolloClient } from '@apollo/client';
import type { Outcome } from '../shared/outcome.ts';
import { readObject } from '../shared/readers.ts';
import { sendMutation } from '../shared/send.ts';
import { AcceptTermsDocument } from './accept-terms.generated.ts';

/**
 * Accepts the terms in force for the signed-in user (spec 2 and 7, `updateCustomerV2`), with the
 * visitor's address where it is known. An answer without the person is a failure.
 */
export const acceptTerms = (
  client: ApolloClient,
  visitorAddress: string | null,
): Promise<Outcome<true>> =>
  sendMutation(client, {
    document: AcceptTermsDocument,
    variables: { ip: visitorAddress },
    kind: 'associate-edit',
    read: ({ updateCustomerV2: answer }) => (readObject(answer) ? true : null),
  });

import type { ApolloClient } from '@apollo/client';
import { change } from '../shared/call.ts';
import type { Outcome } from '../shared/outcome.ts';
import { entry, flag } from '../shared/wire.ts';
import { AcceptTermsDocument } from './accept-terms.generated.ts';

/**
 * Accepts the terms in force for the signed-in user (spec 2 and 7, `updateCustomerV2`), with the
 * visitor's address where it is known. An answer that does not say that they are accepted is a
 * failure: the guard would send the user back.
 */
export const acceptTerms = (
  client: ApolloClient,
  visitorAddress: string | null,
): Promise<Outcome<true>> =>
  change(client, {
    document: AcceptTermsDocument,
    variables: { ip: visitorAddress },
    kind: 'associate-edit',
    read: ({ updateCustomerV2: answer }) =>
      flag(entry(answer)?.terms_and_conditions) ? true : null,
  });

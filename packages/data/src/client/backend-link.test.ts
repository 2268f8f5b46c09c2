import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { print } from 'graphql';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { CorporateInformationDocument } from '../associates/corporate-info.generated.ts';
import { magentoProfile } from '../backend-profile/configuration.ts';
import { sandboxProfile } from '../backend-profile/index.ts';
import { PendingInvoicesDocument } from '../invoices/pending-invoices.generated.ts';
import { OpenCashPaymentDocument } from '../payments/open-cash-payment.generated.ts';
import { ClientVouchersDocument } from '../vouchers/client-vouchers.generated.ts';
import { createSurtidorClient } from './create-client.ts';

/** Returns the requests that a client sends to a backend with this profile. */
async function captureRequests(
  backendProfile: typeof sandboxProfile,
  query: TypedDocumentNode<unknown, never>,
  variables: OperationVariables,
) {
  const sent: { readonly text: string; readonly variables: OperationVariables }[] = [];
  const client = createSurtidorClient({
    uri: '/graphql',
    backendProfile,
    product: 'Aurora',
    onUnauthorized: () => undefined,
    link: new ApolloLink((operation) => {
      sent.push({ text: print(operation.query), variables: operation.variables });
      return of({ data: {} });
    }),
  });
  const options = {
    query,
    variables: variables as never,
    errorPolicy: 'all',
    fetchPolicy: 'no-cache',
  };
  await client.query(options as never);
  return sent;
}

test('sends the backend’s field name with the product, aliased to ours', async () => {
  const [sent] = await captureRequests(sandboxProfile, ClientVouchersDocument, { customer: '1' });
  expect(sent?.text).toContain('getBonosProducto: getBonosAurora(customer: $customer)');
});

test('an unsupported query is not sent', async () => {
  expect(await captureRequests(magentoProfile, CorporateInformationDocument, {})).toEqual([]);
});

test('an unsupported argument and its variable are not sent', async () => {
  const variables = { segment: '1100', amount: '1.00', key: 'k' };
  const [sent] = await captureRequests(magentoProfile, OpenCashPaymentDocument, variables);
  expect(sent?.text).not.toMatch(/idempotency_key|\$key/);
  const [extended] = await captureRequests(sandboxProfile, OpenCashPaymentDocument, variables);
  expect(extended?.text).toContain('idempotency_key: $key');
});

test('without the capabilities, searches the document number only and drops the station', async () => {
  const filter = {
    busqueda: '9001',
    destino: { eq: '10234' },
    estado_numero_documento: { eq: 'A' },
  };
  const variables = { filter, pageSize: 10, page: 1 };
  const [strict] = await captureRequests(magentoProfile, PendingInvoicesDocument, variables);
  expect(strict?.variables.filter).toEqual({
    num_documento: { like: '%9001%' },
    estado_numero_documento: { eq: 'A' },
  });
  const [extended] = await captureRequests(sandboxProfile, PendingInvoicesDocument, variables);
  expect(extended?.variables.filter).toEqual(filter);
});

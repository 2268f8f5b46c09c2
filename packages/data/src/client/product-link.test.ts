import { ApolloLink } from '@apollo/client/link';
import { parse, print } from 'graphql';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { createSurtidorClient } from './create-client.ts';

test('the backend sees the product, the caller the name it wrote', async () => {
  const sent: string[] = [];
  const backend = new ApolloLink((operation) => {
    sent.push(print(operation.query));
    return of({ data: { getBonosProducto: [{ __typename: 'Bono', uuid: 'u1' }] } });
  });
  const client = createSurtidorClient({
    uri: '/graphql',
    product: 'Aurora',
    onUnauthorized: () => undefined,
    link: backend,
  });
  const query = parse('query Vouchers { getBonosProducto(uuid: "u1") { uuid } }');
  const { data } = await client.query({ query });
  expect(sent[0]).toContain('getBonosProducto: getBonosAurora(uuid: "u1")');
  expect(data).toMatchObject({ getBonosProducto: [{ uuid: 'u1' }] });
});

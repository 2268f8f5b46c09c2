import type { AssociateChanges, NewAssociate } from '@surtidor/domain/associates';
import { GraphQLError } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import { sandboxProfile } from '../backend-profile/index.ts';
import { createSurtidorClient } from '../client/create-client.ts';
import { createFakeFetch } from '../test-support/fake-fetch.ts';
import { createMockBackend } from '../test-support/mock-backend.ts';
import { changePassword } from './change-password.ts';
import { createAssociate, updateAssociate } from './save-associate.ts';
import { toUpdateInput } from './to-associate-input.ts';
import { toAssociatesFilter } from './to-associates-filter.ts';

const person = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  documentType: 'CC',
  document: '1020304',
  telephone: '3001234567',
  street: 'Calle 5',
  city: 'Cali',
};
const changes: AssociateChanges = {
  ...person,
  userId: '7',
  status: '0',
  destinationIds: ['4', '9'],
};
const newAssociate: NewAssociate = {
  ...person,
  roleId: '4',
  email: 'ana@ejemplo.com',
  countryCode: 'CO',
  status: '1',
  destinationIds: ['4'],
};
const createRejection = (message: string, extensions: object) => () => {
  throw new GraphQLError(message, { extensions: { ...extensions } });
};
const emailTakenMessage =
  'A customer with the same email address already exists in an associated website.';
const createContext = (client: ReturnType<typeof createMockBackend>['client']) =>
  ({ client, backendProfile: sandboxProfile, store: 'colombia' }) as const;

describe('saving an associate', () => {
  test('sends only the fields that the form allows', async () => {
    const sentInputs: unknown[] = [];
    const { client } = createMockBackend({
      Mutation: {
        updateCustomerV2: ({ input }: Record<string, unknown>) => {
          sentInputs.push({ ...(input as object) });
          return { id: 7 };
        },
      },
    });
    expect(await updateAssociate(createContext(client), changes)).toEqual({ kind: 'done' });
    expect(sentInputs).toEqual([
      {
        user_id: 7,
        firstname: 'Ana',
        lastname: 'Ruiz',
        document_type: 'CC',
        document: '1020304',
        telephone: '3001234567',
        street: 'Calle 5',
        city: 'Cali',
        status: '0',
        destination_id: [4, 9],
      },
    ]);
  });

  test.each([
    ['EMAIL_TAKEN', { field: 'email' }, emailTakenMessage, 'email-taken', 'email'],
    [
      'INVALID_INPUT',
      { field: 'destination_id' },
      'No es suyo.',
      'associate-not-created',
      'destinations',
    ],
    ['INVALID_INPUT', { field: 'constructor' }, 'Nada', 'associate-not-created', null],
    ['INVALID_INPUT', {}, 'Nada', 'associate-not-created', null],
  ])(
    'reports a rejection (%s %j) at its field',
    async (code, extensions, message, failureCode, field) => {
      const { client } = createMockBackend({
        Mutation: { crearUsuarioCliente: createRejection(message, { code, ...extensions }) },
      });
      expect(await createAssociate(createContext(client), newAssociate)).toMatchObject({
        kind: 'failed',
        failure: { code: failureCode },
        field,
      });
    },
  );

  test('sends the address of a new associate, and empty values for fields that the form lacks (spec 3)', async () => {
    const sent: unknown[] = [];
    const { client } = createMockBackend({
      Mutation: {
        crearUsuarioCliente: ({ input }) => {
          sent.push(JSON.parse(JSON.stringify(input)));
          return { id: 8 };
        },
      },
    });
    expect(await createAssociate(createContext(client), newAssociate)).toEqual({ kind: 'done' });
    expect(sent).toEqual([
      expect.objectContaining({
        is_subscribed: false,
        gender: null,
        date_of_birth: null,
        default_shipping: null,
        default_billing: null,
        job_title: null,
        addresses: [
          {
            country_id: 'CO',
            region_id: null,
            city: 'Cali',
            street: ['Calle 5'],
            telephone: '3001234567',
            custom_attributes: [],
          },
        ],
      }),
    ]);
  });

  test('reads success and message from the result of `createAssociate`', async () => {
    const responses = [
      { success: true, message: 'ok' },
      { success: false, message: emailTakenMessage },
      { success: false, message: 'No se pudo' },
      null,
    ];
    const { client } = createMockBackend({
      Mutation: { createAssociate: () => responses.shift() },
    });
    const personMutations = { ...sandboxProfile.personMutations, calls: 'associate' } as const;
    const associateContext = { ...createContext(client), backendProfile: { personMutations } };
    const create = () => createAssociate(associateContext, newAssociate);
    expect(await create()).toEqual({ kind: 'done' });
    expect(await create()).toMatchObject({ failure: { code: 'email-taken' }, field: 'email' });
    expect(await create()).toMatchObject({
      failure: { code: 'associate-not-created', serverText: 'No se pudo' },
      field: null,
    });
    expect(await create()).toMatchObject({ failure: { code: 'communication' } });
  });

  test('sends the destinations as one string if the backend expects it', async () => {
    const input = toUpdateInput(
      { userId: '7', destinationIds: ['3', '5'] },
      { ...sandboxProfile.personMutations, destinationIds: 'text' },
    );
    expect(input.destination_id).toBe('3,5');
  });

  test.each([
    ['person id', { userId: 'MTI=' }],
    ['empty person id', { userId: '' }],
    ['person id in another notation', { userId: '1e3' }],
    ['role id', { userId: '7', roleId: 'buyer' }],
    ['destination id', { userId: '7', destinationIds: ['4', 'A9'] }],
  ])('sends nothing if the backend cannot take the %s', async (_, invalidChanges) => {
    const updateCustomerV2 = vi.fn(() => ({ id: 7 }));
    const { client } = createMockBackend({ Mutation: { updateCustomerV2 } });
    expect(await updateAssociate(createContext(client), invalidChanges)).toMatchObject({
      kind: 'failed',
      failure: { code: 'associate-not-edited' },
      field: null,
    });
    expect(updateCustomerV2).not.toHaveBeenCalled();
  });

  test('creates nobody with a destination that the backend cannot take', async () => {
    const crearUsuarioCliente = vi.fn(() => ({ id: 8 }));
    const { client } = createMockBackend({ Mutation: { crearUsuarioCliente } });
    const associate = { ...newAssociate, destinationIds: ['A9'] };
    expect(await createAssociate(createContext(client), associate)).toMatchObject({
      failure: { code: 'associate-not-created' },
    });
    expect(crearUsuarioCliente).not.toHaveBeenCalled();
  });

  test.each([
    ['customer', 'updateCustomerV2', { email: 'ana@ejemplo.com' }],
    ['associate', 'updateAssociate', { success: true }],
  ] as const)('the calls %s accept the terms with %s', async (calls, mutation, response) => {
    const sentInputs: unknown[] = [];
    const { client } = createMockBackend({
      Mutation: {
        [mutation]: ({ input }: Record<string, unknown>) => {
          sentInputs.push({ ...(input as object) });
          return response;
        },
      },
    });
    const personMutations = { ...sandboxProfile.personMutations, calls };
    const terms = { visitorAddress: '190.85.1.20' };
    expect(
      await updateAssociate(
        { ...createContext(client), backendProfile: { personMutations } },
        { terms },
      ),
    ).toEqual({ kind: 'done' });
    expect(sentInputs).toEqual([
      { terms_and_conditions: '1', terms_and_conditions_ip: '190.85.1.20' },
    ]);
  });

  test('fails after a response without the person', async () => {
    const { client } = createMockBackend({});
    expect(await updateAssociate(createContext(client), changes)).toMatchObject({ kind: 'failed' });
  });
});

describe('changePassword', () => {
  test('sends both passwords trimmed and reports a wrong current one at its field', async () => {
    const sent: unknown[] = [];
    const { client } = createMockBackend({
      Mutation: {
        changeCustomerPassword: (args: object) => {
          sent.push({ ...args });
          if (sent.length === 1) return { email: 'ana@ejemplo.com' };
          return createRejection('No es correcta.', {
            code: 'INVALID_INPUT',
            field: 'currentPassword',
          })();
        },
      },
    });
    const passwords = { currentPassword: ' vieja ', newPassword: ' Nueva#123 ' };
    expect(await changePassword(client, passwords)).toEqual({ kind: 'done' });
    expect(sent[0]).toEqual({ currentPassword: 'vieja', newPassword: 'Nueva#123' });
    expect(await changePassword(client, passwords)).toMatchObject({
      kind: 'failed',
      field: 'currentPassword',
      failure: { serverText: 'No es correcta.' },
    });
  });

  test('treats an authentication error as a wrong current password and keeps the session', async () => {
    const onUnauthorized = vi.fn();
    const { fetch } = createFakeFetch(() =>
      Response.json(
        {
          data: { changeCustomerPassword: null },
          errors: [
            { message: 'Clave inválida.', extensions: { category: 'graphql-authentication' } },
          ],
        },
        { status: 401 },
      ),
    );
    const client = createSurtidorClient({
      backendProfile: sandboxProfile,
      uri: '/',
      product: 'Surtidor',
      onUnauthorized,
      fetch,
    });
    const passwords = { currentPassword: 'otra', newPassword: 'Nueva#123' };
    expect(await changePassword(client, passwords)).toMatchObject({
      field: 'currentPassword',
      failure: { code: 'wrong-current-password' },
    });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

test.each([
  ['1', { status: { eq: '1' } }],
  ['0', { status: { eq: '0' } }],
  ['all', { status: { in: ['0', '1'] } }],
] as const)('maps the status "%s" to a filter', (status, filter) => {
  expect(toAssociatesFilter({ status })).toEqual(filter);
});

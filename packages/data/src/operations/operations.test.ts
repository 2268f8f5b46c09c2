import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  buildSchema,
  type DocumentNode,
  isObjectType,
  Kind,
  parse,
  print,
  validate,
  visit,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { magentoProfile } from '../backend-profile/configuration.ts';
import { sandboxProfile } from '../backend-profile/index.ts';
import { createSurtidorClient } from '../client/create-client.ts';
import { contract } from '../generated/contract.ts';
import { getCost, getLimitError } from '../limits/index.ts';
import { getTypeDefsFor, typeDefs } from '../schema/index.ts';
import { createFakeFetch } from '../test-support/fake-fetch.ts';
import { adaptOperation, operations as textsByHash } from './index.ts';

interface RequestBody {
  readonly query?: string;
  readonly extensions?: { readonly persistedQuery: { readonly sha256Hash: string } };
}

const isOperation = (value: unknown): value is DocumentNode =>
  typeof value === 'object' &&
  value !== null &&
  'definitions' in value &&
  Array.isArray(value.definitions) &&
  value.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);

const folder = fileURLToPath(new URL('..', import.meta.url));
const modules = await Promise.all(
  globSync('**/*.generated.ts', { cwd: folder }).map((file) => import(`${folder}/${file}`)),
);
const operations = modules.flatMap((module) => Object.values(module)).filter(isOperation);

/** Sends an operation and returns the request's body. */
async function sendOperation(document: DocumentNode, persisted: boolean): Promise<RequestBody> {
  const { fetch, requests } = createFakeFetch(() => Response.json({ errors: [{ message: 'no' }] }));
  const client = createSurtidorClient({
    uri: '/graphql',
    backendProfile: sandboxProfile,
    product: 'Producto',
    onUnauthorized: () => undefined,
    persisted,
    fetch,
  });
  const [{ operation } = { operation: undefined }] = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const options = { fetchPolicy: 'no-cache', errorPolicy: 'all' } as const;
  await (operation === 'mutation'
    ? client.mutate({ mutation: document, ...options })
    : client.query({ query: document, ...options }));
  return requests[0]?.body as RequestBody;
}

test('every operation has the hash of its text', async () => {
  expect(operations.length).toBeGreaterThan(20);
  for (const document of operations) {
    const [textBody, hashBody] = [
      await sendOperation(document, false),
      await sendOperation(document, true),
    ];
    const hash = createHash('sha256')
      .update(textBody.query ?? '')
      .digest('hex');
    expect(textsByHash[hash]).toBe(textBody.query);
    expect(hashBody.extensions?.persistedQuery).toEqual({ version: 1, sha256Hash: hash });
    expect(hashBody.query).toBeUndefined();
  }
});

test('the largest operations stay within the limits', () => {
  const costs = operations.map((document) => getCost(document));
  for (const kind of ['fields', 'aliases', 'rootFields', 'depth'] as const) {
    const largest = costs.toSorted((left, right) => right[kind] - left[kind])[0];
    expect(largest && getLimitError(largest)).toBeNull();
  }
});

test('the largest page of the specification stays within the limits', () => {
  const destinations = operations.find(({ definitions }) =>
    definitions.some(
      (definition) => 'name' in definition && definition.name?.value === 'Destinations',
    ),
  );
  if (!destinations) throw new Error('No operation queries the destinations.');
  const cost = getCost(destinations, { pageSize: 20_000, page: 1 });
  expect(getLimitError(cost)).toBeNull();
});

const names = { product: 'Producto' };

test('inserts the product name into the text of an operation', () => {
  expect(
    adaptOperation('{ getBonosProducto { uuid } }', sandboxProfile, { product: 'Aurora' }),
  ).toContain('getBonosProducto: getBonosAurora');
});

/** Returns the types named in a text. */
const getTypeNames = (text: string): readonly string[] => {
  const typeNames: string[] = [];
  visit(parse(text), { [Kind.NAMED_TYPE]: ({ name }) => void typeNames.push(name.value) });
  return typeNames;
};

test('no operation names an output type', () => {
  const outputs = Object.values(buildSchema(typeDefs).getTypeMap()).filter(isObjectType);
  const outputNames = new Set(outputs.map(({ name }) => name));
  const namedTypes = operations.flatMap((document) => getTypeNames(print(document)));
  expect(namedTypes.filter((name) => outputNames.has(name))).toEqual([]);
});

describe('a backend with only the operations and fields of the specification', () => {
  const typeNames = { FilterTypeInput: 'FilterEqualTypeInput', SortEnum: 'SortOrder' };
  const profile = { ...magentoProfile, typeNames };
  const schema = buildSchema(getTypeDefsFor(profile));
  const texts = operations.map((document) => adaptOperation(print(document), profile, names));

  test('accepts every operation', () => {
    const supportedTexts = texts.filter((text) => text !== null);
    expect(supportedTexts.length).toBeGreaterThan(35);
    for (const text of supportedTexts) {
      const errors = validate(schema, parse(text)).map(({ message }) => message);
      expect(errors, text).toEqual([]);
    }
  });

  test('never receives operations that need a capability', () => {
    const unsupported = operations.filter((_, index) => texts[index] === null);
    const rootFieldNames = unsupported.flatMap((document) =>
      document.definitions.flatMap((definition) =>
        definition.kind === Kind.OPERATION_DEFINITION
          ? definition.selectionSet.selections.map((field) => 'name' in field && field.name.value)
          : [],
      ),
    );
    expect([...new Set(rootFieldNames)].toSorted()).toEqual([
      'crearReclamo',
      'cupoCredito',
      'empresasUsuario',
      'informacionCorporativa',
      'listarActividad',
      'listarTransacciones',
      'reclamos',
      'submitSurvey',
      'surveyQuestions',
    ]);
  });

  test('stays within Magento’s limits for depth and complexity', () => {
    for (const text of texts.filter((candidate) => candidate !== null)) {
      const { depth, fields } = getCost(parse(text));
      expect(depth).toBeLessThanOrEqual(20);
      expect(fields).toBeLessThanOrEqual(300);
    }
  });

  test('each capability adds only the fields marked with it', () => {
    for (const capability of new Set(Object.values(contract.requiredCapabilities))) {
      const extendedProfile = {
        ...profile,
        capabilities: { ...magentoProfile.capabilities, [capability]: true },
      };
      const extendedSchema = buildSchema(getTypeDefsFor(extendedProfile));
      for (const document of operations) {
        const text = adaptOperation(print(document), extendedProfile, names);
        if (text !== null) expect(validate(extendedSchema, parse(text)), capability).toEqual([]);
      }
    }
  });
});

test('applies the aliases, result shapes and news sort of the profile', () => {
  const profile = {
    ...sandboxProfile,
    aliases: {
      'BlogPost.content': 'post_content',
      'Mutation.crearCompensacion(lines)': 'lineas',
      'Query.ClassDocuments': 'documentClasses',
    },
    newsSort: null,
    personMutations: { calls: 'customer', answer: 'customer', destinationIds: 'list' },
  } as const;
  const adapt = (text: string) => adaptOperation(text, profile, names)?.replace(/\s+/g, ' ');
  expect(adapt('{ mpBlogPosts(action: "x", sortBy: "Latest") { items { content } } }')).toBe(
    '{ mpBlogPosts(action: "x") { items { content: post_content } } }',
  );
  expect(adapt('mutation { crearCompensacion(lines: []) { message } }')).toContain('(lineas: [])');
  expect(adapt('{ ClassDocuments { nombre } }')).toContain('ClassDocuments: documentClasses');
  expect(adapt('mutation { updateCustomerV2(input: {}) { email } }')).toContain(
    '{ customer { email } }',
  );
});

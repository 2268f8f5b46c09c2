import { buildSchema, isInputObjectType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { capabilityNames } from '../backend-profile/configuration.ts';
import { typeDefs } from './index.ts';

const marks = new Set(['spec', 'family', 'ours']);

interface Node {
  readonly directives?: readonly { readonly name: { readonly value: string } }[] | undefined;
}

const isMarked = (node: Node | null | undefined): boolean =>
  node?.directives?.some(({ name }) => marks.has(name.value)) ?? false;

const types = Object.values(buildSchema(typeDefs).getTypeMap()).filter(
  (type) => isObjectType(type) || isInputObjectType(type),
);

test('every field of the schema has an origin', () => {
  const own = types.filter(({ name }) => !name.startsWith('__'));
  const unmarked = own.flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ astNode }) => !isMarked(astNode) && !isMarked(type.astNode))
      .map(({ name }) => `${type.name}.${name}`),
  );
  expect(unmarked).toEqual([]);
});

test('every capability that a mark names exists', () => {
  const named = [...typeDefs.matchAll(/capability: "(\w+)"/g)].map(([, name]) => name);
  expect(named.filter((name) => !capabilityNames.some((known) => known === name))).toEqual([]);
});

/** Capabilities without fields of their own. */
const withoutFields = ['signInLockSeconds', 'errorCodes'];

test('every capability is marked somewhere', () => {
  const unused = capabilityNames.filter((name) => !typeDefs.includes(`capability: "${name}"`));
  expect(unused).toEqual(withoutFields);
});

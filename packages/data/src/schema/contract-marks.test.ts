import { buildSchema, isInputObjectType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { capabilityNames } from '../backend-profile/configuration.ts';
import { typeDefs } from './index.ts';

const originDirectives = new Set(['spec', 'family', 'ours']);

interface Node {
  readonly directives?: readonly { readonly name: { readonly value: string } }[] | undefined;
}

const isMarked = (node: Node | null | undefined): boolean =>
  node?.directives?.some(({ name }) => originDirectives.has(name.value)) ?? false;

const types = Object.values(buildSchema(typeDefs).getTypeMap()).filter(
  (type) => isObjectType(type) || isInputObjectType(type),
);

test('every field of the schema has an origin', () => {
  const ownTypes = types.filter(({ name }) => !name.startsWith('__'));
  const unmarked = ownTypes.flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ astNode }) => !isMarked(astNode) && !isMarked(type.astNode))
      .map(({ name }) => `${type.name}.${name}`),
  );
  expect(unmarked).toEqual([]);
});

test('every capability named in a mark exists', () => {
  const usedNames = [...typeDefs.matchAll(/capability: "(\w+)"/g)].map(([, name]) => name);
  expect(
    usedNames.filter((name) => !capabilityNames.some((capability) => capability === name)),
  ).toEqual([]);
});

/** Capabilities that no field or argument requires. */
const capabilitiesWithoutFields = ['signInLockSeconds', 'errorCodes'];

test('every other capability is named in a mark', () => {
  const unused = capabilityNames.filter((name) => !typeDefs.includes(`capability: "${name}"`));
  expect(unused).toEqual(capabilitiesWithoutFields);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { root } from '../run-tool.ts';
import { namesReadIn, propertiesIn } from './reads.ts';

const notTheProduct = /\.(generated|test|stories)\.tsx?$|\/(generated|test-support|testing)\//;

const textsOf = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !notTheProduct.test(file))
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));

const readIn = (patterns: readonly string[], options = {}): ReadonlySet<string> =>
  new Set(
    patterns
      .flatMap(textsOf)
      .flatMap(({ file, source }) => [...namesReadIn(file, source, options)]),
  );

/** Fields without a selection of their own that an operation or a fragment asks for. */
function requestedFields(source: string): readonly string[] {
  const fields: string[] = [];
  visit(parse(source), {
    enter(node) {
      if (node.kind === 'Field' && node.selectionSet === undefined) fields.push(node.name.value);
    },
  });
  return fields;
}

/** Entities of the wire's mappers: what they hold has been asked for. */
const entities = 'packages/domain/src/*/types.ts';

/** What only tests read, with the reason. */
const allowlist: Readonly<Record<string, string>> = {
  'PortfolioSummary.toExpire': 'the contract’s tests add the totals up',
  'PortfolioSummary.expiresToday': 'the contract’s tests add the totals up',
};

describe('nothing is asked for that nobody reads', () => {
  it('the mappers read every field of the operations', () => {
    const read = readIn(['packages/data/src/**/*.ts']);
    const unread = textsOf('packages/data/src/**/*.graphql').flatMap(({ file, source }) =>
      requestedFields(source)
        .filter((field) => !read.has(field))
        .map((field) => `${file}: ${field}`),
    );
    expect(unread).toEqual([]);
  });

  it('rules or screens read every property of the domain’s entities', () => {
    const read = new Set([
      ...readIn(['packages/domain/src/**/*.ts', 'apps/portal/{src,server}/**/*.{ts,tsx}']),
      // What a mapper reads of the wire is not read by anybody yet.
      ...readIn(['packages/data/src/**/*.ts'], { except: 'wire' }),
    ]);
    const unread = textsOf(entities).flatMap(({ file, source }) =>
      propertiesIn(file, source).filter(
        (property) => !read.has(property.split('.')[1] ?? '') && !(property in allowlist),
      ),
    );
    expect(unread).toEqual([]);
  });

  it('sees what is read, and what is only written', () => {
    const source = 'const a = ({ b, c: d }) => ({ e: b.f, g: x["h"], wire: wire.i });';
    expect([...namesReadIn('x.ts', source, { except: 'wire' })].sort()).toEqual([
      'b',
      'c',
      'f',
      'h',
    ]);
    expect(propertiesIn('x.ts', 'interface A { readonly b: string; c?: number }')).toEqual([
      'A.b',
      'A.c',
    ]);
  });
});

import type { Generator } from './generated-file.ts';

/** Generates a rule of the domain with a property test. */
export const generateRule: Generator = ({ kebab, camel }, area) => [
  {
    path: `packages/domain/src/${area}/${kebab}.ts`,
    text: `/** Describe what ${camel} returns, its units, and the section of the specification. */
export const ${camel} = (value: number): number => value;
`,
  },
  {
    path: `packages/domain/src/${area}/${kebab}.test.ts`,
    text: `import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ${camel} } from './${kebab}.ts';

describe('${camel}', () => {
  it('describes a property that always holds', () => {
    fc.assert(
      fc.property(fc.integer(), (value) => {
        expect(${camel}(value)).toBe(value);
      }),
      { numRuns: 1_000 },
    );
  });
});
`,
  },
];

import type { Generator } from './generated-file.ts';

/** Generates an operation of the data layer. `npm run codegen` compiles its document and types. */
export const generateOperation: Generator = ({ kebab, pascal }, area) => [
  {
    path: `packages/data/src/${area}/${kebab}.graphql`,
    text: `query ${pascal} {
  __typename
}
`,
  },
];

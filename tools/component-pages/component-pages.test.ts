import { describe, expect, it, test } from 'vitest';
import { sourceFiles } from '../import-boundaries/source-files.ts';
import { pageFaults } from './page-faults.ts';

test('every component page says when to use it, when not and what belongs in it', () => {
  expect(pageFaults(sourceFiles())).toEqual([]);
});

const folder = 'packages/ui/src/chip';
const entryPoint = { file: `${folder}/index.ts`, source: "export { Chip } from './chip.tsx';" };
const usage =
  "{ when: 'A filter in force.', whenNot: 'A fact or action.', content: 'What it narrows.' }";

const faultsIn = (meta: string, imported = 'Chip', file = 'chip') =>
  pageFaults([
    entryPoint,
    {
      file: `${folder}/chip.stories.tsx`,
      source: `import { ${imported} } from './${file}.tsx';\nconst meta = ${meta} satisfies Meta;`,
    },
  ]).map((fault) => fault.replace(`${folder}/chip.stories.tsx: `, ''));

describe('a page', () => {
  it('is right with a component behind its entry point and three sentences', () => {
    expect(faultsIn(`{ component: Chip, parameters: { usage: ${usage} } }`)).toEqual([]);
    expect(faultsIn(`{ component: Chip<Row>, parameters: { usage: ${usage} } }`)).toEqual([]);
  });

  it('lacks what it does not say', () => {
    expect(faultsIn('{ component: Chip }')).toEqual([
      'no usage.when',
      'no usage.whenNot',
      'no usage.content',
    ]);
    const some = "{ when: 'A filter in force.', whenNot: '', content: 'Chips.' }";
    expect(faultsIn(`{ component: Chip, parameters: { usage: ${some} } }`)).toEqual([
      'no usage.whenNot',
      'no usage.content',
    ]);
  });

  it('says nothing with the sentence of another', () => {
    const same =
      "{ when: 'A filter in force.', whenNot: 'A filter in force.', content: 'Three small words.' }";
    expect(faultsIn(`{ component: Chip, parameters: { usage: ${same} } }`)).toEqual([
      'usage.whenNot is said twice',
    ]);
  });

  it('is not for an inner part, unless it is listed nowhere', () => {
    const parts = `component: Cross, parameters: { usage: ${usage} }`;
    expect(faultsIn(`{ ${parts} }`, 'Cross', 'cross')).toEqual(['Cross is behind no entry point']);
    expect(faultsIn(`{ ${parts}, tags: ['!autodocs'] }`, 'Cross', 'cross')).toHaveLength(1);
    expect(faultsIn("{ component: Cross, tags: ['!autodocs', '!dev'] }", 'Cross', 'cross')).toEqual(
      [],
    );
  });
});

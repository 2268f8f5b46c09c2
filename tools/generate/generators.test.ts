import { storeCodes } from '@surtidor/domain/vocabulary';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { namesOf } from '../states/missing-stories.ts';
import { kinds } from './generators.ts';
import { namesFrom } from './names.ts';

describe('the generators', () => {
  it('convert names to three cases and reject invalid ones', () => {
    expect(namesFrom('account-table')).toEqual({
      kebab: 'account-table',
      pascal: 'AccountTable',
      camel: 'accountTable',
    });
    expect(namesFrom('AccountTable')).toBeNull();
    expect(namesFrom('../evil')).toBeNull();
  });

  it.each(Object.keys(kinds))('%s writes files that parse', (kind) => {
    const names = namesFrom('sample-piece');
    const files = names ? (kinds[kind]?.generator(names, 'payments') ?? []) : [];
    expect(files.length).toBeGreaterThan(0);
    for (const { path, text } of files.filter(({ path: name }) => /\.tsx?$/.test(name))) {
      expect(parseSync(path, text).errors).toEqual([]);
    }
  });

  it('a new screen lists a state that its stories show', () => {
    const names = namesFrom('sample-piece');
    const files = names ? (kinds.screen?.generator(names, 'orders') ?? []) : [];
    const states = files.find(({ path }) => path.endsWith('states.ts'))?.text ?? '';
    expect(namesOf(states)).toEqual(['ready']);
    const stories = files.find(({ path }) => path.endsWith('.stories.tsx'))?.text ?? '';
    expect(stories).toContain("path: '/admin/orders-list'");
    expect(files[0]?.text).toContain("useText()('Order status')");
  });

  it('a new screen is added to the row of its route', () => {
    const names = namesFrom('sample-piece');
    const [row] = names ? (kinds.screen?.edits?.(names, 'two-words') ?? []) : [];
    const waiting = "  home: { screen: null },\n  'two-words': {\n    screen: null,\n  },\n";
    expect(row?.edit(waiting)).toEqual({
      text: "  home: { screen: null },\n  'two-words': {\n    screen: 'sample-piece',\n  },\n",
    });
    expect(row?.edit("  'two-words': { screen: 'taken' },\n")).toHaveProperty('error');
  });

  it('a new screen has a sorted story in every other store', () => {
    const names = namesFrom('sample-piece');
    const [, list, ...stores] = names ? (kinds.screen?.edits?.(names, 'orders') ?? []) : [];
    const before = "export * as orders from 'a';\nexport * as survey from 'b';\n";
    expect(list?.edit(before)).toEqual({
      text: "export * as orders from 'a';\nexport * as samplePiece from '../../screens/sample-piece/sample-piece.stories.tsx';\nexport * as survey from 'b';\n",
    });
    expect(stores).toHaveLength(storeCodes.length - 1);
    for (const { edit } of stores) {
      expect(edit('/** What is its own. */\nexport const Survey: Story = {};\n')).toEqual({
        text: 'export const SamplePiece: Story = screen(screens.samplePiece);\n/** What is its own. */\nexport const Survey: Story = {};\n',
      });
      expect(edit('export const Orders: Story = {};\n')).toEqual({
        text: 'export const Orders: Story = {};\nexport const SamplePiece: Story = screen(screens.samplePiece);\n',
      });
    }
  });
});

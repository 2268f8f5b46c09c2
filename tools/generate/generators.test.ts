import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeCodes } from '@surtidor/domain/vocabulary';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { root } from '../run-tool.ts';
import { getStateNames } from '../states/missing-stories.ts';
import type { Edit } from './generated-file.ts';
import { kinds } from './generators.ts';
import { parseNames } from './names.ts';

describe('generators', () => {
  const getAddedLines = (edits: readonly Edit[]) =>
    edits.flatMap(({ path, edit }) => {
      const previous = readFileSync(join(root, path), 'utf8');
      const result = edit(previous);
      const text = 'text' in result ? result.text : result.error;
      expect(parseSync(path, text).errors).toEqual([]);
      const lines = new Set(previous.split('\n'));
      return text.split('\n').filter((line) => !lines.has(line));
    });

  it('converts names to three cases and rejects invalid names', () => {
    expect(parseNames('account-table')).toEqual({
      kebab: 'account-table',
      pascal: 'AccountTable',
      camel: 'accountTable',
    });
    expect(parseNames('AccountTable')).toBeNull();
    expect(parseNames('../evil')).toBeNull();
  });

  it.each(Object.keys(kinds).filter((kind) => kind !== 'store'))(
    '%s writes files that parse',
    (kind) => {
      const names = parseNames('sample-piece');
      const files = names ? (kinds[kind]?.generate(names, 'payments') ?? []) : [];
      expect(files.length).toBeGreaterThan(0);
      for (const { path, text } of files.filter(({ path: name }) => /\.tsx?$/.test(name))) {
        expect(parseSync(path, text).errors).toEqual([]);
      }
    },
  );

  it('copies the app of a new distributor', () => {
    const names = parseNames('rio-norte');
    const files = names ? (kinds.distributor?.generate(names, 'examples') ?? []) : [];
    const getText = (name: string) =>
      files.find(({ path }) => path === `examples/rio-norte/${name}`)?.text ?? '';
    expect(getText('package.json')).toContain('"name": "rio-norte"');
    expect(getText('theme.css')).toContain('[data-theme="rio-norte"]');
    expect(getText('portal.config.tsx')).toContain("product: 'RioNorte'");
    expect(getText('portal.config.tsx')).toContain("theme: 'rio-norte'");
    expect(files.map(({ text }) => text).join('')).not.toMatch(/alba|Surtidor'/);
  });

  it('creates the states and stories of a new screen', () => {
    const names = parseNames('sample-piece');
    const files = names ? (kinds.screen?.generate(names, 'sample-route') ?? []) : [];
    const states = files.find(({ path }) => path.endsWith('states.ts'))?.text ?? '';
    expect(getStateNames(states)).toEqual(['ready']);
    const stories = files.find(({ path }) => path.endsWith('.stories.tsx'))?.text ?? '';
    expect(stories).toContain("path: '/admin/sample-route'");
    const screen = files.find(({ path }) => path.endsWith('-screen.tsx'))?.text;
    expect(screen).toContain("useText()('Sample route')");
  });

  it('rejects the route of another screen', () => {
    const names = parseNames('sample-piece');
    const [edit] = names ? (kinds.screen?.createEdits?.(names, 'order-details') ?? []) : [];
    expect(edit?.edit('')).toHaveProperty('error');
  });

  it.each(storeCodes)('adds a copy of %s to every table of stores', (storeCode) => {
    const names = parseNames('new-store');
    const edits = names ? (kinds.store?.createEdits?.(names, storeCode) ?? []) : [];
    const changed = edits.map((edit) => getAddedLines([edit]));
    const added = changed.flat().join('\n');
    expect(changed.every((lines) => lines.length > 0)).toBe(true);
    expect(added).toContain("  'new_store',");
    expect(added).toContain("  homeCarouselNewStore: 'home-carousel-new-store',");
    expect(added).toContain('carouselBlocks: [contentBlocks.homeCarouselNewStore],');
    expect(added).toContain("mailName: 'newstore'");
    expect(added).toContain("buildBlock('home-carousel-new-store'");
    expect(added).toContain("createAccount('Representante Legal', 'representante', 'new_store'");
  });

  it('rejects an unknown store to copy', () => {
    const names = parseNames('new-store');
    const [edit] = names ? (kinds.store?.createEdits?.(names, 'chile') ?? []) : [];
    expect(edit?.edit('')).toEqual({ error: "Unknown store 'chile'." });
  });

  it('adds rows, a title and a file for a new route', () => {
    const names = parseNames('sample-piece');
    const added = getAddedLines(
      names ? (kinds.screen?.createEdits?.(names, 'sample-route') ?? []) : [],
    );
    expect(added).toEqual([
      "  'sample-route': { path: '/admin/sample-route', title: 'Sample route' },",
      "  ['/admin/sample-route', 'sample-route', 'Sample route'],",
      "  'sample-route',",
      "  'Sample route',",
      "  'Sample route': 'Sample route',",
      "  'sample-route': { screen: 'sample-piece' },",
    ]);
    const files = names ? (kinds.screen?.generate(names, 'sample-route') ?? []) : [];
    expect(files.map(({ path }) => path)).toContain(
      'packages/portal/src/routes/_member/admin.sample-route.tsx',
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  maxViewNameLength,
  maxViews,
  readViews,
  viewName,
  withoutView,
  withView,
} from './saved-views.ts';

const view = (name: string, query = 'q=1') => ({ name, query });

describe('saved views', () => {
  it.each([
    [null],
    [''],
    ['{'],
    ['null'],
    ['{"name":"a"}'],
    ['[null, 1, {"name": 3, "query": ""}, {"name": " ", "query": ""}]'],
  ])('reads no views from %j', (stored) => {
    expect(readViews(stored)).toEqual([]);
  });

  it('reads the saved views without unknown fields', () => {
    const stored = JSON.stringify([view('Vencidas'), { ...view('NC'), token: 'x' }]);
    expect(readViews(stored)).toEqual([view('Vencidas'), view('NC')]);
  });

  it('sorts newest first and keeps names unique regardless of case', () => {
    const views = withView(withView([], view('Vencidas', 'a')), view('Notas', 'b'));
    expect(withView(views, view(' vencidas ', 'c'))).toEqual([
      view('vencidas', 'c'),
      view('Notas', 'b'),
    ]);
  });

  it('requires a name and limits its length', () => {
    expect(withView([], view('  '))).toEqual([]);
    expect(viewName(`  a   b ${'c'.repeat(200)}`)).toHaveLength(maxViewNameLength);
  });

  it('limits the number of views and removes views', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 60 }), (names) => {
        const views = names.reduce<ReturnType<typeof readViews>>(
          (saved, name) => withView(saved, view(name)),
          [],
        );
        expect(views.length).toBeLessThanOrEqual(maxViews);
        expect(readViews(JSON.stringify(views))).toEqual(views);
        for (const { name } of views) {
          expect(withoutView(views, name)).toHaveLength(views.length - 1);
        }
      }),
    );
  });
});

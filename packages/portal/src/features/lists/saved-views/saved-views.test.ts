import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addView,
  maxViewNameLength,
  maxViews,
  normalizeViewName,
  readViews,
  removeView,
} from './saved-views.ts';

const createView = (name: string, query = 'q=1') => ({ name, query });

describe('saved views', () => {
  it.each([
    [null],
    [''],
    ['{'],
    ['null'],
    ['{"name":"a"}'],
    ['[null, 1, {"name": 3, "query": ""}, {"name": " ", "query": ""}]'],
  ])('reads no views from %j', (storedJson) => {
    expect(readViews(storedJson)).toEqual([]);
  });

  it('reads the saved views without unknown fields', () => {
    const storedJson = JSON.stringify([
      createView('Vencidas'),
      { ...createView('NC'), token: 'x' },
    ]);
    expect(readViews(storedJson)).toEqual([createView('Vencidas'), createView('NC')]);
  });

  it('sorts newest first and keeps names unique regardless of case', () => {
    const views = addView(addView([], createView('Vencidas', 'a')), createView('Notas', 'b'));
    expect(addView(views, createView(' vencidas ', 'c'))).toEqual([
      createView('vencidas', 'c'),
      createView('Notas', 'b'),
    ]);
  });

  it('requires a name and limits its length', () => {
    expect(addView([], createView('  '))).toEqual([]);
    expect(normalizeViewName(`  a   b ${'c'.repeat(200)}`)).toHaveLength(maxViewNameLength);
  });

  it('limits the number of views and removes views', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 60 }), (names) => {
        const views = names.reduce<ReturnType<typeof readViews>>(
          (savedViews, name) => addView(savedViews, createView(name)),
          [],
        );
        expect(views.length).toBeLessThanOrEqual(maxViews);
        expect(readViews(JSON.stringify(views))).toEqual(views);
        for (const { name } of views) {
          expect(removeView(views, name)).toHaveLength(views.length - 1);
        }
      }),
    );
  });
});

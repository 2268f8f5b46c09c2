import { afterEach, expect, test, vi } from 'vitest';
import { lockScroll } from './lock-scroll.ts';

/** Stubs a page with a scrollbar of the given width, in px. */
function stubPage(scrollbarWidth: number) {
  const properties = new Map<string, string>();
  const style = {
    overflow: '',
    paddingRight: '',
    setProperty: (name: string, value: string) => properties.set(name, value),
    removeProperty: (name: string) => properties.delete(name),
  };
  vi.stubGlobal('window', { innerWidth: 1280 });
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal('document', {
    documentElement: { style, clientWidth: 1280 - scrollbarWidth },
    activeElement: null,
    body: {},
  });
  return { style, properties };
}

afterEach(() => vi.unstubAllGlobals());

test('reserves the space of the scrollbar and exposes its width in `--ui-scrollbar`', () => {
  const { style, properties } = stubPage(12);
  const releaseFirst = lockScroll(null);
  const releaseSecond = lockScroll(null);
  expect(style).toMatchObject({ overflow: 'hidden', paddingRight: '12px' });
  expect(properties.get('--ui-scrollbar')).toBe('12px');
  releaseFirst();
  expect(style.overflow).toBe('hidden');
  releaseSecond();
  expect(style).toMatchObject({ overflow: '', paddingRight: '' });
  expect(properties.size).toBe(0);
});

test('adds no padding to a page without a scrollbar', () => {
  const { style, properties } = stubPage(0);
  const release = lockScroll(null);
  expect(style).toMatchObject({ overflow: 'hidden', paddingRight: '' });
  expect(properties.size).toBe(0);
  release();
});

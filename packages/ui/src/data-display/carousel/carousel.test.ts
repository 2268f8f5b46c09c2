import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Carousel } from './carousel.tsx';

const rendered = () =>
  renderToString(
    createElement(Carousel, {
      label: 'Novedades',
      autoplayMs: 5000,
      slides: ['one', 'two'].map((id) => ({ id, content: id })),
    }),
  );

afterEach(() => vi.unstubAllGlobals());

test('a browser renders at first what the server rendered, whatever motion it wants', () => {
  const onServer = rendered();
  for (const matches of [true, false]) {
    vi.stubGlobal('matchMedia', () => ({ matches }));
    expect(rendered()).toBe(onServer);
  }
});

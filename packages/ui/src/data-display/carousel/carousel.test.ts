import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Carousel } from './carousel.tsx';

const renderCarousel = () =>
  renderToString(
    createElement(Carousel, {
      label: 'Novedades',
      autoplayMs: 5000,
      slides: ['one', 'two'].map((id) => ({ id, content: id })),
    }),
  );

afterEach(() => vi.unstubAllGlobals());

test('the initial render matches the server with and without reduced motion', () => {
  const serverMarkup = renderCarousel();
  for (const matches of [true, false]) {
    vi.stubGlobal('matchMedia', () => ({ matches }));
    expect(renderCarousel()).toBe(serverMarkup);
  }
});

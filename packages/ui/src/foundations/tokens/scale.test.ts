import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getPixels, getScale, getScaleValue } from './scale-values.ts';

const scaleCss = readFileSync(new URL('./scale.css', import.meta.url), 'utf8');

test('breakpoints and modal radius have the specified values (spec 9)', () => {
  const breakpoints = getScale(scaleCss, 'breakpoint').map(({ value }) => getPixels(value));
  expect(breakpoints).toEqual([576, 768, 992, 1200]);
  expect(getScaleValue(scaleCss, 'radius-ui-modal')).toBe('1.25rem');
});

test('both font families start with Avenir, followed by the bundled fonts (spec 9)', () => {
  const bundledFonts =
    '"Nunito Sans Variable", "Nunito Sans Fallback", "Nunito Sans Fallback Roboto", sans-serif';
  expect(getScaleValue(scaleCss, 'font-body')).toBe(`"Avenir-Book", ${bundledFonts}`);
  expect(getScaleValue(scaleCss, 'font-heading')).toBe(`"Avenir-Black", ${bundledFonts}`);
});

test('text sizes, radii and container widths increase with each step', () => {
  for (const family of ['text', 'radius', 'container']) {
    const sizes = getScale(scaleCss, family)
      .filter(({ name }) => !name.includes('--'))
      .map(({ value }) => getPixels(value));
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  }
});

test('each text size has a line height', () => {
  const names = getScale(scaleCss, 'text').map(({ name }) => name);
  const sizes = names.filter((name) => !name.includes('--'));
  expect(names.filter((name) => name.endsWith('--line-height'))).toEqual(
    sizes.map((name) => `${name}--line-height`),
  );
});

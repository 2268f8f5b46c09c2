import { afterEach, expect } from 'vitest';
import { getBareTexts } from './page-checks/get-bare-texts.ts';

/** Checks every story after its play function: the page must survive the browser's translation. */
afterEach(({ task }) => {
  if (task.result?.state === 'fail') return;
  expect
    .soft(getBareTexts(), 'texts beside siblings, which need an element of their own')
    .toEqual([]);
});

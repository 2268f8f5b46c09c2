import { Checker } from 'accessibility-checker-engine/ace-node.js';
import { afterEach, expect } from 'vitest';

const checker = new Checker();

/** What the engine reports about the document, which a story of a component is not. */
const pageRules: readonly string[] = [
  'skip_main_exists',
  'html_skipnav_exists',
  'page_title_exists',
];

/**
 * Checks every story after its play function with IBM's engine, a second opinion beside axe (`npm run evidence --
 * accessibility`). What it can only suspect is left to people.
 */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  const { results } = await checker.check(document.body, ['WCAG_2_2']);
  const violations = results.filter(
    ({ ruleId, value: [policy, outcome] }) =>
      policy === 'VIOLATION' && outcome === 'FAIL' && !pageRules.includes(ruleId),
  );
  expect
    .soft(violations.map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`))
    .toEqual([]);
});

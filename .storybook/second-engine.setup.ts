import { Checker } from 'accessibility-checker-engine/ace-node.js';
import { afterEach, expect } from 'vitest';

const checker = new Checker();

/** What the engine reports about the document, which a story of a component is not. */
const pageRules: readonly string[] = [
  'skip_main_exists',
  'html_skipnav_exists',
  'page_title_exists',
];

/** Rules in which the engine is wrong, and that axe checks too. */
const rulesOfAxe: readonly string[] = [
  // A label around a checkbox that `aria-label` names: it only makes the area larger.
  'label_content_exists',
  // It does not read a label that is hidden for the eye.
  'input_label_exists',
  // An e-mail field may be a `username` (HTML, autofill).
  'input_autocomplete_valid',
  // It asks the contrast of disabled fields, whose texts need none (WCAG 1.4.3).
  'text_contrast_sufficient',
];

/** A story of all states shows the same component, with the same name, several times. */
const isRepeated = (storyName: string, ruleId: string): boolean =>
  storyName === 'States' && /_label_unique$|^fieldset_label_valid$/.test(ruleId);

/**
 * Checks every story after its play function with IBM's engine, a second opinion beside axe (`npm run evidence --
 * accessibility`). What it can only suspect is left to people.
 */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  const { results } = await checker.check(document.body, ['WCAG_2_2']);
  const violations = results.filter(
    ({ ruleId, value: [policy, outcome] }) =>
      policy === 'VIOLATION' &&
      outcome === 'FAIL' &&
      ![...pageRules, ...rulesOfAxe].includes(ruleId) &&
      !isRepeated(task.name, ruleId),
  );
  expect
    .soft(violations.map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`))
    .toEqual([]);
});

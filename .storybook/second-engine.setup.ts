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
  // The option with the keyboard's focus need not be the selected one (ARIA, combobox).
  'combobox_active_descendant',
  // Articles are named by their titles, which those who write them may repeat.
  'aria_article_label_unique',
];

const isNameRule = (ruleId: string): boolean =>
  /_label_unique$|^fieldset_label_valid$/.test(ruleId);

/** A story of all states shows the same component several times, and the page below a modal is inert. */
const isRepeated = (storyName: string, ruleId: string): boolean =>
  isNameRule(ruleId) && (storyName === 'States' || document.querySelector('dialog:modal') !== null);

/** It takes a text that is scrolled out of its box for invisible. */
const isScrolledAway = (storyName: string, ruleId: string): boolean =>
  storyName === 'Sticky Headings' && ruleId === 'label_name_visible';

/** A grid of days or months has no headings for its months: each cell names its own. */
const isMonthGrid = (ruleId: string, snippet: string): boolean =>
  ruleId === 'table_headers_exists' && snippet.includes('role="grid"');

/** It takes the text of an element that the browser skips, because it is out of sight, for empty. */
const renderSkippedElements = () => {
  const style = document.createElement('style');
  style.textContent = '* { content-visibility: visible !important }';
  document.head.append(style);
  return () => style.remove();
};

/**
 * Checks every story after its play function with IBM's engine, a second opinion beside axe (`npm run evidence --
 * accessibility`). What it can only suspect is left to people.
 */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  const skipElements = renderSkippedElements();
  const { results } = await checker.check(document.body, ['WCAG_2_2']);
  skipElements();
  const violations = results.filter(
    ({ ruleId, snippet, value: [policy, outcome] }) =>
      policy === 'VIOLATION' &&
      outcome === 'FAIL' &&
      ![...pageRules, ...rulesOfAxe].includes(ruleId) &&
      !isRepeated(task.name, ruleId) &&
      !isScrolledAway(task.name, ruleId) &&
      !isMonthGrid(ruleId, snippet),
  );
  expect
    .soft(violations.map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`))
    .toEqual([]);
});

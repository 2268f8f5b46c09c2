import postcss, { AtRule, type Node, type Rule } from 'postcss';

/** Matches a selector of the page. Print rules repeat `:root` for a higher specificity. */
const pageSelectorPattern = /^(?:html|body|(?::root)+|:host)(?![\w-])/;
/** Matches a selector that consists only of theme or mode attributes. */
const themeSelectorPattern = /^(?:\[data-(?:theme|mode)[^\]]*\])+$/;
/**
 * Without layers, the specificity keeps their order: reset and base styles, classes, unlayered rules. The base
 * overrides the page's rules for elements, and every class overrides the base: `:not(a a a a)` matches every
 * element and counts as four of them. Otherwise an app's `bg-…` class, for which `cn` removes the kit's, would
 * have no effect, and a button would be invisible.
 */
const prefixes = {
  base: ':where([data-theme]):not(a a a a)',
  classes: '[data-theme]',
  unlayered: '[data-theme]'.repeat(4),
} as const;

/** Resets the properties that pages often set on bare elements and that Tailwind's reset keeps. */
const resetCss =
  'h1,h2,h3,h4,h5,h6,p,a,label,legend,dt,dd,li,caption{color:inherit;font-family:inherit;font-style:inherit;line-height:inherit;letter-spacing:inherit;text-transform:inherit}' +
  'p,a,label,legend,dt,dd,li,caption{font-weight:inherit}caption{caption-side:top}';

const findAtRule = (name: string, node: Node | undefined): AtRule | undefined =>
  node instanceof AtRule && node.name === name
    ? node
    : node?.parent && findAtRule(name, node.parent);

const getPrefix = (rule: Rule): string => {
  const layer = findAtRule('layer', rule);
  if (!layer) return prefixes.unlayered;
  return prefixes[layer.params === 'base' ? 'base' : 'classes'];
};

const scopeSelectors = (rule: Rule): string[] => {
  const prefix = getPrefix(rule);
  return rule.selectors.map((selector) => {
    if (pageSelectorPattern.test(selector))
      return selector.replace(pageSelectorPattern, '[data-theme]');
    return themeSelectorPattern.test(selector)
      ? `:where([data-theme])${selector}`
      : `${prefix} ${selector}`;
  });
};

/**
 * Returns a style sheet for a part of a page of another app. Its rules apply only inside an element with
 * `data-theme` and override the page's rules for bare elements. Cascade layers are removed, since the page's
 * unlayered rules would override them.
 * @param css The style sheet for complete pages.
 */
export const keepWithinTheme = (css: string): string => {
  const sheet = postcss.parse(css.replace('@layer base{', `@layer base{${resetCss}`));
  sheet.walkRules((rule) => {
    if (!findAtRule('keyframes', rule)) rule.selectors = [...new Set(scopeSelectors(rule))];
  });
  sheet.walkAtRules('layer', (layer) => {
    layer.replaceWith(layer.nodes ?? []);
  });
  return sheet.toString();
};

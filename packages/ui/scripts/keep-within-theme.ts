import postcss, { type Node, type Rule } from 'postcss';

/** What stands for the page, also where print names it three times to win. */
const page = /^(?:html|body|(?::root)+|:host)(?![\w-])/;
/** Nothing but a theme's or a mode's name. */
const named = /^(?:\[data-(?:theme|mode)[^\]]*\])+$/;
/** Rules outside the layers win over all within them: where no layer is left, by their weight. */
const prefixes = { layered: '[data-theme]', free: '[data-theme]'.repeat(4) } as const;

/** What pages like to say of bare elements and the reset leaves as it is. */
const undone =
  'h1,h2,h3,h4,h5,h6,p,a,label,legend,dt,dd,li,caption{color:inherit;font-family:inherit;font-style:inherit;line-height:inherit;letter-spacing:inherit;text-transform:inherit}' +
  'p,a,label,legend,dt,dd,li,caption{font-weight:inherit}caption{caption-side:top}';

const isIn = (name: string, node: Node | undefined): boolean =>
  node?.type === 'atrule' && 'name' in node && node.name === name
    ? true
    : node?.parent !== undefined && isIn(name, node.parent);

const within = (rule: Rule): string[] => {
  const prefix = prefixes[isIn('layer', rule) ? 'layered' : 'free'];
  return rule.selectors.map((selector) => {
    if (page.test(selector)) return selector.replace(page, '[data-theme]');
    return named.test(selector) ? `:where([data-theme])${selector}` : `${prefix} ${selector}`;
  });
};

/**
 * The style sheet for a part of somebody else's page. Every rule holds only inside an element with
 * `data-theme`, and outweighs what the page says of bare elements: the layers are gone, since
 * whatever lies in a layer loses to a page without layers.
 * @param css The sheet for whole pages.
 */
export const keepWithinTheme = (css: string): string => {
  const sheet = postcss.parse(css.replace('@layer base{', `@layer base{${undone}`));
  sheet.walkRules((rule) => {
    if (!isIn('keyframes', rule)) rule.selectors = [...new Set(within(rule))];
  });
  sheet.walkAtRules('layer', (layer) => {
    layer.replaceWith(layer.nodes ?? []);
  });
  return sheet.toString();
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of the Design Tokens format (2025.10) that the scale uses. */
interface Dimension {
  readonly value: number;
  readonly unit: string;
}
interface Token<Value, Extension = never> {
  readonly $value: Value;
  readonly $extensions?: { readonly surtidor: Extension };
}
type Group<Value, Extension = never> = Readonly<Record<string, Token<Value, Extension> | string>>;
interface Typography {
  readonly fontSize: Dimension;
  readonly lineHeight: number;
}
interface Transition {
  readonly duration: Dimension;
  /** An alias: '{easing.out}'. */
  readonly timingFunction: string;
}
interface ScaleTokens {
  readonly $description: string;
  readonly font: Group<readonly string[]>;
  readonly 'font-weight': Group<number>;
  readonly text: Group<Typography, { readonly vw: number }>;
  readonly spacing: Token<Dimension>;
  readonly radius: Group<Dimension>;
  readonly breakpoint: Group<Dimension>;
  readonly container: Group<Dimension>;
  readonly easing: Group<readonly number[]>;
  readonly animate: Group<Transition, { readonly iterations: string }>;
  readonly transition: Token<Transition>;
}

const listTokens = <Value, Extension>(
  group: Group<Value, Extension>,
): readonly (Token<Value, Extension> & { readonly name: string })[] =>
  Object.entries(group).flatMap(([name, token]) =>
    typeof token === 'string' ? [] : [{ name, ...token }],
  );

const formatDimension = ({ value, unit }: Dimension): string => `${value}${unit}`;

const formatFontFamilies = (families: readonly string[]): string =>
  families.map((family) => (family === 'sans-serif' ? family : `"${family}"`)).join(', ');

const getNamespaceLines = <Value>(
  group: Group<Value>,
  name: string,
  formatValue: (value: Value) => string,
  prefix = '',
): readonly string[] => [
  `--${name}-*: initial;`,
  ...listTokens(group).map(
    (token) => `--${name}-${prefix}${token.name}: ${formatValue(token.$value)};`,
  ),
];

/** Returns the Tailwind theme of the scale. Tailwind's own values are removed first. */
const getThemeLines = (scale: ScaleTokens): readonly string[] => {
  const formatEasing = (alias: string) => {
    const easing = scale.easing[alias.slice('{easing.'.length, -1)];
    if (typeof easing !== 'object') throw new Error(`The token ${alias} does not exist.`);
    return `cubic-bezier(${easing.$value.join(', ')})`;
  };
  const transition = scale.transition.$value;
  return [
    ...getNamespaceLines(scale.font, 'font', formatFontFamilies),
    ...listTokens(scale['font-weight']).map(
      ({ name, $value }) => `--font-weight-${name}: ${$value};`,
    ),
    '--text-*: initial;',
    ...listTokens(scale.text).flatMap(({ name, $value }) => [
      `--text-${name}: ${formatDimension($value.fontSize)};`,
      `--text-${name}--line-height: ${$value.lineHeight};`,
    ]),
    `--spacing: ${formatDimension(scale.spacing.$value)};`,
    ...getNamespaceLines(scale.radius, 'radius', formatDimension, 'ui-'),
    ...getNamespaceLines(scale.breakpoint, 'breakpoint', formatDimension),
    ...getNamespaceLines(scale.container, 'container', formatDimension),
    '--shadow-*: initial;',
    '--animate-*: initial;',
    ...listTokens(scale.animate).map(({ name, $value, $extensions }) => {
      const { duration, timingFunction } = $value;
      const values = [`ui-${name}`, formatDimension(duration), formatEasing(timingFunction)];
      return `--animate-${name}: ${[...values, $extensions?.surtidor.iterations].filter(Boolean).join(' ')};`;
    }),
    `--default-transition-duration: ${formatDimension(transition.duration)};`,
    `--default-transition-timing-function: ${formatEasing(transition.timingFunction)};`,
  ];
};

/** Limits large font sizes by the viewport, so that words and amounts fit on a phone with doubled text size. */
const getFontLimitLines = ({ text }: ScaleTokens): readonly string[] =>
  listTokens(text).flatMap(({ name, $value, $extensions }) =>
    $extensions
      ? [`--text-${name}: min(${formatDimension($value.fontSize)}, ${$extensions.surtidor.vw}vw);`]
      : [],
  );

/** Returns the color roles as Tailwind colors (`bg-ui-surface`). Dark backgrounds set `--ui-ring` to a light focus ring. */
const getColorLines = (roles: readonly string[]): readonly string[] => [
  '--color-*: initial;',
  '--color-transparent: transparent;',
  '--color-current: currentcolor;',
  ...roles
    .filter((role) => role !== 'focus')
    .map((role) => `--color-ui-${role}: var(--ui-${role});`),
  '--color-ui-ring: var(--ui-ring, var(--ui-focus));',
];

const formatBlock = (selector: string, lines: readonly string[]): string =>
  `${selector} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`;

const folder = join(import.meta.dirname, '..', 'src', 'foundations', 'tokens');

const readTokens = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** Returns the path and content of the scale's style sheet. */
export const createScaleSheet = (): readonly [file: string, sheet: string] => {
  const scale: ScaleTokens = readTokens('scale.tokens.json');
  const roles = Object.keys(readTokens('themes/standard.tokens.json').light.color);
  const sheet = [
    `/*\n * ${scale.$description}\n * Generated from scale.tokens.json and the roles of standard.tokens.json by npm run format.\n */\n`,
    formatBlock('@theme inline', getColorLines(roles.filter((role) => !role.startsWith('$')))),
    `\n${formatBlock('@theme', getThemeLines(scale))}`,
    `\n@layer base {\n${formatBlock('  :root', getFontLimitLines(scale)).replaceAll('\n', '\n  ').trimEnd()}\n}\n`,
  ].join('');
  return [join(folder, 'scale.css'), sheet];
};

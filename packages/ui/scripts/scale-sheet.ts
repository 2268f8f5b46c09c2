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

const getTokens = <Value, Extension>(
  group: Group<Value, Extension>,
): readonly (Token<Value, Extension> & { readonly name: string })[] =>
  Object.entries(group).flatMap(([name, token]) =>
    typeof token === 'string' ? [] : [{ name, ...token }],
  );

const dimensionToCss = ({ value, unit }: Dimension): string => `${value}${unit}`;

const fontToCss = (families: readonly string[]): string =>
  families.map((family) => (family === 'sans-serif' ? family : `"${family}"`)).join(', ');

const namespace = <Value>(
  group: Group<Value>,
  name: string,
  toCss: (value: Value) => string,
): readonly string[] => [
  `--${name}-*: initial;`,
  ...getTokens(group).map((token) => `--${name}-${token.name}: ${toCss(token.$value)};`),
];

/** The Tailwind theme of the scale. Tailwind's own values are taken away first. */
const themeLines = (scale: ScaleTokens): readonly string[] => {
  const easingToCss = (alias: string) => {
    const easing = scale.easing[alias.slice('{easing.'.length, -1)];
    if (typeof easing !== 'object') throw new Error(`There is no token ${alias}.`);
    return `cubic-bezier(${easing.$value.join(', ')})`;
  };
  const transition = scale.transition.$value;
  return [
    ...namespace(scale.font, 'font', fontToCss),
    '--default-font-family: var(--font-body);',
    ...getTokens(scale['font-weight']).map(
      ({ name, $value }) => `--font-weight-${name}: ${$value};`,
    ),
    '--text-*: initial;',
    ...getTokens(scale.text).flatMap(({ name, $value }) => [
      `--text-${name}: ${dimensionToCss($value.fontSize)};`,
      `--text-${name}--line-height: ${$value.lineHeight};`,
    ]),
    `--spacing: ${dimensionToCss(scale.spacing.$value)};`,
    ...namespace(scale.radius, 'radius', dimensionToCss),
    ...namespace(scale.breakpoint, 'breakpoint', dimensionToCss),
    ...namespace(scale.container, 'container', dimensionToCss),
    '--shadow-*: initial;',
    '--animate-*: initial;',
    ...getTokens(scale.animate).map(({ name, $value, $extensions }) => {
      const { duration, timingFunction } = $value;
      const parts = [`ui-${name}`, dimensionToCss(duration), easingToCss(timingFunction)];
      return `--animate-${name}: ${[...parts, $extensions?.surtidor.iterations].filter(Boolean).join(' ')};`;
    }),
    `--default-transition-duration: ${dimensionToCss(transition.duration)};`,
    `--default-transition-timing-function: ${easingToCss(transition.timingFunction)};`,
  ];
};

/** On a phone with doubled text the large sizes leave a word or an amount whole. */
const limitLines = ({ text }: ScaleTokens): readonly string[] =>
  getTokens(text).flatMap(({ name, $value, $extensions }) =>
    $extensions
      ? [`--text-${name}: min(${dimensionToCss($value.fontSize)}, ${$extensions.surtidor.vw}vw);`]
      : [],
  );

/** The colour roles as Tailwind's colours. A dark background turns the ring of focus light. */
const colorLines = (roles: readonly string[]): readonly string[] => [
  '--color-*: initial;',
  '--color-transparent: transparent;',
  '--color-current: currentcolor;',
  ...roles.filter((role) => role !== 'focus').map((role) => `--color-${role}: var(--ui-${role});`),
  '--color-ring: var(--ui-ring, var(--ui-focus));',
];

const block = (head: string, lines: readonly string[]): string =>
  `${head} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`;

const folder = join(import.meta.dirname, '..', 'src', 'foundations', 'tokens');

const readTokens = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** Returns the file of the scale's style sheet and what the tokens make of it. */
export const scaleSheet = (): readonly [file: string, sheet: string] => {
  const scale: ScaleTokens = readTokens('scale.tokens.json');
  const roles = Object.keys(readTokens('themes/standard.tokens.json').light.color);
  const sheet = [
    `/*\n * ${scale.$description}\n * Generated from scale.tokens.json and the roles of standard.tokens.json by npm run format.\n */\n`,
    block('@theme inline', colorLines(roles.filter((role) => !role.startsWith('$')))),
    `\n${block('@theme', themeLines(scale))}`,
    `\n@layer base {\n${block('  :root', limitLines(scale)).replaceAll('\n', '\n  ').trimEnd()}\n}\n`,
  ].join('');
  return [join(folder, 'scale.css'), sheet];
};

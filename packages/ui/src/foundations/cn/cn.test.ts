import { readFileSync } from 'node:fs';
import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Button } from '../../actions/button/button.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Link } from '../../actions/link/link.tsx';
import { Menu } from '../../actions/menu/menu.tsx';
import { Badge } from '../../data-display/badge/badge.tsx';
import { Alert } from '../../feedback/alert/alert.tsx';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import { Card } from '../../layout/card/card.tsx';
import { Popover } from '../../overlays/popover/popover.tsx';
import { cn } from './cn.ts';

const getClasses = (element: Parameters<typeof renderToStaticMarkup>[0]): readonly string[] =>
  /class="([^"]*)"/.exec(renderToStaticMarkup(element))?.[1]?.split(' ') ?? [];

describe("a caller's className", () => {
  test('replaces the padding of a component', () => {
    const getAlertClasses = (className: string) =>
      getClasses(jsx(Alert, { tone: 'info', children: 'Aviso', className }));
    expect(getAlertClasses('')).toContain('px-4');
    expect(getAlertClasses('px-2')).toContain('px-2');
    expect(getAlertClasses('px-2')).not.toContain('px-4');
  });

  test('replaces the color of a component with another token', () => {
    const classes = getClasses(
      jsx(Badge, { tone: 'danger', className: 'text-ui-ink-soft', children: 'Vencida' }),
    );
    expect(classes.filter((name) => /^text-(?!xs)/.test(name))).toEqual(['text-ui-ink-soft']);
  });

  test("replaces the kit's own shadow and radius", () => {
    const classes = getClasses(
      jsx(Card, { className: 'elevate-2 rounded-ui-modal', children: '' }),
    );
    expect(classes).toEqual(expect.arrayContaining(['elevate-2', 'rounded-ui-modal']));
    expect(classes.filter((name) => /^(?:elevate-1|rounded-ui-lg)$/.test(name))).toEqual([]);
  });

  test('replaces the size of a placeholder', () => {
    expect(getClasses(jsx(Skeleton, { className: 'size-8 rounded-full' }))).toEqual([
      'block',
      'animate-pulse',
      'bg-ui-line',
      'size-8',
      'rounded-full',
    ]);
  });
});

describe('the className of an element inside `asChild`', () => {
  const link = jsx('a', { href: '/', className: 'px-2 elevate-2', children: 'Ir' });
  const cases = [
    [
      'Button',
      jsx(Button, { asChild: true, className: 'px-3', children: link }),
      /^(?:px-3|px-\[)/,
    ],
    [
      'IconButton',
      jsx(IconButton, { asChild: true, label: 'Ir', className: 'px-3', children: link }),
      /^px-3/,
    ],
    ['Link', jsx(Link, { asChild: true, className: 'px-3', children: link }), /^px-3/],
    [
      'Card',
      jsx(Card, { asChild: true, className: 'px-3', children: link }),
      /^(?:px-3|elevate-1)/,
    ],
    ['Menu', jsx(Menu, { label: 'Ir', actions: [], className: 'px-3', trigger: link }), /^px-3/],
    [
      'Popover',
      jsx(Popover, { label: 'Ir', className: 'px-3', trigger: link, children: '' }),
      /^px-3/,
    ],
  ] as const;

  test.each(cases)('replaces the classes of %s', (_name, element, replacedPattern) => {
    const classes = getClasses(element);
    expect(classes).toEqual(expect.arrayContaining(['px-2', 'elevate-2']));
    expect(classes.filter((name) => replacedPattern.test(name))).toEqual([]);
  });
});

const scaleCss = readFileSync(new URL('../tokens/scale.css', import.meta.url), 'utf8');

/** The Tailwind utilities of each token namespace. */
const utilitiesByNamespace: Readonly<Record<string, readonly string[]>> = {
  color: ['bg', 'text', 'border', 'fill'],
  text: ['text'],
  font: ['font'],
  'font-weight': ['font'],
  radius: ['rounded', 'rounded-t'],
  container: ['max-w', 'w'],
  animate: ['animate'],
};
/** Another value of the same utility. */
const otherValueByNamespace: Readonly<Record<string, string>> = {
  color: 'current',
  text: '[5rem]',
  font: 'sans',
  'font-weight': 'thin',
  radius: 'none',
  container: '0',
  animate: 'none',
};

const tokens = [
  ...scaleCss.matchAll(
    /^ {2}--(color|text|font-weight|font|radius|container|animate)-([\w-]+?): (?!initial)/gm,
  ),
]
  .map(([, namespace = '', name = '']) => ({ namespace, name }))
  .filter(({ name }) => !name.includes('--'));

test.each(tokens)('merges the classes of the token $namespace-$name', ({ namespace, name }) => {
  for (const utility of utilitiesByNamespace[namespace] ?? []) {
    const lastClass = `${utility}-${name}`;
    expect(cn(`${utility}-${otherValueByNamespace[namespace]}`, lastClass)).toBe(lastClass);
  }
});

test('keeps classes that set different properties', () => {
  const classes =
    'text-sm font-heading font-bold text-ui-ink border border-ui-line rounded-ui-modal';
  expect(cn(classes)).toBe(classes);
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, createElement, createRef, type RefAttributes } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect } from 'storybook/test';
import * as kit from '../index.ts';
import { noRoot, ownFixtures, posting } from './contract-fixtures.tsx';

type Piece = ComponentType<Record<string, unknown> & RefAttributes<Element>>;

interface StoriesModule {
  default: { component?: unknown; args?: Record<string, unknown> };
}

/** The props that each component's own stories begin with. */
const told = Object.values(
  import.meta.glob<StoriesModule>(['../**/*.stories.tsx', '!./**'], { eager: true }),
);

const isPiece = ([name, value]: [string, unknown]): boolean =>
  /^[A-Z][a-z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null)) &&
  !noRoot.includes(name);

const pieces = Object.entries(kit).filter(isPiece) as unknown as [string, Piece][];

const fixtureOf = (name: string, piece: Piece): Record<string, unknown> | undefined =>
  ownFixtures[name] ?? told.find(({ default: meta }) => meta.component === piece)?.default.args;

/** Draws one piece alone, looks at it, and takes it away again. */
const drawn = <Answer,>(
  piece: Piece,
  props: Record<string, unknown>,
  look: (page: HTMLElement) => Answer,
  tag: 'div' | 'form' = 'div',
): Answer => {
  const page = document.body.appendChild(document.createElement(tag));
  const root = createRoot(page);
  try {
    flushSync(() => root.render(createElement(piece, props)));
    return look(page);
  } finally {
    flushSync(() => root.unmount());
    page.remove();
  }
};

const meta = {
  title: 'Contract',
  tags: ['!autodocs', '!dev'],
  render: () => <p>Every piece is drawn alone, looked at, and taken away again.</p>,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is wrong with how a piece hands on `ref`, `className` and `data-*`; nothing where all is well. */
const faultOf = ([name, piece]: [string, Piece]): string[] => {
  const props = fixtureOf(name, piece);
  if (props === undefined) return [`${name} has no fixture`];
  const ref = createRef<Element>();
  return drawn(piece, { ...props, ref, className: 'of-the-owner', 'data-mark': 'yes' }, () => {
    const marked = document.querySelector('[data-mark=yes]');
    const classed = document.querySelector('.of-the-owner');
    const at = ref.current;
    const isOne = marked?.contains(classed) || classed?.contains(marked);
    return [
      ...(at instanceof Element ? [] : [`${name}: no ref`]),
      ...(marked ? [] : [`${name}: no data-*`]),
      ...(classed ? [] : [`${name}: no className`]),
      ...(marked && classed && !isOne ? [`${name}: className and data-* apart`] : []),
    ];
  });
};

/** A component of the kit that is in no table fails here, as one that keeps a prop to itself. */
export const RefClassNameAndData: Story = {
  play: async () => {
    await expect(pieces.length).toBeGreaterThan(70);
    await expect(pieces.flatMap(faultOf)).toEqual([]);
  },
};

const byName = new Map(pieces);
const asPiece = (name: string): Piece => {
  const piece = byName.get(name);
  if (piece === undefined) throw new Error(`The kit has no ${name}.`);
  return piece;
};

/** What opens says so, begins open where that is asked for, and closes where its owner says so. */
export const OpenAndDefaultOpen: Story = {
  play: async () => {
    const opening = [
      ...['Dialog', 'Popover', 'Tooltip', 'DatePicker', 'DateRangePicker', 'MonthPicker'],
      ...['MultiSelect', 'LargeSelect'],
    ];
    const faults = opening.flatMap((name) => {
      const { open: _, ...props } = fixtureOf(name, asPiece(name)) ?? {};
      const stateIn = (more: object) =>
        drawn(asPiece(name), { ...props, ...more }, () =>
          Boolean(document.querySelector('[data-state=open]')),
        );
      return [
        ...(stateIn({ defaultOpen: true }) ? [] : [`${name}: defaultOpen`]),
        ...(stateIn({ open: true }) ? [] : [`${name}: open`]),
        ...(stateIn({ open: false, defaultOpen: true }) ? [`${name}: stays open`] : []),
      ];
    });
    await expect(faults).toEqual([]);
  },
};

/** Pickers, selects, rating and radio group post under `name`, keep a `defaultValue` and can be `required`. */
export const NameRequiredAndDefaultValue: Story = {
  play: async () => {
    const faults = Object.entries(posting).flatMap(([name, { defaultValue, posts }]) => {
      const { value: _, ...props } = fixtureOf(name, asPiece(name)) ?? {};
      const given = { ...props, name: 'field', required: true, defaultValue };
      return drawn(
        asPiece(name),
        given,
        (form) => {
          const posted = new FormData(form as HTMLFormElement).getAll('field');
          const isRequired = form.querySelector(':required, [aria-required=true]') !== null;
          return [
            ...(JSON.stringify(posted) === JSON.stringify(posts)
              ? []
              : [`${name} posts ${JSON.stringify(posted)}`]),
            ...(isRequired ? [] : [`${name}: required`]),
          ];
        },
        'form',
      );
    });
    await expect(faults).toEqual([]);
  },
};

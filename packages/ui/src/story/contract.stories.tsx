import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, createElement, createRef, type RefAttributes } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as kit from '../index.ts';
import {
  alwaysSelected,
  closed,
  noRoot,
  opened,
  ownFixtures,
  posting,
} from './contract-fixtures.tsx';

type Piece = ComponentType<Record<string, unknown> & RefAttributes<Element>>;

interface StoriesModule {
  default: { component?: unknown; args?: Record<string, unknown> };
}

/** The default props of each component's own stories. */
const modules = Object.values(
  import.meta.glob<StoriesModule>(['../**/*.stories.tsx', '!./**'], { eager: true }),
);

const isPiece = ([name, value]: [string, unknown]): boolean =>
  /^[A-Z][a-z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null)) &&
  !(name in noRoot);

const pieces = Object.entries(kit).filter(isPiece) as unknown as [string, Piece][];

const getFixture = (name: string, piece: Piece): Record<string, unknown> | undefined =>
  ownFixtures[name] ?? modules.find(({ default: meta }) => meta.component === piece)?.default.args;

/** Renders a single component, runs a check on it and unmounts it. */
const rendered = <Answer,>(
  piece: Piece,
  props: Record<string, unknown>,
  inspect: (page: HTMLElement) => Answer,
  tag: 'div' | 'form' = 'div',
): Answer => {
  const page = document.body.appendChild(document.createElement(tag));
  const root = createRoot(page);
  try {
    flushSync(() => root.render(createElement(piece, props)));
    return inspect(page);
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

/** Returns the problems with how a component forwards `ref`, `className` and `data-*`, if any. */
const getFault = ([name, piece]: [string, Piece]): string[] => {
  const props = getFixture(name, piece);
  if (props === undefined) return [`${name} has no fixture`];
  const ref = createRef<Element>();
  return rendered(piece, { ...props, ref, className: 'of-the-owner', 'data-mark': 'yes' }, () => {
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

/** Fails for every component that is missing in the tables or does not forward a prop. */
export const RefClassNameAndData: Story = {
  play: async () => {
    await expect(pieces.length).toBeGreaterThan(70);
    // A stale exception would silently apply to a new component of the same name.
    await expect(Object.keys(noRoot).filter((name) => !(name in kit))).toEqual([]);
    await expect(pieces.flatMap(getFault)).toEqual([]);
  },
};

/**
 * JSX accepts `aria-label` regardless of the props' type, and it overrides every other name. A component with a
 * `label` is named by that prop.
 */
export const AriaLabel: Story = {
  play: async () => {
    const faults = pieces.flatMap(([name, piece]) => {
      if (getProps(name).label !== undefined) return [];
      const props = { ...getFixture(name, piece), 'aria-label': 'Nombre propio' };
      return rendered(piece, props, () => {
        const named = document.querySelector('[aria-label="Nombre propio"]');
        return named === null || named.hasAttribute('aria-labelledby') ? [name] : [];
      });
    });
    await expect(faults).toEqual([]);
  },
};

const byName = new Map(pieces);
const asPiece = (name: string): Piece => {
  const piece = byName.get(name);
  if (piece === undefined) throw new Error(`The kit has no ${name}.`);
  return piece;
};

/** The source code of the kit, so that no list here can miss a component or a prop. */
const sources = Object.values(
  import.meta.glob<string>(
    ['../**/*.{ts,tsx}', '!../**/*.stories.tsx', '!../foundations/docs/**', '!./**'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
).join('\n');

/** Returns the props of an interface and its base interfaces, and whether each is required. */
const getMembers = (type: string): Readonly<Record<string, { required: boolean } | undefined>> => {
  const [, head = '', body = ''] =
    new RegExp(`^export interface ${type}\\b([^{]*)\\{\n([\\s\\S]*?)^\\}`, 'm').exec(sources) ?? [];
  const extended = [...head.matchAll(/\b[A-Z]\w+\b/g)].map(([name]) => getMembers(name));
  const own = [...body.matchAll(/^ {2}(?:readonly )?(\w+)(\??):/gm)].map(
    ([, name = '', optional]) => [name, { required: optional === '' }],
  );
  return Object.assign({}, ...extended, Object.fromEntries(own));
};

const known = new Map([...byName.keys()].map((name) => [name, getMembers(`${name}Props`)]));
const getProps = (name: string) => known.get(name) ?? {};

const having = (...props: readonly string[]): readonly string[] =>
  [...byName.keys()].filter((name) => props.every((prop) => getProps(name)[prop] !== undefined));

const lacking = (names: readonly string[], ...props: readonly string[]): readonly string[] =>
  names.flatMap((name) =>
    props.filter((prop) => getProps(name)[prop] === undefined).map((prop) => `${name}: ${prop}`),
  );

const isControlledOnly = (name: string): boolean => getProps(name).open?.required === true;

/** Returns the props of an overlay component with a trigger and without `open`. */
const openingFixture = (name: string): Record<string, unknown> => {
  const { open: _, ...props } = getFixture(name, asPiece(name)) ?? {};
  const isWithoutTrigger = getProps(name).trigger !== undefined && props.trigger === undefined;
  return isWithoutTrigger
    ? { ...props, trigger: createElement('button', { type: 'button' }, 'Abrir') }
    : props;
};

const stateWith = (name: string, more: object, state = 'open'): boolean => {
  const props = openingFixture(name);
  return rendered(
    asPiece(name),
    { ...props, ...more },
    () => document.querySelector(`[data-state=${state}]`) !== null,
  );
};

/** Returns the element that opens a component: the one that announces it, otherwise the first button. */
const openerIn = (page: HTMLElement): HTMLElement | null =>
  page.querySelector<HTMLElement>('[role=combobox], [aria-haspopup], [aria-expanded]') ??
  page.querySelector<HTMLElement>('button');

/** Renders a single component, interacts with it and unmounts it. */
const used = async (
  name: string,
  props: Record<string, unknown>,
  use: (page: HTMLElement) => Promise<void>,
): Promise<void> => {
  const page = document.body.appendChild(document.createElement('div'));
  // In the center there is space on every side.
  Object.assign(page.style, {
    position: 'fixed',
    inset: '0 1rem',
    display: 'grid',
    alignContent: 'center',
  });
  const root = createRoot(page);
  try {
    flushSync(() => root.render(createElement(asPiece(name), props)));
    await use(page);
  } finally {
    flushSync(() => root.unmount());
    page.remove();
  }
};

/** Overlays call `onOpenChange`, support `defaultOpen`, and close if `open` becomes false. */
export const OpenAndDefaultOpen: Story = {
  play: async () => {
    const opening = having('open').filter((name) => !isControlledOnly(name));
    await expect(opening.length).toBeGreaterThan(15);
    await expect(lacking(opening, 'defaultOpen', 'onOpenChange')).toEqual([]);
    const faults = opening.flatMap((name) => {
      const [open, shut] = [opened[name] ?? true, closed[name] ?? false];
      return [
        ...(stateWith(name, { defaultOpen: open }) ? [] : [`${name}: defaultOpen`]),
        ...(stateWith(name, { open }) ? [] : [`${name}: open`]),
        ...(stateWith(name, { open: shut, defaultOpen: open }) ? [`${name}: stays open`] : []),
        ...(stateWith(name, {}, 'closed') ? [] : [`${name}: does not say that it is closed`]),
      ];
    });
    await expect(faults).toEqual([]);
    for (const name of opening) {
      const props = openingFixture(name);
      const onOpenChange = fn();
      await used(name, { ...props, onOpenChange }, async (page) => {
        await userEvent.click(openerIn(page) ?? page);
        await waitFor(() => expect(onOpenChange, name).toHaveBeenCalledWith(opened[name] ?? true));
      });
    }
  },
};

/** Only triggers of content elsewhere in the page leave `open` to the parent. */
export const OpenIsControlled: Story = {
  play: async () => {
    const controlled = having('open').filter(isControlledOnly);
    await expect(controlled).toEqual(['DisclosureButton', 'FilterButton']);
    await expect(controlled.filter((name) => !stateWith(name, { open: true }))).toEqual([]);
    await expect(controlled.filter((name) => stateWith(name, { open: false }))).toEqual([]);
  },
};

/** The posted values of the field named 'field'; a file as its name. */
const postedBy = (form: HTMLFormElement): readonly string[] =>
  new FormData(form)
    .getAll('field')
    .map((value) => (typeof value === 'string' ? value : value.name));

/** Form controls post under `name`, support `value` and `defaultValue`, and can be `required`. */
export const NameRequiredAndDefaultValue: Story = {
  play: async () => {
    const choosing = having('onValueChange');
    await expect(choosing.length).toBeGreaterThan(12);
    await expect(choosing.filter((name) => !(name in posting))).toEqual([]);
    const faults = Object.entries(posting).flatMap(([name, { given, posts }]) =>
      ['value', 'defaultValue'].flatMap((prop) => {
        const { value: _, ...props } = getFixture(name, asPiece(name)) ?? {};
        const all = { ...props, name: 'field', required: true, [prop]: given };
        return rendered(
          asPiece(name),
          all,
          (form) => {
            const posted = postedBy(form as HTMLFormElement);
            const isRequired = form.querySelector(':required, [aria-required=true]') !== null;
            return [
              ...(JSON.stringify(posted) === JSON.stringify(posts)
                ? []
                : [`${name} with ${prop} posts ${JSON.stringify(posted)}`]),
              ...(isRequired || alwaysSelected.includes(name) ? [] : [`${name}: required`]),
            ];
          },
          'form',
        );
      }),
    );
    await expect(faults).toEqual([]);
  },
};

/** Exactly one of several options is announced as selected. */
export const StateOfWhatIsSelected: Story = {
  play: async () => {
    const several = ['RadioGroup', 'RatingScale', 'SegmentedControl', 'Tabs'];
    const faults = several.filter((name) => {
      const { value: _, ...props } = getFixture(name, asPiece(name)) ?? {};
      return rendered(asPiece(name), { ...props, defaultValue: posting[name]?.given }, (page) => {
        const on = page.querySelectorAll('button[data-state=active], label[data-state=checked]');
        const off = page.querySelectorAll(
          'button[data-state=inactive], label[data-state=unchecked]',
        );
        return on.length !== 1 || off.length === 0;
      });
    });
    await expect(faults).toEqual([]);
    const cards = having('onSelectedChange');
    await expect(cards.length).toBeGreaterThan(3);
    const selected = { selected: true, selectLabel: 'Seleccionar' };
    await expect(cards.filter((name) => !stateWith(name, selected, 'checked'))).toEqual([]);
    const boxes = having('onCheckedChange');
    await expect(boxes).not.toEqual([]);
    for (const name of boxes) {
      for (const [more, state] of [
        [{ checked: true }, 'checked'],
        [{ checked: false }, 'unchecked'],
        [{ checked: false, mixed: true }, name === 'Switch' ? 'unchecked' : 'indeterminate'],
        [{ defaultChecked: true }, 'checked'],
        [{ defaultChecked: false }, 'unchecked'],
      ] as const) {
        await expect(stateWith(name, { label: 'Acepto', ...more }, state), name).toBe(true);
      }
      await used(name, { label: 'Acepto' }, async (page) => {
        const box = within(page).getByRole(name === 'Switch' ? 'switch' : 'checkbox');
        await userEvent.click(box);
        await expect(box, name).toHaveAttribute('data-state', 'checked');
        await userEvent.click(box);
        await expect(box, name).toHaveAttribute('data-state', 'unchecked');
      });
    }
  },
};

/** The selector of a component's open panel. */
const panel = ':popover-open, [role=menu]';

/** Panels open on the requested side, aligned to the requested edge. */
export const SideAndAlign: Story = {
  // Tall enough for a calendar on either side.
  globals: { viewport: { value: 'tall' } },
  parameters: {
    viewport: {
      options: { tall: { name: 'Tall', styles: { width: '1000px', height: '1400px' } } },
    },
  },
  play: async () => {
    const placed = having('side', 'align');
    await expect(placed.length).toBeGreaterThan(7);
    await expect(lacking(having('align'), 'side')).toEqual([]);
    const at = { top: Number.NaN, left: Number.NaN, isAsWide: false };
    for (const name of placed) {
      const { open: _, ...props } = getFixture(name, asPiece(name)) ?? {};
      const where = async (side: string, align: string) => {
        await used(name, { ...props, open: true, side, align }, async (page) => {
          await waitFor(() => expect(document.querySelector(panel), name).not.toBeNull());
          const { top, left, width } = (
            document.querySelector(panel) as Element
          ).getBoundingClientRect();
          Object.assign(at, { top, left, isAsWide: width === page.firstElementChild?.clientWidth });
        });
        return { ...at };
      };
      const above = await where('top', 'start');
      const below = await where('bottom', 'start');
      const atEnd = await where('bottom', 'end');
      await expect(above.top, `${name}: side`).toBeLessThan(below.top);
      // A list as wide as its field is aligned to both edges.
      if (!below.isAsWide) await expect(atEnd.left, `${name}: align`).not.toBe(below.left);
    }
  },
};

/** Every field with the name of its value prop. */
const fields: Readonly<Record<string, 'value' | 'checked'>> = {
  ...Object.fromEntries(
    [
      ...['TextField', 'PasswordField', 'MoneyInput', 'SearchBox', 'Select', 'MultiSelect'],
      ...['LargeSelect', 'DatePicker', 'DateRangePicker', 'MonthPicker', 'QuantityStepper'],
      ...['RadioGroup', 'RatingScale', 'SegmentedControl', 'Textarea', 'FileField'],
    ].map((name) => [name, 'value'] as const),
  ),
  Checkbox: 'checked',
  Switch: 'checked',
};

/** Returns the props of a field without a value, as an empty form passes them. */
const emptyFixture = (name: string): Record<string, unknown> => {
  const fixture = getFixture(name, asPiece(name)) ?? {};
  const { value: _value, defaultValue: _initial, checked: _checked, ...props } = fixture;
  return { label: 'Campo', ...props };
};

/** The requirements of a form library: focus, blur, hint, error, and the `form` attribute. */
export const FieldsInForms: Story = {
  play: async () => {
    await expect(Object.keys(fields)).toHaveLength(18);
    for (const name of Object.keys(fields)) {
      const ref = createRef<HTMLElement>();
      const onBlur = fn();
      const props = {
        ...{ ...emptyFixture(name), ref, onBlur, id: 'the-field', name: 'field', form: 'the-form' },
        ...{ autoFocus: true, required: true, hint: 'La ayuda', error: 'El error' },
      };
      await used(name, props, async (page) => {
        const control = ref.current as HTMLElement;
        await expect(document.activeElement, `${name}: autoFocus`).toBe(control);
        control.blur();
        await expect(onBlur, `${name}: onBlur`).toHaveBeenCalledTimes(1);
        control.focus();
        await expect(document.activeElement, `${name}: ref takes the focus`).toBe(control);
        await expect(page.querySelector('#the-field'), `${name}: id`).not.toBeNull();
        const described = page.querySelector('[aria-describedby]');
        const notes = described?.getAttribute('aria-describedby')?.split(' ') ?? [];
        const said = notes.map((id) => document.getElementById(id)?.textContent).join();
        await expect(said, `${name}: hint and error`).toBe('La ayuda,El error');
        await expect(page.querySelector('[aria-invalid]'), `${name}: invalid`).not.toBeNull();
        const posting = [...page.querySelectorAll<HTMLInputElement>('[name=field]')];
        await expect(
          posting.filter((one) => one.getAttribute('form') !== 'the-form'),
          `${name}: form`,
        ).toEqual([]);
      });
      await used(name, { ...props, disabled: true }, async (page) => {
        const enabled = page.querySelectorAll(
          'input:enabled, select:enabled, [role=combobox]:enabled',
        );
        await expect([...enabled], `${name}: disabled`).toEqual([]);
      });
    }
  },
};

/** The values of `error` without a message: omitted, and those that reserve the space of one line. */
const withoutMessage = { omitted: undefined, reserved: [null, '', false] };

/** An empty `error` means the same to every field: valid, with or without the space of a message. */
export const ErrorWithoutMessage: Story = {
  play: async () => {
    for (const name of Object.keys(fields)) {
      const heightWith = (error: unknown) =>
        rendered(asPiece(name), { ...emptyFixture(name), error }, (page) => {
          const isInvalid = page.querySelector('[aria-invalid]') !== null;
          const isDescribed = page.querySelector('[aria-describedby]') !== null;
          return isInvalid || isDescribed ? 'invalid' : page.offsetHeight;
        });
      const message = rendered(
        asPiece(name),
        { ...emptyFixture(name), error: 'El error' },
        (page) => page.offsetHeight,
      );
      await expect(heightWith(withoutMessage.omitted), name).toBeLessThan(message);
      for (const error of withoutMessage.reserved) {
        await expect(heightWith(error), `${name}: ${JSON.stringify(error)}`).toBe(message);
      }
    }
  },
};

/** The message of a date field itself appears if its owner has none. */
export const OwnMessageOfDates: Story = {
  play: async () => {
    for (const name of ['DatePicker', 'MonthPicker', 'DateRangePicker']) {
      for (const error of [withoutMessage.omitted, ...withoutMessage.reserved]) {
        await used(name, { ...emptyFixture(name), error }, async (page) => {
          const [first] = within(page).getAllByRole('textbox');
          await userEvent.type(first as HTMLElement, '99');
          await userEvent.tab();
          (document.activeElement as HTMLElement).blur();
          await expect(page.querySelector('[aria-invalid]'), `${name}: ${error}`).not.toBeNull();
        });
      }
    }
  },
};

/** A field whose `value` becomes undefined, as on a form reset, returns to its initial value. */
export const ResetWithUndefined: Story = {
  play: async () => {
    for (const [name, prop] of Object.entries(fields)) {
      if (name === 'SearchBox') continue;
      const page = document.body.appendChild(document.createElement('form'));
      const root = createRoot(page);
      const show = (value: unknown) => {
        const change = { onValueChange: fn(), ...(prop === 'checked' && { onChange: fn() }) };
        const props = { ...emptyFixture(name), ...change, name: 'field', [prop]: value };
        flushSync(() => root.render(createElement(asPiece(name), props)));
        return JSON.stringify(postedBy(page));
      };
      const empty = show(undefined);
      const given = show(prop === 'checked' ? true : posting[name]?.given);
      await expect(given, name).not.toBe(empty);
      await expect(show(undefined), name).toBe(empty);
      flushSync(() => root.unmount());
      page.remove();
    }
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, createElement, createRef, type RefAttributes } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as kit from '../index.ts';
import {
  alwaysSelectedComponents,
  closedValues,
  exportsWithoutRoot,
  fixtures,
  formValues,
  openValues,
} from './contract-fixtures.tsx';

type KitComponent = ComponentType<Record<string, unknown> & RefAttributes<Element>>;

interface StoriesModule {
  default: { component?: unknown; args?: Record<string, unknown> };
}

/** The story modules, whose `args` are the default props of each component. */
const storyModules = Object.values(
  import.meta.glob<StoriesModule>(['../**/*.stories.tsx', '!./**'], { eager: true }),
);

const isComponentExport = ([name, value]: [string, unknown]): boolean =>
  /^[A-Z][a-z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null)) &&
  !(name in exportsWithoutRoot);

const components = Object.entries(kit).filter(isComponentExport) as unknown as [
  string,
  KitComponent,
][];

const getFixture = (name: string, component: KitComponent): Record<string, unknown> | undefined =>
  fixtures[name] ??
  storyModules.find(({ default: meta }) => meta.component === component)?.default.args;

/** Renders a single component, returns the result of a check and unmounts it. */
const renderAndInspect = <Result,>(
  component: KitComponent,
  props: Record<string, unknown>,
  inspect: (container: HTMLElement) => Result,
  tag: 'div' | 'form' = 'div',
): Result => {
  const container = document.body.appendChild(document.createElement(tag));
  const root = createRoot(container);
  try {
    flushSync(() => root.render(createElement(component, props)));
    return inspect(container);
  } finally {
    flushSync(() => root.unmount());
    container.remove();
  }
};

const meta = {
  title: 'Contract',
  tags: ['!autodocs', '!dev'],
  render: () => <p>Renders every component of the kit alone and checks its props.</p>,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the problems with how a component forwards `ref`, `className` and `data-*`. */
const getForwardingProblems = ([name, component]: [string, KitComponent]): string[] => {
  const props = getFixture(name, component);
  if (props === undefined) return [`${name} has no fixture`];
  const ref = createRef<Element>();
  return renderAndInspect(
    component,
    { ...props, ref, className: 'custom-class', 'data-mark': 'yes' },
    () => {
      const elementWithData = document.querySelector('[data-mark=yes]');
      const elementWithClass = document.querySelector('.custom-class');
      const element = ref.current;
      const isSameTree =
        elementWithData?.contains(elementWithClass) || elementWithClass?.contains(elementWithData);
      return [
        ...(element instanceof Element ? [] : [`${name}: no ref`]),
        ...(elementWithData ? [] : [`${name}: no data-*`]),
        ...(elementWithClass ? [] : [`${name}: no className`]),
        ...(elementWithData && elementWithClass && !isSameTree
          ? [`${name}: className and data-* on separate elements`]
          : []),
      ];
    },
  );
};

/** Fails for every component that is missing from the tables or does not forward a prop. */
export const RefClassNameAndData: Story = {
  play: async () => {
    await expect(components.length).toBeGreaterThan(70);
    // An outdated exception would silently apply to a new component with the same name.
    await expect(Object.keys(exportsWithoutRoot).filter((name) => !(name in kit))).toEqual([]);
    await expect(components.flatMap(getForwardingProblems)).toEqual([]);
  },
};

/**
 * JSX accepts `aria-label` regardless of the props' type, and it overrides every other name. A component with a
 * `label` is named by that prop.
 */
export const AriaLabel: Story = {
  play: async () => {
    const problems = components.flatMap(([name, component]) => {
      if (getProps(name).label !== undefined) return [];
      const props = { ...getFixture(name, component), 'aria-label': 'Nombre propio' };
      return renderAndInspect(component, props, () => {
        const namedElement = document.querySelector('[aria-label="Nombre propio"]');
        return namedElement === null || namedElement.hasAttribute('aria-labelledby') ? [name] : [];
      });
    });
    await expect(problems).toEqual([]);
  },
};

const componentsByName = new Map(components);
const getComponent = (name: string): KitComponent => {
  const component = componentsByName.get(name);
  if (component === undefined) throw new Error(`The kit does not export ${name}.`);
  return component;
};

/** The source code of the kit, from which the props of each component are read. */
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
  const [, heritage = '', body = ''] =
    new RegExp(`^export interface ${type}\\b([^{]*)\\{\n([\\s\\S]*?)^\\}`, 'm').exec(sources) ?? [];
  const inheritedMembers = [...heritage.matchAll(/\b[A-Z]\w+\b/g)].map(([name]) =>
    getMembers(name),
  );
  const ownMembers = [...body.matchAll(/^ {2}(?:readonly )?(\w+)(\??):/gm)].map(
    ([, name = '', optional]) => [name, { required: optional === '' }],
  );
  return Object.assign({}, ...inheritedMembers, Object.fromEntries(ownMembers));
};

const propsByName = new Map(
  [...componentsByName.keys()].map((name) => [name, getMembers(`${name}Props`)]),
);
const getProps = (name: string) => propsByName.get(name) ?? {};

const getNamesWithProps = (...props: readonly string[]): readonly string[] =>
  [...componentsByName.keys()].filter((name) =>
    props.every((prop) => getProps(name)[prop] !== undefined),
  );

const getMissingProps = (
  names: readonly string[],
  ...props: readonly string[]
): readonly string[] =>
  names.flatMap((name) =>
    props.filter((prop) => getProps(name)[prop] === undefined).map((prop) => `${name}: ${prop}`),
  );

const isControlledOnly = (name: string): boolean => getProps(name).open?.required === true;

/** Returns the props of an overlay component with a trigger and without `open`. */
const getOverlayFixture = (name: string): Record<string, unknown> => {
  const { open: _, ...props } = getFixture(name, getComponent(name)) ?? {};
  const needsTrigger = getProps(name).trigger !== undefined && props.trigger === undefined;
  return needsTrigger
    ? { ...props, trigger: createElement('button', { type: 'button' }, 'Abrir') }
    : props;
};

const hasState = (name: string, extraProps: object, state = 'open'): boolean => {
  const props = getOverlayFixture(name);
  return renderAndInspect(
    getComponent(name),
    { ...props, ...extraProps },
    () => document.querySelector(`[data-state=${state}]`) !== null,
  );
};

/** Returns the element that opens a component: the one that announces it, otherwise the first button. */
const getOpener = (container: HTMLElement): HTMLElement | null =>
  container.querySelector<HTMLElement>('[role=combobox], [aria-haspopup], [aria-expanded]') ??
  container.querySelector<HTMLElement>('button');

/** Renders a single component, interacts with it and unmounts it. */
const renderAndUse = async (
  name: string,
  props: Record<string, unknown>,
  interact: (container: HTMLElement) => Promise<void>,
): Promise<void> => {
  const container = document.body.appendChild(document.createElement('div'));
  // In the center there is space on every side.
  Object.assign(container.style, {
    position: 'fixed',
    inset: '0 1rem',
    display: 'grid',
    alignContent: 'center',
  });
  const root = createRoot(container);
  try {
    flushSync(() => root.render(createElement(getComponent(name), props)));
    await interact(container);
  } finally {
    flushSync(() => root.unmount());
    container.remove();
  }
};

/** Overlays call `onOpenChange`, support `defaultOpen`, and close if `open` becomes false. */
export const OpenAndDefaultOpen: Story = {
  play: async () => {
    const overlayNames = getNamesWithProps('open').filter((name) => !isControlledOnly(name));
    await expect(overlayNames.length).toBeGreaterThan(14);
    await expect(getMissingProps(overlayNames, 'defaultOpen', 'onOpenChange')).toEqual([]);
    const problems = overlayNames.flatMap((name) => {
      const [openValue, closedValue] = [openValues[name] ?? true, closedValues[name] ?? false];
      return [
        ...(hasState(name, { defaultOpen: openValue }) ? [] : [`${name}: defaultOpen`]),
        ...(hasState(name, { open: openValue }) ? [] : [`${name}: open`]),
        ...(hasState(name, { open: closedValue, defaultOpen: openValue })
          ? [`${name}: stays open`]
          : []),
        ...(hasState(name, {}, 'closed') ? [] : [`${name}: lacks the closed state`]),
      ];
    });
    await expect(problems).toEqual([]);
    for (const name of overlayNames) {
      const props = getOverlayFixture(name);
      const onOpenChange = fn();
      await renderAndUse(name, { ...props, onOpenChange }, async (container) => {
        await userEvent.click(getOpener(container) ?? container);
        await waitFor(() =>
          expect(onOpenChange, name).toHaveBeenCalledWith(openValues[name] ?? true),
        );
      });
    }
  },
};

/** `open` is required only for triggers whose content is elsewhere in the page. */
export const ControlledOpen: Story = {
  play: async () => {
    const controlledNames = getNamesWithProps('open').filter(isControlledOnly);
    await expect(controlledNames).toEqual(['DisclosureButton', 'FilterButton']);
    await expect(controlledNames.filter((name) => !hasState(name, { open: true }))).toEqual([]);
    await expect(controlledNames.filter((name) => hasState(name, { open: false }))).toEqual([]);
  },
};

/** Returns the posted values of the field named 'field'. A file is returned as its name. */
const getPostedValues = (form: HTMLFormElement): readonly string[] =>
  new FormData(form)
    .getAll('field')
    .map((value) => (typeof value === 'string' ? value : value.name));

/** Form controls post under `name`, support `value` and `defaultValue`, and can be `required`. */
export const NameRequiredAndDefaultValue: Story = {
  play: async () => {
    const controlNames = getNamesWithProps('onValueChange');
    await expect(controlNames.length).toBeGreaterThan(12);
    await expect(controlNames.filter((name) => !(name in formValues))).toEqual([]);
    const problems = Object.entries(formValues).flatMap(([name, { value, postedValues }]) =>
      ['value', 'defaultValue'].flatMap((prop) => {
        const { value: _, ...props } = getFixture(name, getComponent(name)) ?? {};
        const controlProps = { ...props, name: 'field', required: true, [prop]: value };
        return renderAndInspect(
          getComponent(name),
          controlProps,
          (form) => {
            const values = getPostedValues(form as HTMLFormElement);
            const isRequired = form.querySelector(':required, [aria-required=true]') !== null;
            return [
              ...(JSON.stringify(values) === JSON.stringify(postedValues)
                ? []
                : [`${name} with ${prop} posts ${JSON.stringify(values)}`]),
              ...(isRequired || alwaysSelectedComponents.includes(name)
                ? []
                : [`${name}: required`]),
            ];
          },
          'form',
        );
      }),
    );
    await expect(problems).toEqual([]);
  },
};

/** Exactly one of several options is announced as selected. */
export const SelectionState: Story = {
  play: async () => {
    const singleChoiceControls = ['RadioGroup', 'RatingScale', 'SegmentedControl', 'Tabs'];
    const problems = singleChoiceControls.filter((name) => {
      const { value: _, ...props } = getFixture(name, getComponent(name)) ?? {};
      return renderAndInspect(
        getComponent(name),
        { ...props, defaultValue: formValues[name]?.value },
        (container) => {
          const selectedOptions = container.querySelectorAll(
            'button[data-state=active], label[data-state=checked]',
          );
          const otherOptions = container.querySelectorAll(
            'button[data-state=inactive], label[data-state=unchecked]',
          );
          return selectedOptions.length !== 1 || otherOptions.length === 0;
        },
      );
    });
    await expect(problems).toEqual([]);
    const cardNames = getNamesWithProps('onSelectedChange');
    await expect(cardNames.length).toBeGreaterThan(3);
    const selectedProps = { selected: true, selectLabel: 'Seleccionar' };
    await expect(cardNames.filter((name) => !hasState(name, selectedProps, 'checked'))).toEqual([]);
    const checkableNames = getNamesWithProps('onCheckedChange');
    await expect(checkableNames).not.toEqual([]);
    for (const name of checkableNames) {
      for (const [extraProps, state] of [
        [{ checked: true }, 'checked'],
        [{ checked: false }, 'unchecked'],
        [{ checked: false, mixed: true }, name === 'Switch' ? 'unchecked' : 'indeterminate'],
        [{ defaultChecked: true }, 'checked'],
        [{ defaultChecked: false }, 'unchecked'],
      ] as const) {
        await expect(hasState(name, { label: 'Acepto', ...extraProps }, state), name).toBe(true);
      }
      await renderAndUse(name, { label: 'Acepto' }, async (container) => {
        const checkbox = within(container).getByRole(name === 'Switch' ? 'switch' : 'checkbox');
        await userEvent.click(checkbox);
        await expect(checkbox, name).toHaveAttribute('data-state', 'checked');
        await userEvent.click(checkbox);
        await expect(checkbox, name).toHaveAttribute('data-state', 'unchecked');
      });
    }
  },
};

/** The selector of a component's open panel. */
const panelSelector = ':popover-open, [role=menu]';

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
    const positionedNames = getNamesWithProps('side', 'align');
    await expect(positionedNames.length).toBeGreaterThan(6);
    await expect(getMissingProps(getNamesWithProps('align'), 'side')).toEqual([]);
    const position = { top: Number.NaN, left: Number.NaN, isAsWide: false };
    for (const name of positionedNames) {
      const { open: _, ...props } = getFixture(name, getComponent(name)) ?? {};
      const getPosition = async (side: string, align: string) => {
        await renderAndUse(name, { ...props, open: true, side, align }, async (container) => {
          await waitFor(() => expect(document.querySelector(panelSelector), name).not.toBeNull());
          const { top, left, width } = (
            document.querySelector(panelSelector) as Element
          ).getBoundingClientRect();
          Object.assign(position, {
            top,
            left,
            isAsWide: width === container.firstElementChild?.clientWidth,
          });
        });
        return { ...position };
      };
      const topStart = await getPosition('top', 'start');
      const bottomStart = await getPosition('bottom', 'start');
      const bottomEnd = await getPosition('bottom', 'end');
      await expect(topStart.top, `${name}: side`).toBeLessThan(bottomStart.top);
      // A list as wide as its field is aligned to both edges.
      if (!bottomStart.isAsWide)
        await expect(bottomEnd.left, `${name}: align`).not.toBe(bottomStart.left);
    }
  },
};

/** Every field with the name of its value prop. */
const valuePropByField: Readonly<Record<string, 'value' | 'checked'>> = {
  ...Object.fromEntries(
    [
      ...['TextField', 'PasswordField', 'MoneyInput', 'SearchBox', 'Select'],
      ...['LargeSelect', 'DatePicker', 'DateRangePicker', 'MonthPicker', 'QuantityStepper'],
      ...['RadioGroup', 'RatingScale', 'SegmentedControl', 'Textarea', 'FileField'],
    ].map((name) => [name, 'value'] as const),
  ),
  Checkbox: 'checked',
  Switch: 'checked',
};

/** Returns the props of a field without a value, as an empty form passes them. */
const getEmptyFixture = (name: string): Record<string, unknown> => {
  const fixture = getFixture(name, getComponent(name)) ?? {};
  const { value: _value, defaultValue: _initial, checked: _checked, ...props } = fixture;
  return { label: 'Campo', ...props };
};

/** The requirements of a form library: focus, blur, hint, error, and the `form` attribute. */
export const FieldsInForms: Story = {
  play: async () => {
    await expect(Object.keys(valuePropByField)).toHaveLength(17);
    for (const name of Object.keys(valuePropByField)) {
      const ref = createRef<HTMLElement>();
      const onBlur = fn();
      const props = {
        ...{
          ...getEmptyFixture(name),
          ref,
          onBlur,
          id: 'the-field',
          name: 'field',
          form: 'the-form',
        },
        ...{ autoFocus: true, required: true, hint: 'La ayuda', error: 'El error' },
      };
      await renderAndUse(name, props, async (container) => {
        const control = ref.current as HTMLElement;
        await expect(document.activeElement, `${name}: autoFocus`).toBe(control);
        control.blur();
        await expect(onBlur, `${name}: onBlur`).toHaveBeenCalledTimes(1);
        control.focus();
        await expect(document.activeElement, `${name}: ref takes the focus`).toBe(control);
        await expect(container.querySelector('#the-field'), `${name}: id`).not.toBeNull();
        const describedElement = container.querySelector('[aria-describedby]');
        const noteIds = describedElement?.getAttribute('aria-describedby')?.split(' ') ?? [];
        const description = noteIds.map((id) => document.getElementById(id)?.textContent).join();
        await expect(description, `${name}: hint and error`).toBe('La ayuda,El error');
        await expect(container.querySelector('[aria-invalid]'), `${name}: invalid`).not.toBeNull();
        const formControls = [...container.querySelectorAll<HTMLInputElement>('[name=field]')];
        await expect(
          formControls.filter((control) => control.getAttribute('form') !== 'the-form'),
          `${name}: form`,
        ).toEqual([]);
      });
      await renderAndUse(name, { ...props, disabled: true }, async (container) => {
        const enabledControls = container.querySelectorAll(
          'input:enabled, select:enabled, [role=combobox]:enabled',
        );
        await expect([...enabledControls], `${name}: disabled`).toEqual([]);
      });
    }
  },
};

/** Values of `error` without a message. All except undefined reserve the space of one line. */
const emptyErrors = { omitted: undefined, reserved: [null, '', false] };

/** An empty `error` means the same to every field: valid, with or without the space of a message. */
export const ErrorWithoutMessage: Story = {
  play: async () => {
    for (const name of Object.keys(valuePropByField)) {
      const getHeight = (error: unknown) =>
        renderAndInspect(getComponent(name), { ...getEmptyFixture(name), error }, (container) => {
          const isInvalid = container.querySelector('[aria-invalid]') !== null;
          const isDescribed = container.querySelector('[aria-describedby]') !== null;
          return isInvalid || isDescribed ? 'invalid' : container.offsetHeight;
        });
      const messageHeight = renderAndInspect(
        getComponent(name),
        { ...getEmptyFixture(name), error: 'El error' },
        (container) => container.offsetHeight,
      );
      await expect(getHeight(emptyErrors.omitted), name).toBeLessThan(messageHeight);
      for (const error of emptyErrors.reserved) {
        await expect(getHeight(error), `${name}: ${JSON.stringify(error)}`).toBe(messageHeight);
      }
    }
  },
};

/** A date field shows its own message if `error` is empty. */
export const DateFieldMessages: Story = {
  play: async () => {
    for (const name of ['DatePicker', 'MonthPicker', 'DateRangePicker']) {
      for (const error of [emptyErrors.omitted, ...emptyErrors.reserved]) {
        await renderAndUse(name, { ...getEmptyFixture(name), error }, async (container) => {
          const [firstInput] = within(container).getAllByRole('textbox');
          await userEvent.type(firstInput as HTMLElement, '99');
          await userEvent.tab();
          (document.activeElement as HTMLElement).blur();
          await expect(
            container.querySelector('[aria-invalid]'),
            `${name}: ${error}`,
          ).not.toBeNull();
        });
      }
    }
  },
};

/** A field whose `value` becomes undefined, as on a form reset, returns to its initial value. */
export const ResetWithUndefined: Story = {
  play: async () => {
    for (const [name, prop] of Object.entries(valuePropByField)) {
      if (name === 'SearchBox') continue;
      const container = document.body.appendChild(document.createElement('form'));
      const root = createRoot(container);
      const renderWithValue = (value: unknown) => {
        const handlers = { onValueChange: fn(), ...(prop === 'checked' && { onChange: fn() }) };
        const props = { ...getEmptyFixture(name), ...handlers, name: 'field', [prop]: value };
        flushSync(() => root.render(createElement(getComponent(name), props)));
        return JSON.stringify(getPostedValues(container));
      };
      const initialPost = renderWithValue(undefined);
      const changedPost = renderWithValue(prop === 'checked' ? true : formValues[name]?.value);
      await expect(changedPost, name).not.toBe(initialPost);
      await expect(renderWithValue(undefined), name).toBe(initialPost);
      flushSync(() => root.unmount());
      container.remove();
    }
  },
};

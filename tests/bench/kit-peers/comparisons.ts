/** A page of `peers/src` that performs a task with a library. */
export interface Competitor {
  /** Name in the table. */
  readonly name: string;
  /** Its module, from `peers/src`. */
  readonly file: string;
  /** Selector of the control that opens the component. */
  readonly triggerSelector: string;
  /** Selector of an element that is visible when the component is open. */
  readonly contentSelector: string;
}

/** A task that every competitor performs. */
export interface Comparison {
  readonly title: string;
  readonly task: 'selector' | 'range' | 'cards' | 'lines';
  readonly competitors: readonly Competitor[];
  /** Variants of the task: the query string of the page's URL and the suffix of the table's title. */
  readonly cases: readonly { readonly query: string; readonly titleSuffix: string }[];
}

const defaultCases = [{ query: '', titleSuffix: '' }] as const;

/** The large selector: 20,000 options. */
const selector: Comparison = {
  title: 'Large selector, 20,000 options',
  task: 'selector',
  cases: [...defaultCases, { query: '?selected=500', titleSuffix: ', 500 selected' }],
  competitors: [
    ['surtidor', 'kit.tsx', '[role=combobox]', '[role=option]'],
    ['react-select', 'react-select.tsx', '.field input', '[role=option]'],
    ['MUI', 'mui.tsx', '.field input', '[role=option]'],
    ['antd', 'antd.tsx', '.field input', '.ant-select-item-option'],
    ['Mantine', 'mantine.tsx', 'input.field, .field input', '[role=option]'],
    ['react-aria-components', 'aria.tsx', 'input', '[role=option]'],
  ].map(([name = '', file = '', triggerSelector = '', contentSelector = '']) => ({
    ...{ name, triggerSelector, contentSelector },
    file: `selector/${file}`,
  })),
};

/** A range of dates. */
const range: Comparison = {
  title: 'Date range',
  task: 'range',
  cases: defaultCases,
  competitors: [
    ['surtidor', 'kit.tsx', 'fieldset button', '[data-day]'],
    ['react-day-picker', 'day-picker.tsx', '.field', 'td button'],
    ['antd', 'antd.tsx', '.field', '.ant-picker-cell-in-view'],
    ['Mantine', 'mantine.tsx', '.field button', 'td button:visible'],
    ['react-aria-components', 'aria.tsx', '.field', 'td [role=button]'],
  ].map(([name = '', file = '', triggerSelector = '', contentSelector = '']) => ({
    ...{ name, triggerSelector, contentSelector },
    file: `range/${file}`,
  })),
};

/** A long list of invoice cards. */
const cards: Comparison = {
  title: 'Invoice cards',
  task: 'cards',
  cases: [
    { query: '', titleSuffix: ', 2,000 cards' },
    { query: '?cards=200', titleSuffix: ', 200 cards' },
  ],
  competitors: [
    ['surtidor', 'kit.tsx'],
    ['MUI', 'mui.tsx'],
    ['antd', 'antd.tsx'],
    ['Mantine', 'mantine.tsx'],
  ].map(([name = '', file = '']) => ({
    name,
    file: `cards/${file}`,
    triggerSelector: '#more',
    contentSelector: 'input[type=checkbox]',
  })),
};

/** The lines of a payment of 200 invoices. */
const lines: Comparison = {
  title: 'Payment lines, 200 invoices',
  task: 'lines',
  cases: defaultCases,
  competitors: [
    ['surtidor', 'kit.tsx', 'li input[inputmode]'],
    ['MUI', 'mui.tsx', 'li .MuiTextField-root input'],
    ['antd', 'antd.tsx', 'li input[role=spinbutton]'],
    ['Mantine', 'mantine.tsx', 'li input[inputmode]'],
  ].map(([name = '', file = '', contentSelector = '']) => ({
    ...{ name, contentSelector },
    file: `lines/${file}`,
    triggerSelector: '.field',
  })),
};

/** All tasks. */
export const comparisons: readonly Comparison[] = [selector, range, cards, lines];

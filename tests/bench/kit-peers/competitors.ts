/** A page of `peers/src` that does a task with a library. */
export interface Competitor {
  /** Name in the table. */
  readonly name: string;
  /** Its module, from `peers/src`. */
  readonly file: string;
  /** Selector of the control that opens it. */
  readonly opens: string;
  /** Selector of an element that shows once it is open. */
  readonly shows: string;
}

/** A task of the comparison. */
export interface Contest {
  readonly title: string;
  readonly task: 'selector' | 'range' | 'cards' | 'lines';
  readonly competitors: readonly Competitor[];
  /** The page's query, and its wording in the table's title. */
  readonly cases: readonly { readonly query: string; readonly of: string }[];
}

const plain = [{ query: '', of: '' }] as const;

/** The large selector: 20,000 options. */
const selector: Contest = {
  title: 'Large selector, 20,000 options',
  task: 'selector',
  cases: [...plain, { query: '?selected=500', of: ', 500 of them selected' }],
  competitors: [
    ['surtidor', 'kit.tsx', '[role=combobox]', '[role=option]'],
    ['react-select', 'react-select.tsx', '.field input', '[role=option]'],
    ['MUI', 'mui.tsx', '.field input', '[role=option]'],
    ['antd', 'antd.tsx', '.field input', '.ant-select-item-option'],
    ['Mantine', 'mantine.tsx', 'input.field, .field input', '[role=option]'],
    ['react-aria-components', 'aria.tsx', 'input', '[role=option]'],
  ].map(([name = '', file = '', opens = '', shows = '']) => ({
    ...{ name, opens, shows },
    file: `selector/${file}`,
  })),
};

/** A range of dates. */
const range: Contest = {
  title: 'Date range',
  task: 'range',
  cases: plain,
  competitors: [
    ['surtidor', 'kit.tsx', 'fieldset button', '[data-day]'],
    ['react-day-picker', 'day-picker.tsx', '.field', 'td button'],
    ['antd', 'antd.tsx', '.field', '.ant-picker-cell-in-view'],
    ['Mantine', 'mantine.tsx', '.field button', 'td button:visible'],
    ['react-aria-components', 'aria.tsx', '.field', 'td [role=button]'],
  ].map(([name = '', file = '', opens = '', shows = '']) => ({
    ...{ name, opens, shows },
    file: `range/${file}`,
  })),
};

/** A long list of invoice cards. */
const cards: Contest = {
  title: 'Invoice cards',
  task: 'cards',
  cases: [
    { query: '', of: ', 2,000 of them' },
    { query: '?cards=200', of: ', 200 of them' },
  ],
  competitors: [
    ['surtidor', 'kit.tsx'],
    ['MUI', 'mui.tsx'],
    ['antd', 'antd.tsx'],
    ['Mantine', 'mantine.tsx'],
  ].map(([name = '', file = '']) => ({
    name,
    file: `cards/${file}`,
    opens: '#more',
    shows: 'input[type=checkbox]',
  })),
};

/** The lines of a payment of 200 invoices. */
const lines: Contest = {
  title: 'Payment lines, 200 invoices',
  task: 'lines',
  cases: plain,
  competitors: [
    ['surtidor', 'kit.tsx', 'li input[inputmode]'],
    ['MUI', 'mui.tsx', 'li .MuiTextField-root input'],
    ['antd', 'antd.tsx', 'li input[role=spinbutton]'],
    ['Mantine', 'mantine.tsx', 'li input[inputmode]'],
  ].map(([name = '', file = '', shows = '']) => ({
    ...{ name, shows },
    file: `lines/${file}`,
    opens: '.field',
  })),
};

/** All tasks. */
export const contests: readonly Contest[] = [selector, range, cards, lines];

import {
  Button,
  englishMessages,
  InvoiceCard,
  KitMessagesProvider,
  type KitMessagesProviderProps,
  ListFrame,
  MoneyInput,
} from '@surtidor/ui';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const assertContains = (markup: string, expected: string): void => {
  if (!markup.includes(expected)) throw new Error(`${expected} is missing in ${markup}`);
};

assertContains(renderToStaticMarkup(h(Button, { busy: true }, 'Pagar')), 'aria-busy="true"');
assertContains(
  renderToStaticMarkup(
    h(InvoiceCard, {
      id: '1',
      title: 'Factura 1',
      status: { label: 'Vencida', tone: 'danger' },
      amount: '$ 1.234',
    }),
  ),
  '$ 1.234',
);
assertContains(
  renderToStaticMarkup(
    h(MoneyInput, {
      label: 'Valor',
      value: 123_400,
      format: {
        prefix: '$ ',
        decimal: ',',
        decimals: 0,
        group: (digits) => digits,
        format: (minor) => `$ ${(minor / 100).toLocaleString('de-DE')}`,
        read: (text) => ({ minor: Number(text) * 100, rounded: false }),
      },
      onValueChange() {},
    }),
  ),
  'value="$ 1.234"',
);
const providerProps: KitMessagesProviderProps = {
  messages: englishMessages,
  children: h(ListFrame, { state: 'empty' }),
};
assertContains(renderToStaticMarkup(h(KitMessagesProvider, providerProps)), 'Data not found');

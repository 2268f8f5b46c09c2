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

const expectIn = (markup: string, part: string): void => {
  if (!markup.includes(part)) throw new Error(`${part} is missing in ${markup}`);
};

expectIn(renderToStaticMarkup(h(Button, { busy: true }, 'Pagar')), 'aria-busy="true"');
expectIn(
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
expectIn(
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
const inEnglish: KitMessagesProviderProps = {
  messages: englishMessages,
  children: h(ListFrame, { state: 'empty' }),
};
expectIn(renderToStaticMarkup(h(KitMessagesProvider, inEnglish)), 'Data not found');

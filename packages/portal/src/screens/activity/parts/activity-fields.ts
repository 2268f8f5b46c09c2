import type { Activity } from '@surtidor/data';
import { formatMoney, getLocalTime } from '@surtidor/domain';
import { getShortReference } from '@surtidor/domain/payments';
import type { DeploymentOptions } from '@surtidor/domain/variants';
import { dateField, type ListField, textField } from '../../../features/lists/list-fields.ts';
import { createAmountCell } from '../../../features/table-files/sheet.ts';
import type { Text } from '../../../platform/messages/text-context.tsx';
import { getEventPhase, getEventStatus, getEventText } from './activity-texts.ts';

interface ActivityFieldsOptions {
  readonly timeZone: string;
  readonly paymentResults: DeploymentOptions['paymentResults'];
}

/** Returns the columns of the exported activity. */
export const createActivityFields = (
  { timeZone, paymentResults }: ActivityFieldsOptions,
  text: Text,
): readonly ListField<Activity>[] => [
  dateField('Date', ({ at }) => getLocalTime(timeZone, at).date),
  textField('Time', 10, ({ at }) => getLocalTime(timeZone, at).time),
  textField('What was done', 36, ({ event }) => getEventText(event, text)),
  textField('Person', 28, ({ personName }) => personName),
  textField('Status', 18, ({ event }) =>
    getEventStatus(event, getEventPhase(event, paymentResults), text),
  ),
  {
    label: 'Value',
    width: 18,
    format: ({ event }) => (event.kind === 'payment' ? formatMoney(event.amount) : ''),
    getCell: ({ event }) => (event.kind === 'payment' ? createAmountCell(event.amount) : null),
  },
  textField('Reference', 14, ({ event }) =>
    event.kind === 'payment' ? getShortReference(event.uuid) : '',
  ),
];

import { useMemo } from 'react';
import { IconButton } from '../../actions/icon-button/index.ts';
import { type Column, Table } from '../../data-display/table/index.ts';
import { useEventCallback } from '../../hooks/use-event-callback.ts';
import { Trash2 } from '../../icons/icons.ts';
import { QuantityStepper } from '../../inputs/quantity-stepper/index.ts';
import { type PatternMessages, useKitMessages, usePatternMessages } from '../../messages/index.ts';

/** A line of the purchase. */
export interface PurchaseLine {
  /** Passed to every callback. */
  id: string;
  /** The formatted value of one voucher. */
  value: string;
  /** The type of the voucher: 'Combustible'. */
  type: string;
  /** The validity: 'Hasta el 21 may 2027'. */
  validity: string;
  /** The number of vouchers; an integer of at least 1. */
  quantity: number;
}

export interface PurchaseLinesProps {
  /** The lines. Must be stable between renders. */
  lines: ReadonlyArray<PurchaseLine>;
  /** The maximum quantity of a line. */
  maxQuantity?: number;
  /** Called with the line's id and its new quantity. */
  onQuantityChange: (id: string, quantity: number) => void;
  /** Called with the line's id to remove it. */
  onRemove: (id: string) => void;
}

/** The lines of a purchase: value, type, validity, quantity and a remove button. */
export const PurchaseLines = ({ lines, maxQuantity, ...handlers }: PurchaseLinesProps) => {
  const onQuantityChange = useEventCallback(handlers.onQuantityChange);
  const onRemove = useEventCallback(handlers.onRemove);
  const messages = usePatternMessages();
  const { remove } = useKitMessages();
  const columns = useMemo(
    () => getColumns(messages, { maxQuantity, onQuantityChange }),
    [messages, maxQuantity, onQuantityChange],
  );
  const renderRemoveButton = useMemo(
    () => (line: PurchaseLine) => (
      <IconButton label={remove(getLineName(line))} onClick={() => onRemove(line.id)}>
        <Trash2 />
      </IconButton>
    ),
    [remove, onRemove],
  );
  return (
    <Table
      caption={messages.purchase}
      captionMode="hidden"
      columns={columns}
      rows={lines}
      rowId={getId}
      rowAction={renderRemoveButton}
    />
  );
};

const getId = ({ id }: PurchaseLine) => id;
const getLineName = ({ type, value }: PurchaseLine) => `${type} ${value}`;

const getColumns = (
  messages: PatternMessages,
  { maxQuantity, onQuantityChange }: Pick<PurchaseLinesProps, 'maxQuantity' | 'onQuantityChange'>,
): readonly Column<PurchaseLine>[] => [
  {
    id: 'value',
    header: messages.value,
    part: 'title',
    cell: (line) => (
      <span translate="no" className="tabular-nums">
        {line.value}
      </span>
    ),
  },
  { id: 'type', header: messages.voucherType, cell: (line) => line.type },
  { id: 'validity', header: messages.validity, cell: (line) => line.validity },
  {
    id: 'quantity',
    header: messages.quantity,
    cell: (line) => (
      <QuantityStepper
        label={messages.quantityOf(getLineName(line))}
        labelMode="hidden"
        min={1}
        max={maxQuantity}
        value={line.quantity}
        onValueChange={(quantity) => onQuantityChange(line.id, quantity)}
      />
    ),
  },
];

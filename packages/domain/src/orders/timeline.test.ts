import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTestEvent, aTestOrder } from '../../test/fixtures/order.ts';
import { property } from '../../test/property.ts';
import type { OrderDocument } from './order-documents.ts';
import { getTimeline, omitListedLink, type TimelineOptions } from './timeline.ts';
import type { Order, OrderEvent, TimelineLink } from './types.ts';

const hiddenReasonsOptions: TimelineOptions = { statusSix: 'rejected', rejectionReasons: 'hidden' };
const visibleReasonsOptions: TimelineOptions = { statusSix: 'rejected', rejectionReasons: 'shown' };
const codes = ['-2', '-1.5', '-1', '1', '2', '3', '4', '5', '6', '9'];

const getEntry = (
  event: Partial<OrderEvent>,
  order: Partial<Order> = {},
  options: TimelineOptions = hiddenReasonsOptions,
) => {
  const history = [aTestEvent(event)];
  const [onlyEntry] = getTimeline(aTestOrder({ ...order, history }), options).entries;
  if (onlyEntry === undefined) throw new Error('Expected one entry');
  return onlyEntry;
};

describe('the timeline of an order (spec 2)', () => {
  it('has one entry per event, in order', () => {
    const history = [aTestEvent({ id: 'a' }), aTestEvent({ id: 'b', occurredAt: 'ayer' })];
    const { entries } = getTimeline(aTestOrder({ history }), hiddenReasonsOptions);
    expect(entries.map(({ event, moment }) => [event.id, moment])).toEqual([
      ['a', { date: '2026-03-05', time: '10:00:00' }],
      ['b', null],
    ]);
    expect(getTimeline(aTestOrder(), hiddenReasonsOptions).entries).toEqual([]);
  });

  it("marks the last entry with the order's description as current", () => {
    const history = ['Uno', 'Dos', ' Dos ', 'Tres'].map((description) =>
      aTestEvent({ description }),
    );
    const order = aTestOrder({ history, statusDescription: 'Dos ' });
    expect(
      getTimeline(order, hiddenReasonsOptions).entries.map(({ isCurrent }) => isCurrent),
    ).toEqual([false, false, true, false]);
  });

  it('marks no entry if the order has no description or nothing matches', () => {
    expect(getEntry({ description: 'A' }, { statusDescription: ' ' }).isCurrent).toBe(false);
    expect(getEntry({ description: 'Otra' }).isCurrent).toBe(false);
  });

  it('marks the last entry with the order’s status if no entry has a description', () => {
    const history = ['1', '2', '2'].map((statusCode) =>
      aTestEvent({ statusCode, description: '' }),
    );
    const getCurrentFlags = (statusCode: string) =>
      getTimeline(aTestOrder({ history, statusCode }), hiddenReasonsOptions).entries.map(
        (one) => one.isCurrent,
      );
    expect(getCurrentFlags('2')).toEqual([false, false, true]);
    expect(getCurrentFlags('5')).toEqual([false, false, false]);
  });

  it.each(codes)('shows the tracking number only for status 5: %s', (statusCode) => {
    const { trackingNumber } = getEntry({ statusCode }, { trackingNumber: 'GUIA-1' });
    expect(trackingNumber).toBe(statusCode === '5' ? 'GUIA-1' : null);
  });

  it.each(codes)('shows the block reason only for status -1: %s', (statusCode) => {
    const { blockReason } = getEntry({ statusCode }, { blockReason: 'Cupo' });
    expect(blockReason).toBe(statusCode === '-1' ? 'Cupo' : null);
  });

  it('does not show an empty tracking number or reason', () => {
    expect(getEntry({ statusCode: '5' }, { trackingNumber: ' ' }).trackingNumber).toBeNull();
    expect(getEntry({ statusCode: '-1' }, { blockReason: '' }).blockReason).toBeNull();
  });
});

describe('the rejection reason (spec 2)', () => {
  const rejectedOrder = {
    statusCode: '6',
    statusDescription: 'Rechazado',
    rejectionReason: 'Cupo',
  };
  const rejectionEvent = { statusCode: '6', description: 'Rechazado' };

  it('is shown only if the order is rejected and reasons are enabled', () => {
    expect(getEntry(rejectionEvent, rejectedOrder, visibleReasonsOptions).rejectionReason).toBe(
      'Cupo',
    );
    expect(
      getEntry(rejectionEvent, rejectedOrder, hiddenReasonsOptions).rejectionReason,
    ).toBeNull();
    expect(
      getEntry(rejectionEvent, { ...rejectedOrder, statusCode: '4' }, visibleReasonsOptions)
        .rejectionReason,
    ).toBeNull();
  });

  it('is shown at the current entry of an order that is flagged as rejected', () => {
    const flaggedOrder = {
      ...rejectedOrder,
      statusCode: '4',
      rejected: true,
      statusDescription: 'Solicitado',
    };
    expect(getEntry({ statusCode: '4' }, flaggedOrder, visibleReasonsOptions).rejectionReason).toBe(
      'Cupo',
    );
    expect(
      getEntry({ statusCode: '4', description: 'Otra' }, flaggedOrder, visibleReasonsOptions)
        .rejectionReason,
    ).toBeNull();
  });

  it('is shown at the entry of status 6 even if it is not the current one', () => {
    const order = { ...rejectedOrder, statusDescription: 'Otra' };
    expect(getEntry(rejectionEvent, order, visibleReasonsOptions).rejectionReason).toBe('Cupo');
  });

  it('is not shown if status 6 means delivered', () => {
    const options = { statusSix: 'delivered', rejectionReasons: 'shown' } as const;
    expect(getEntry(rejectionEvent, rejectedOrder, options).rejectionReason).toBeNull();
  });

  it('is not shown at the delivery of an order that is flagged as rejected (reading 42)', () => {
    const options = { statusSix: 'delivered', rejectionReasons: 'shown' } as const;
    const flaggedOrder = { ...rejectedOrder, rejected: true };
    expect(getEntry(rejectionEvent, flaggedOrder, options).rejectionReason).toBeNull();
    const billedOrder = { ...flaggedOrder, statusCode: '4' };
    expect(getEntry(rejectionEvent, billedOrder, options).rejectionReason).toBeNull();
    expect(
      getEntry({ ...rejectionEvent, statusCode: '4' }, billedOrder, options).rejectionReason,
    ).toBe('Cupo');
  });

  it.each<[string, Partial<OrderEvent>, Partial<Order>]>([
    ['the remarks of the rejection', { ...rejectionEvent, notes: 'Cupo agotado' }, rejectedOrder],
    [
      'remarks that repeat the reason',
      { statusCode: '1', notes: 'Pedido sin Cupo' },
      rejectedOrder,
    ],
    [
      'the remarks of the current entry of an order flagged as rejected',
      { statusCode: '4', description: 'Rechazado', notes: 'Cliente moroso' },
      { ...rejectedOrder, statusCode: '4', rejected: true },
    ],
  ])('hides %s if reasons are hidden', (_, event, order) => {
    expect(getEntry(event, order, hiddenReasonsOptions).notes).toBeNull();
    expect(getEntry(event, order, visibleReasonsOptions).notes).toBe(event.notes);
  });

  it('keeps other remarks and removes repeated reasons', () => {
    const dispatchEvent = { statusCode: '5', notes: ' Puerta 2 ' };
    expect(getEntry(dispatchEvent, rejectedOrder, hiddenReasonsOptions).notes).toBe('Puerta 2');
    expect(
      getEntry({ ...rejectionEvent, notes: 'Cupo' }, rejectedOrder, visibleReasonsOptions).notes,
    ).toBeNull();
    const blockedOrder = { statusCode: '-1', blockReason: 'Cartera' };
    expect(
      getEntry({ statusCode: '-1', notes: 'Cartera' }, blockedOrder, hiddenReasonsOptions).notes,
    ).toBeNull();
    const deliveredOptions = { statusSix: 'delivered', rejectionReasons: 'hidden' } as const;
    expect(
      getEntry({ ...rejectionEvent, notes: 'Recibió Ana' }, rejectedOrder, deliveredOptions).notes,
    ).toBe('Recibió Ana');
  });

  it('is not repeated by the remarks of a delivery (reading 42)', () => {
    const options = { statusSix: 'delivered', rejectionReasons: 'shown' } as const;
    const deliveryEvent = { ...rejectionEvent, notes: 'Sin Cupo' };
    expect(getEntry(deliveryEvent, rejectedOrder, options).notes).toBeNull();
    // A backend without the field of the reason only sends the flag.
    const flaggedOrder = { ...rejectedOrder, rejected: true, rejectionReason: '' };
    expect(getEntry(deliveryEvent, flaggedOrder, options).notes).toBeNull();
    expect(
      getEntry(deliveryEvent, flaggedOrder, { ...options, rejectionReasons: 'hidden' }).notes,
    ).toBeNull();
  });

  it('is not shown if empty', () => {
    expect(
      getEntry(rejectionEvent, { ...rejectedOrder, rejectionReason: ' ' }, visibleReasonsOptions)
        .rejectionReason,
    ).toBeNull();
  });
});

describe('the invoice link of an entry (spec 2)', () => {
  const url = 'https://files.example/1.pdf';
  it.each<[string, Partial<OrderEvent>, Partial<Order>, TimelineLink]>([
    ['status 4 with a cufe', { statusCode: '4', cufe: ' C1 ' }, {}, { kind: 'cufe', cufe: 'C1' }],
    [
      'status 4 with a cufe and a download',
      { statusCode: '4', cufe: 'C1', downloadUrl: url },
      {},
      { kind: 'cufe', cufe: 'C1' },
    ],
    [
      'status 4 with only a download',
      { statusCode: '4', downloadUrl: url },
      {},
      { kind: 'download', url },
    ],
    [
      'status 3 with a cufe and a download',
      { statusCode: '3', cufe: 'C1', downloadUrl: ` ${url} ` },
      {},
      { kind: 'download', url },
    ],
    ['status 1 with a download', { downloadUrl: url }, {}, { kind: 'download', url }],
    ['status 2 with a cufe', { statusCode: '2', cufe: 'C1' }, {}, { kind: 'unavailable' }],
    ['status 3 with a cufe', { statusCode: '3', cufe: 'C1' }, {}, { kind: 'unavailable' }],
    [
      "status 2 with the order's cufe",
      { statusCode: '2' },
      { cufe: 'C1' },
      { kind: 'unavailable' },
    ],
    [
      "status 3 with the order's cufe",
      { statusCode: '3' },
      { cufe: 'C1' },
      { kind: 'unavailable' },
    ],
    [
      "status 4 with the order's cufe",
      { statusCode: '4' },
      { cufe: ' C1' },
      { kind: 'cufe', cufe: 'C1' },
    ],
    [
      'status 4 with cufes of the entry and the order',
      { statusCode: '4', cufe: 'C2' },
      { cufe: 'C1' },
      { kind: 'cufe', cufe: 'C2' },
    ],
    [
      'status 4 with a PDF that is not generated yet',
      { statusCode: '4', downloadUrl: url, invoiceId: ' 7 ' },
      {},
      { kind: 'invoice', invoiceId: '7', url },
    ],
    [
      'status 4 with an invoice without a URL',
      { statusCode: '4', invoiceId: '7' },
      {},
      { kind: 'none' },
    ],
    ['status 1 with a cufe', { statusCode: '1', cufe: 'C1' }, {}, { kind: 'none' }],
    ['status 5 with a cufe', { statusCode: '5', cufe: 'C1' }, {}, { kind: 'none' }],
    ['status 4 without details', { statusCode: '4', cufe: ' ' }, { cufe: ' ' }, { kind: 'none' }],
    ['status 2 without details', { statusCode: '2' }, {}, { kind: 'none' }],
  ])('is the expected one for %s', (_, event, order, link) => {
    expect(getEntry(event, order).link).toEqual(link);
  });

  const anyText = fc.constantFrom('', ' ', 'x');
  property(
    'is unavailable only for statuses 2, 3 and 4 with a cufe and without a link',
    [fc.constantFrom(...codes, 'zz'), anyText, anyText, anyText],
    (statusCode, cufe, orderCufe, downloadUrl) => {
      const { link } = getEntry({ statusCode, cufe, downloadUrl }, { cufe: orderCufe });
      if (link.kind !== 'unavailable') return;
      // A billed entry with a cufe has a link (reading 41).
      expect(['2', '3']).toContain(statusCode);
      expect(`${cufe}${orderCufe}`.trim()).not.toBe('');
      expect(downloadUrl.trim()).toBe('');
    },
  );

  property(
    'marks at most one entry as current',
    [fc.array(fc.constantFrom('A', 'B', 'C', ' D')), fc.constantFrom('A', 'B', '')],
    (descriptions, statusDescription) => {
      const history = descriptions.map((description) => aTestEvent({ description }));
      const { entries } = getTimeline(
        aTestOrder({ history, statusDescription }),
        hiddenReasonsOptions,
      );
      const current = entries.filter((entry) => entry.isCurrent);
      const matches = statusDescription !== '' && descriptions.includes(statusDescription);
      expect(current).toHaveLength(matches ? 1 : 0);
    },
  );
});

describe('omitListedLink', () => {
  const listedDocuments: readonly OrderDocument[] = [
    { kind: 'invoice', number: 'FE-1', cufe: '' },
    { kind: 'remission', number: 'RM1', delivery: '8001' },
  ];
  const url = 'https://files.example/1.pdf';
  it.each<[string, Partial<OrderEvent>, TimelineLink['kind']]>([
    ['removes the link of the invoice', { statusCode: '4', cufe: 'C1' }, 'none'],
    [
      'removes the link of a listed remission',
      { statusCode: '3', remissionId: 'RM1', downloadUrl: url },
      'none',
    ],
    [
      'keeps the link of another remission',
      { statusCode: '3', remissionId: 'RM2', downloadUrl: url },
      'download',
    ],
    [
      'keeps the link of a load order that is not listed',
      { loadOrderId: 'RM1', downloadUrl: url },
      'download',
    ],
    ['keeps the link of other details', { downloadUrl: url }, 'download'],
    ['keeps unavailable details', { statusCode: '2', cufe: 'C1' }, 'unavailable'],
  ])('%s', (_, event, kind) => {
    expect(omitListedLink(getEntry(event), listedDocuments).link.kind).toBe(kind);
  });
});

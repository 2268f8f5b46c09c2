import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTestEvent, aTestOrder } from '../../test/fixtures/order.ts';
import { property } from '../../test/property.ts';
import type { OrderDocument } from './order-documents.ts';
import { omitListedLink, orderTimeline, type TimelineOptions } from './timeline.ts';
import type { Order, OrderEvent, TimelineLink } from './types.ts';

const hidden: TimelineOptions = { statusSix: 'rejected', rejectionReasons: 'hidden' };
const shown: TimelineOptions = { statusSix: 'rejected', rejectionReasons: 'shown' };
const codes = ['-2', '-1.5', '-1', '1', '2', '3', '4', '5', '6', '9'];

const getEntry = (
  event: Partial<OrderEvent>,
  order: Partial<Order> = {},
  deploymentOptions: TimelineOptions = hidden,
) => {
  const history = [aTestEvent(event)];
  const [entry] = orderTimeline(aTestOrder({ ...order, history }), deploymentOptions).entries;
  if (entry === undefined) throw new Error('One event makes one entry');
  return entry;
};

describe('the timeline of an order (spec 2)', () => {
  it('has one entry per event, in order', () => {
    const history = [aTestEvent({ id: 'a' }), aTestEvent({ id: 'b', occurredAt: 'ayer' })];
    const { entries } = orderTimeline(aTestOrder({ history }), hidden);
    expect(entries.map(({ event, moment }) => [event.id, moment])).toEqual([
      ['a', { date: '2026-03-05', time: '10:00:00' }],
      ['b', null],
    ]);
    expect(orderTimeline(aTestOrder(), hidden).entries).toEqual([]);
  });

  it("marks the entry whose description matches the order's as current, the last of several", () => {
    const history = ['Uno', 'Dos', ' Dos ', 'Tres'].map((description) =>
      aTestEvent({ description }),
    );
    const order = aTestOrder({ history, statusDescription: 'Dos ' });
    expect(orderTimeline(order, hidden).entries.map(({ current }) => current)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it('marks no entry if the order has no description or nothing matches', () => {
    expect(getEntry({ description: 'A' }, { statusDescription: ' ' }).current).toBe(false);
    expect(getEntry({ description: 'Otra' }).current).toBe(false);
  });

  it('marks the last entry with the order’s status if no entry has a description', () => {
    const history = ['1', '2', '2'].map((statusCode) =>
      aTestEvent({ statusCode, description: '' }),
    );
    const current = (statusCode: string) =>
      orderTimeline(aTestOrder({ history, statusCode }), hidden).entries.map((one) => one.current);
    expect(current('2')).toEqual([false, false, true]);
    expect(current('5')).toEqual([false, false, false]);
  });

  it.each(codes)('shows the tracking number only for status 5: %s', (statusCode) => {
    const { trackingNumber } = getEntry({ statusCode }, { trackingNumber: 'GUIA-1' });
    expect(trackingNumber).toBe(statusCode === '5' ? 'GUIA-1' : null);
  });

  it.each(codes)('shows the block reason only for status -1: %s', (statusCode) => {
    const { blockReason } = getEntry({ statusCode }, { blockReason: 'Cupo' });
    expect(blockReason).toBe(statusCode === '-1' ? 'Cupo' : null);
  });

  it('shows no empty tracking number or reason', () => {
    expect(getEntry({ statusCode: '5' }, { trackingNumber: ' ' }).trackingNumber).toBeNull();
    expect(getEntry({ statusCode: '-1' }, { blockReason: '' }).blockReason).toBeNull();
  });
});

describe('the rejection reason (spec 2)', () => {
  const rejected = { statusCode: '6', statusDescription: 'Rechazado', rejectionReason: 'Cupo' };
  const entry = { statusCode: '6', description: 'Rechazado' };

  it('shows only when the order is rejected and viewing reasons is enabled', () => {
    expect(getEntry(entry, rejected, shown).rejectionReason).toBe('Cupo');
    expect(getEntry(entry, rejected, hidden).rejectionReason).toBeNull();
    expect(getEntry(entry, { ...rejected, statusCode: '4' }, shown).rejectionReason).toBeNull();
  });

  it('shows for an order flagged as rejected, at its current entry', () => {
    const flagged = {
      ...rejected,
      statusCode: '4',
      rejected: true,
      statusDescription: 'Solicitado',
    };
    expect(getEntry({ statusCode: '4' }, flagged, shown).rejectionReason).toBe('Cupo');
    expect(
      getEntry({ statusCode: '4', description: 'Otra' }, flagged, shown).rejectionReason,
    ).toBeNull();
  });

  it('shows at the entry of status 6 even when that is not the current one', () => {
    const order = { ...rejected, statusDescription: 'Otra' };
    expect(getEntry(entry, order, shown).rejectionReason).toBe('Cupo');
  });

  it('does not show for a delivered order in the other reading', () => {
    const deploymentOptions = { statusSix: 'delivered', rejectionReasons: 'shown' } as const;
    expect(getEntry(entry, rejected, deploymentOptions).rejectionReason).toBeNull();
  });

  it('does not show at a delivery of an order that is flagged as rejected (reading 42)', () => {
    const deploymentOptions = { statusSix: 'delivered', rejectionReasons: 'shown' } as const;
    const flagged = { ...rejected, rejected: true };
    expect(getEntry(entry, flagged, deploymentOptions).rejectionReason).toBeNull();
    const previous = { ...flagged, statusCode: '4' };
    expect(getEntry(entry, previous, deploymentOptions).rejectionReason).toBeNull();
    expect(
      getEntry({ ...entry, statusCode: '4' }, previous, deploymentOptions).rejectionReason,
    ).toBe('Cupo');
  });

  it.each<[string, Partial<OrderEvent>, Partial<Order>]>([
    ['the remarks of the rejection', { ...entry, notes: 'Cupo agotado' }, rejected],
    ['remarks that repeat the reason', { statusCode: '1', notes: 'Pedido sin Cupo' }, rejected],
    [
      'the remarks of the current entry of an order flagged as rejected',
      { statusCode: '4', description: 'Rechazado', notes: 'Cliente moroso' },
      { ...rejected, statusCode: '4', rejected: true },
    ],
  ])('%s are hidden with it', (_, event, order) => {
    expect(getEntry(event, order, hidden).notes).toBeNull();
    expect(getEntry(event, order, shown).notes).toBe(event.notes);
  });

  it('keeps other remarks and drops repeated reasons', () => {
    const delivery = { statusCode: '5', notes: ' Puerta 2 ' };
    expect(getEntry(delivery, rejected, hidden).notes).toBe('Puerta 2');
    expect(getEntry({ ...entry, notes: 'Cupo' }, rejected, shown).notes).toBeNull();
    const blocked = { statusCode: '-1', blockReason: 'Cartera' };
    expect(getEntry({ statusCode: '-1', notes: 'Cartera' }, blocked, hidden).notes).toBeNull();
    const delivered = { statusSix: 'delivered', rejectionReasons: 'hidden' } as const;
    expect(getEntry({ ...entry, notes: 'Recibió Ana' }, rejected, delivered).notes).toBe(
      'Recibió Ana',
    );
  });

  it('does not show an empty reason', () => {
    expect(
      getEntry(entry, { ...rejected, rejectionReason: ' ' }, shown).rejectionReason,
    ).toBeNull();
  });
});

describe("the invoice link of an entry, and 'Detail not available' (spec 2)", () => {
  const url = 'https://files.example/1.pdf';
  it.each<[string, Partial<OrderEvent>, Partial<Order>, TimelineLink]>([
    ['4 with a cufe', { statusCode: '4', cufe: ' C1 ' }, {}, { kind: 'cufe', cufe: 'C1' }],
    [
      '4 with a cufe and a download',
      { statusCode: '4', cufe: 'C1', downloadAddress: url },
      {},
      { kind: 'cufe', cufe: 'C1' },
    ],
    [
      '4 with a download only',
      { statusCode: '4', downloadAddress: url },
      {},
      { kind: 'download', address: url },
    ],
    [
      '3 with both',
      { statusCode: '3', cufe: 'C1', downloadAddress: ` ${url} ` },
      {},
      { kind: 'download', address: url },
    ],
    ['1 with a download', { downloadAddress: url }, {}, { kind: 'download', address: url }],
    ['2 with a cufe', { statusCode: '2', cufe: 'C1' }, {}, { kind: 'unavailable' }],
    ['3 with a cufe', { statusCode: '3', cufe: 'C1' }, {}, { kind: 'unavailable' }],
    ["2, the order's cufe", { statusCode: '2' }, { cufe: 'C1' }, { kind: 'unavailable' }],
    ["3, the order's cufe", { statusCode: '3' }, { cufe: 'C1' }, { kind: 'unavailable' }],
    ["4, the order's cufe", { statusCode: '4' }, { cufe: ' C1' }, { kind: 'cufe', cufe: 'C1' }],
    [
      '4 with its own cufe and the order’s',
      { statusCode: '4', cufe: 'C2' },
      { cufe: 'C1' },
      { kind: 'cufe', cufe: 'C2' },
    ],
    [
      '4 with a PDF to be made',
      { statusCode: '4', downloadAddress: url, invoiceId: ' 7 ' },
      {},
      { kind: 'invoice', invoiceId: '7', address: url },
    ],
    [
      '4 with an invoice that offers nothing',
      { statusCode: '4', invoiceId: '7' },
      {},
      { kind: 'none' },
    ],
    ['1 with a cufe', { statusCode: '1', cufe: 'C1' }, {}, { kind: 'none' }],
    ['5 with a cufe', { statusCode: '5', cufe: 'C1' }, {}, { kind: 'none' }],
    ['4 with nothing', { statusCode: '4', cufe: ' ' }, { cufe: ' ' }, { kind: 'none' }],
    ['2 with nothing', { statusCode: '2' }, {}, { kind: 'none' }],
  ])('%s', (_, event, order, link) => {
    expect(getEntry(event, order).link).toEqual(link);
  });

  const anyText = fc.constantFrom('', ' ', 'x');
  property(
    "says 'not available' only for 2, 3 and 4 with a cufe and no link",
    [fc.constantFrom(...codes, 'zz'), anyText, anyText, anyText],
    (statusCode, cufe, orderCufe, downloadAddress) => {
      const { link } = getEntry({ statusCode, cufe, downloadAddress }, { cufe: orderCufe });
      if (link.kind !== 'unavailable') return;
      // A billed entry with a cufe has a link (reading 41).
      expect(['2', '3']).toContain(statusCode);
      expect(`${cufe}${orderCufe}`.trim()).not.toBe('');
      expect(downloadAddress.trim()).toBe('');
    },
  );

  property(
    'marks at most one entry as current',
    [fc.array(fc.constantFrom('A', 'B', 'C', ' D')), fc.constantFrom('A', 'B', '')],
    (descriptions, statusDescription) => {
      const history = descriptions.map((description) => aTestEvent({ description }));
      const { entries } = orderTimeline(aTestOrder({ history, statusDescription }), hidden);
      const current = entries.filter((entry) => entry.current);
      const matches = statusDescription !== '' && descriptions.includes(statusDescription);
      expect(current).toHaveLength(matches ? 1 : 0);
    },
  );
});

describe('a document that is listed beside the timeline', () => {
  const listed: readonly OrderDocument[] = [
    { kind: 'invoice', number: 'FE-1', cufe: '' },
    { kind: 'remission', number: 'RM1', delivery: '8001' },
  ];
  const url = 'https://files.example/1.pdf';
  it.each<[string, Partial<OrderEvent>, TimelineLink['kind']]>([
    ['the invoice', { statusCode: '4', cufe: 'C1' }, 'none'],
    ['a remission', { statusCode: '3', remissionId: 'RM1', downloadAddress: url }, 'none'],
    [
      'another remission',
      { statusCode: '3', remissionId: 'RM2', downloadAddress: url },
      'download',
    ],
    ['a load order that is not listed', { loadOrderId: 'RM1', downloadAddress: url }, 'download'],
    ['other details', { downloadAddress: url }, 'download'],
    ['what is not available', { statusCode: '2', cufe: 'C1' }, 'unavailable'],
  ])('%s', (_, event, kind) => {
    expect(omitListedLink(getEntry(event), listed).link.kind).toBe(kind);
  });
});

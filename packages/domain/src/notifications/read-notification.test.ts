import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { readNotifications, readNotifiedClaim, readNotifiedOrder } from './read-notification.ts';

const timeZone = 'America/Bogota';
const stored = {
  title: ' Estado de su pedido ',
  body: 'Su pedido fue despachado.',
  message: 'mensaje',
  date: '2026-03-05 14:30:10',
  notification: 0,
  data: '{"pedido":{"num_pedido":"1200","estado_pedido":"-1.5"}}',
};

describe('notifications of the realtime database (spec 3)', () => {
  it('reads every field', () => {
    expect(readNotifications({ k1: stored }, timeZone)).toEqual([
      {
        key: 'k1',
        read: false,
        title: 'Estado de su pedido',
        body: 'Su pedido fue despachado.',
        message: 'mensaje',
        dateText: '2026-03-05 14:30:10',
        moment: { date: '2026-03-05', time: '14:30' },
        orderNumber: '1200',
        orderStatusCode: '-1.5',
        claimSubject: null,
      },
    ]);
  });

  it('leaves missing fields empty', () => {
    expect(readNotifications({ k1: {} }, timeZone)).toEqual([
      {
        key: 'k1',
        read: false,
        title: '',
        body: '',
        message: '',
        dateText: '',
        moment: null,
        orderNumber: null,
        orderStatusCode: null,
        claimSubject: null,
      },
    ]);
  });

  it.each([
    [0, false],
    ['0', false],
    [1, true],
    ['1', true],
    [true, true],
    [false, false],
    [null, false],
    ['yes', false],
    [2, false],
  ])('reads the flag %j as %s', (read, expected) => {
    expect(readNotifications({ k: { ...stored, read } }, timeZone)[0]?.read).toBe(expected);
  });

  it.each([null, undefined, 'text', 7, true, [], {}])(
    'returns an empty list for the node %j',
    (node) => {
      expect(readNotifications(node, timeZone)).toEqual([]);
    },
  );

  it('skips invalid entries', () => {
    expect(readNotifications({ a: null, b: 'x', c: stored, d: 3 }, timeZone)).toHaveLength(1);
  });

  it('sorts the newest first and those without a date last', () => {
    const node = {
      a: { date: 'no date' },
      b: { date: '2026-03-05 10:00' },
      c: { date: '2026-03-06 09:00' },
      d: { date: '2026-03-05 10:00' },
      e: { date: '2026-03-05 10:01' },
      '0': { date: '2026-03-05 10:02' },
    };
    const keys = readNotifications(node, timeZone).map(({ key }) => key);
    expect(keys).toEqual(['c', '0', 'e', 'd', 'b', 'a']);
  });

  it('converts numbers to text and ignores other types', () => {
    const [read] = readNotifications({ k: { title: 5, body: {}, message: Number.NaN } }, timeZone);
    expect(read).toMatchObject({ title: '5', body: '', message: '' });
  });

  property('accepts any JSON', [fc.jsonValue()], (node) => {
    expect(Array.isArray(readNotifications(node, timeZone))).toBe(true);
  });

  property(
    'accepts any JSON in any field and keeps every key',
    [
      fc.dictionary(
        fc.string(),
        fc.record({
          title: fc.jsonValue(),
          body: fc.jsonValue(),
          date: fc.oneof(fc.jsonValue(), fc.integer(), fc.double()),
          read: fc.jsonValue(),
          data: fc.oneof(fc.json(), fc.jsonValue()),
        }),
      ),
    ],
    (node) => {
      const keys = readNotifications(node, timeZone).map(({ key }) => key);
      expect(keys.toSorted()).toEqual(Object.keys(node).toSorted());
    },
  );

  property(
    'does not depend on the order of the nodes',
    [fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { maxLength: 6 }), fc.nat(5)],
    (keys, days) => {
      const createNode = (names: readonly string[]) =>
        Object.fromEntries(
          names.map((name, index) => [name, { date: `2026-01-0${1 + ((index * days) % 9)}` }]),
        );
      const nodes = createNode(keys);
      const reversed = Object.fromEntries(Object.entries(nodes).reverse());
      expect(readNotifications(reversed, timeZone)).toEqual(readNotifications(nodes, timeZone));
    },
  );
});

describe('readNotifiedOrder (spec 3)', () => {
  it.each([
    ['{"pedido":{"num_pedido":"1200"}}', '1200'],
    ['{"pedido":{"num_pedido":1200}}', '1200'],
    [{ pedido: { num_pedido: ' 1200 ' } }, '1200'],
    [{ pedido: '{"num_pedido":"1200"}' }, '1200'],
    ['{"pedido":{}}', null],
    ['{"pedido":{"num_pedido":""}}', null],
    ['{"pedido":null}', null],
    ['{"pedido":', null],
    ['7', null],
    ['', null],
    [null, null],
    [undefined, null],
    [[], null],
    [{ pedido: { num_pedido: {} } }, null],
  ])('reads the order number of %j as %j', (data, number) => {
    expect(readNotifiedOrder(data).orderNumber).toBe(number);
  });

  it.each([
    [{ pedido: { num_pedido: '1200', estado_pedido: 6 } }, '6'],
    [{ pedido: { num_pedido: '1200', estado_pedido: ' -1.5 ' } }, '-1.5'],
    [{ pedido: { num_pedido: '1200' } }, null],
  ])('reads the status of %j as %j', (data, status) => {
    expect(readNotifiedOrder(data).orderStatusCode).toBe(status);
  });

  property('accepts any text', [fc.oneof(fc.string(), fc.json())], (data) => {
    const number = readNotifiedOrder(data).orderNumber;
    expect(number === null || number.length > 0).toBe(true);
  });
});

describe('readNotifiedClaim', () => {
  it.each([
    ['{"reclamo":{"tipo":"FACTURA","referencia":"F12"}}', { kind: 'invoice', number: 'F12' }],
    [{ reclamo: '{"tipo":"PEDIDO","referencia":1200}' }, { kind: 'order', number: '1200' }],
    [{ reclamo: { tipo: 'PAGO', referencia: 'u-1' } }, { kind: 'payment', number: 'u-1' }],
    [{ reclamo: { tipo: 'toString', referencia: 'u-1' } }, null],
    [{ reclamo: { tipo: 'PAGO' } }, null],
    [{ reclamo: { referencia: 'u-1' } }, null],
    ['{"reclamo":', null],
    [null, null],
  ])('reads what the claim of %j is about', (data, subject) => {
    expect(readNotifiedClaim(data)).toEqual(subject);
  });
});

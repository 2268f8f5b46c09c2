import {
  buildClient,
  buildDelivery,
  buildDestination,
  buildInvoice,
  buildOrder,
  buildOrderEvent,
  buildUser,
} from '../src/scenarios/builders/index.ts';
import { testContext, testFixture, testIds } from './test-context.ts';

const ids = testIds();
export const mine = testContext('colombia', 'typical', ids);
export const other = testContext('colombia', 'new-dealer', ids);

export const manager = buildUser(mine, 'legal-representative', { email: 'jefe@mia.example' });
export const basic = buildUser(mine, 'basic', { email: 'basico@mia.example' });
export const money = buildUser(mine, 'financial', { email: 'finanzas@mia.example' });
export const northerner = buildUser(mine, 'operations', { email: 'norte@mia.example' });
export const otherCompanyUser = buildUser(other, 'legal-representative', {
  email: 'jefe@otra.example',
});

export const invoice = buildInvoice(mine, { num_factura: 'FEV-1', importe: 12_345_00 });
const north = { destino: 'N1', nombre_destino: 'EDS Norte' };
const south = { destino: 'S1', nombre_destino: 'EDS Sur' };

const northStation = {
  ...buildDestination(mine, 0),
  id_destinatario: 9_000,
  codigo_destinatario: north.destino,
  nombre_comercial: north.nombre_destino,
};

const requested = buildOrder(mine, '1', {
  ...north,
  num_pedido: '100',
  num_sicom: '9300',
  fecha_pedido: '2026-06-10',
  fecha_entrega: '2026-06-12',
});
const billed = buildOrder(mine, '4', {
  ...south,
  num_pedido: '200',
  num_sicom: '9200',
  fecha_pedido: '2026-06-11',
  fecha_entrega: '2026-06-13',
  num_factura: 'FEV-1',
  cufe: invoice.cufe ?? null,
  valor: 12_345_00,
});
const sent = buildOrder(mine, '-1.5', {
  ...north,
  num_pedido: '300',
  num_sicom: '9100',
  fecha_pedido: '2026-06-12',
});
const foreign = buildOrder(other, '1', { ...north, num_pedido: '100', fecha_pedido: '2026-06-10' });
const delivery = buildDelivery(mine, billed, {
  num_entrega: '8001',
  id_remision: 'RM1',
  id_orden_cargue: 'OC1',
});
const foreignDelivery = buildDelivery(other, foreign, {
  num_entrega: '8002',
  id_remision: 'RM2',
  id_orden_cargue: 'OC2',
});

const line = (order: number, plant: string) => ({
  id_pedido: order,
  cantidad: 2_500_500,
  centro_logistico: plant,
  nombre_centro_logistico: `Planta ${plant}`,
  cod_producto: '100010',
  descripcion: 'Gasolina corriente',
  unidad_medida: 'GLN',
});

/** Three orders of one client, one of another, with the papers of the billed one. */
export const ordersFixture = testFixture({
  clients: [buildClient(mine), buildClient(other)],
  users: [manager, basic, money, northerner, otherCompanyUser],
  destinations: [northStation],
  userDestinations: [{ user_id: northerner.id, id_destinatario: northStation.id_destinatario }],
  documents: [invoice],
  orders: [requested, billed, sent, foreign],
  orderLines: [
    line(requested.id_pedido, 'P1'),
    line(billed.id_pedido, 'P2'),
    line(foreign.id_pedido, 'P9'),
  ],
  orderHistory: [
    buildOrderEvent(mine, billed, '4', '2026-06-11 16:00:00', {
      id_factura: String(invoice.id_histocta_detalle),
      cufe: invoice.cufe ?? null,
    }),
    buildOrderEvent(mine, billed, '3', '2026-06-11 12:00:00', {
      id_remision: 'RM1',
      id_orden_cargue: 'OC1',
    }),
    buildOrderEvent(mine, billed, '2', '2026-06-11 09:00:00', { id_orden_cargue: 'OC1' }),
    buildOrderEvent(mine, billed, '1', '2026-06-11 08:00:00'),
  ],
  orderDeliveries: [delivery, foreignDelivery],
});

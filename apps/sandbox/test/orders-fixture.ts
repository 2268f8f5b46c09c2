import {
  buildClient,
  buildDelivery,
  buildDestination,
  buildInvoice,
  buildOrder,
  buildOrderEvent,
  buildUser,
} from '../src/scenarios/builders/index.ts';
import { createTestContext, createTestFixture, createTestIdGenerator } from './test-context.ts';

const nextId = createTestIdGenerator();
export const ownContext = createTestContext('colombia', 'typical', nextId);
export const otherContext = createTestContext('colombia', 'new-dealer', nextId);

export const manager = buildUser(ownContext, 'legal-representative', { email: 'jefe@mia.example' });
export const basicUser = buildUser(ownContext, 'basic', { email: 'basico@mia.example' });
export const financialUser = buildUser(ownContext, 'financial', { email: 'finanzas@mia.example' });
export const northUser = buildUser(ownContext, 'operations', { email: 'norte@mia.example' });
export const otherCompanyUser = buildUser(otherContext, 'legal-representative', {
  email: 'jefe@otra.example',
});

export const invoice = buildInvoice(ownContext, { num_factura: 'FEV-1', importe: 12_345_00 });
const northDestination = { destino: 'N1', nombre_destino: 'EDS Norte' };
const southDestination = { destino: 'S1', nombre_destino: 'EDS Sur' };

const northStation = {
  ...buildDestination(ownContext, 0),
  id_destinatario: 9_000,
  codigo_destinatario: northDestination.destino,
  nombre_comercial: northDestination.nombre_destino,
};

const requestedOrder = buildOrder(ownContext, '1', {
  ...northDestination,
  num_pedido: '100',
  num_sicom: '9300',
  fecha_pedido: '2026-06-10',
  fecha_entrega: '2026-06-12',
});
const billedOrder = buildOrder(ownContext, '4', {
  ...southDestination,
  num_pedido: '200',
  num_sicom: '9200',
  fecha_pedido: '2026-06-11',
  fecha_entrega: '2026-06-13',
  num_factura: 'FEV-1',
  cufe: invoice.cufe ?? null,
  valor: 12_345_00,
});
const lockedOrder = buildOrder(ownContext, '-1.5', {
  ...northDestination,
  num_pedido: '300',
  num_sicom: '9100',
  fecha_pedido: '2026-06-12',
});
const otherClientOrder = buildOrder(otherContext, '1', {
  ...northDestination,
  num_pedido: '100',
  fecha_pedido: '2026-06-10',
});
const delivery = buildDelivery(ownContext, billedOrder, {
  num_entrega: '8001',
  id_remision: 'RM1',
  id_orden_cargue: 'OC1',
});
const otherClientDelivery = buildDelivery(otherContext, otherClientOrder, {
  num_entrega: '8002',
  id_remision: 'RM2',
  id_orden_cargue: 'OC2',
});

const createOrderLine = (order: number, plant: string) => ({
  id_pedido: order,
  cantidad: 2_500_500,
  centro_logistico: plant,
  nombre_centro_logistico: `Planta ${plant}`,
  cod_producto: '100010',
  descripcion: 'Gasolina corriente',
  unidad_medida: 'GLN',
});

/** Three orders of one client and one order of another, with the documents of the billed order. */
export const ordersFixture = createTestFixture({
  clients: [buildClient(ownContext), buildClient(otherContext)],
  users: [manager, basicUser, financialUser, northUser, otherCompanyUser],
  destinations: [northStation],
  userDestinations: [{ user_id: northUser.id, id_destinatario: northStation.id_destinatario }],
  documents: [invoice],
  orders: [requestedOrder, billedOrder, lockedOrder, otherClientOrder],
  orderLines: [
    createOrderLine(requestedOrder.id_pedido, 'P1'),
    createOrderLine(billedOrder.id_pedido, 'P2'),
    createOrderLine(otherClientOrder.id_pedido, 'P9'),
  ],
  orderHistory: [
    buildOrderEvent(ownContext, billedOrder, '4', '2026-06-11 16:00:00', {
      id_factura: String(invoice.id_histocta_detalle),
      cufe: invoice.cufe ?? null,
    }),
    buildOrderEvent(ownContext, billedOrder, '3', '2026-06-11 12:00:00', {
      id_remision: 'RM1',
      id_orden_cargue: 'OC1',
    }),
    buildOrderEvent(ownContext, billedOrder, '2', '2026-06-11 09:00:00', {
      id_orden_cargue: 'OC1',
    }),
    buildOrderEvent(ownContext, billedOrder, '1', '2026-06-11 08:00:00'),
  ],
  orderDeliveries: [delivery, otherClientDelivery],
});

import { defineTable, type RowOf } from '../define-table.ts';

/** Orders (spec 3). Amounts are in minor units, timestamps are 'YYYY-MM-DD HH:mm:ss'. */
export const orders = defineTable(
  'orders',
  {
    id_pedido: 'integer primary key',
    /** Client code, returned as id_cliente. */
    client_code: 'text not null references clients',
    num_pedido: 'text not null',
    num_sicom: 'text',
    solicitante: 'text not null',
    nombre_solicitante: 'text not null',
    destino: 'text not null',
    nombre_destino: 'text not null',
    /** '-2', '-1.5', '-1', '1' to '6', '9'. */
    estado_pedido: 'text not null',
    estado_pedido_description: 'text not null',
    estado_bloqueo_pedido: "text not null default '0'",
    motivo_bloqueo: 'text',
    estatus_rechazo: 'text',
    motivo_rechazo: 'text',
    /** 'YYYY-MM-DD'. */
    fecha_pedido: 'text not null',
    fecha_entrega: 'text',
    valor: 'integer not null',
    moneda: 'text not null',
    num_factura: 'text',
    cufe: 'text',
    guia_transporte: 'text',
    created_at: 'text not null',
    updated_at: 'text not null',
  },
  {
    constraints: ['unique (client_code, num_pedido)'],
    indexes: ['client_code, fecha_pedido, id_pedido', 'client_code, num_sicom'],
  },
);

export const orderLines = defineTable(
  'order_lines',
  {
    id_pedido_info: 'integer primary key',
    id_pedido: 'integer not null references orders',
    /** In thousandths of the unit: 2500 gallons are 2500000. */
    cantidad: 'integer not null',
    centro_logistico: 'text not null',
    nombre_centro_logistico: 'text not null',
    cod_producto: 'text not null',
    descripcion: 'text not null',
    unidad_medida: 'text not null',
  },
  { indexes: ['id_pedido', 'centro_logistico'] },
);

export const orderHistory = defineTable(
  'order_history',
  {
    id_pedido_history_status: 'integer primary key',
    id_pedido: 'integer not null references orders',
    fecha_hora_evento: 'text not null',
    /** Status code of the event. */
    type: 'text not null',
    descripcion: 'text not null',
    nombre_transportista: 'text',
    placa_vehiculo: 'text',
    ubicacion: 'text',
    fecha_ubicacion: 'text',
    fecha_estimada_entrega: 'text',
    observaciones: 'text',
    id_orden_cargue: 'text',
    id_remision: 'text',
    id_factura: 'text',
    fecha_factura: 'text',
    cufe: 'text',
  },
  { indexes: ['id_pedido, fecha_hora_evento', 'id_remision', 'id_orden_cargue', 'id_factura'] },
);

export const orderDeliveries = defineTable(
  'order_deliveries',
  {
    num_entrega: 'text primary key not null',
    id_pedido: 'integer not null references orders',
    estado_entrega: 'text not null',
    estado_entrega_description: 'text not null',
    fecha_entrega: 'text',
    fecha_creacion: 'text not null',
    valor: 'integer not null',
    num_factura: 'text',
    id_remision: 'text',
    id_orden_cargue: 'text',
  },
  { indexes: ['id_pedido'] },
);

export type OrderRow = RowOf<typeof orders>;
export type OrderLineRow = RowOf<typeof orderLines>;
export type OrderHistoryRow = RowOf<typeof orderHistory>;
export type OrderDeliveryRow = RowOf<typeof orderDeliveries>;

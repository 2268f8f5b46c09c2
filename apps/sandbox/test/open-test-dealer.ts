import { createTables, type Database, loadRows } from '../src/database/index.ts';
import { openNodeDatabase } from '../src/database/node-database.ts';

/** Opens a database with two clients. The first has an invoice, its delivered order and a certificate. */
export function openTestDealerDatabase(): Database {
  const db = openNodeDatabase(':memory:');
  createTables(db);
  loadRows(db, {
    clients: [createClient('10004521', 1), createClient('10009999', 2)],
    documents: [
      {
        id: 501,
        id_histocta_detalle: 9501,
        client_code: '10004521',
        naturaleza: 'INVOICE',
        tipo_documento: 'RV',
        agrupacion: 'FACTURAS',
        classification: 'Factura combustibles',
        num_documento: '1800012345',
        num_factura: 'FE90210',
        nif_comunitario: null,
        cufe: 'b4f0c2a1d9e8776655443322110fedcba9876543210abcdef00112233445566778899',
        fecha_documento: '2026-11-03',
        fecha_vencimiento_documento: '2026-11-18',
        importe: 3_550_000_000,
        saldo: 1_550_000_000,
        detalle: '=Combustible noviembre',
        destino: '20001',
        nombre_destino: 'EDS El Cañaveral',
        direccion: 'Calle 10 n.º 4-22',
        ciudad: 'Ibagué',
        created_at: '2026-11-03 08:00:00',
      },
    ],
    orders: [
      {
        id_pedido: 71,
        client_code: '10004521',
        num_pedido: '4500071',
        solicitante: '10004521',
        nombre_solicitante: 'Inversiones La Ñapa S.A.S.',
        destino: '20001',
        nombre_destino: 'EDS El Cañaveral',
        estado_pedido: '5',
        estado_pedido_description: 'Despachado',
        fecha_pedido: '2026-11-01',
        fecha_entrega: '2026-11-03',
        valor: 3_550_000_000,
        moneda: 'COP',
        num_factura: 'FE90210',
        created_at: '2026-11-01 08:00:00',
        updated_at: '2026-11-03 08:00:00',
      },
    ],
    orderLines: [
      createOrderLine(1, '100010', 'Gasolina corriente oxigenada', 2_000_000),
      createOrderLine(2, '100030', 'Diésel B10', 500_500),
    ],
    orderHistory: [
      {
        id_pedido_history_status: 1,
        id_pedido: 71,
        fecha_hora_evento: '2026-11-03 06:10:00',
        type: '5',
        descripcion: 'Despachado',
        nombre_transportista: 'Transportes Río Claro',
        placa_vehiculo: 'TZX 482',
      },
    ],
    orderDeliveries: [
      {
        num_entrega: '80001234',
        id_pedido: 71,
        estado_entrega: 'C',
        estado_entrega_description: 'Entregado',
        fecha_entrega: '2026-11-03',
        fecha_creacion: '2026-11-02',
        valor: 3_550_000_000,
        num_factura: 'FE90210',
        id_remision: 'R-1234',
        id_orden_cargue: 'OC-777',
      },
    ],
    certificates: [
      {
        id: 31,
        client_code: '10004521',
        increment_sales_certificate: '000000031',
        destinatario: null,
        received: 'Inversiones La Ñapa S.A.S.',
        fecha_inicio: '2026-10-01',
        fecha_fin: '2026-11-20',
        modo_impresion: 'DETALLADO',
        negocio: 'EDS',
        created_at: '2026-11-20 10:00:00',
      },
    ],
  });
  return db;
}

function createClient(code: string, id: number) {
  return {
    cliente: code,
    id,
    store_code: 'colombia',
    moneda: 'COP',
    clienteNit: '900123456-7',
    nombre: 'Inversiones La Ñapa S.A.S.',
    nombreComercial: 'La Ñapa',
    direccion: 'Avenida 5 n.º 37-12',
    telefono: '6082700000',
    email: `contacto${id}@ejemplo.invalid`,
    ciudad: 'Ibagué',
    pais: 'CO',
    codigoCompania: '1000',
    id_edocta: id,
    id_histocuenta: id,
    numero_cuenta: `000${code}`,
  };
}

function createOrderLine(id: number, code: string, description: string, thousandths: number) {
  return {
    id_pedido_info: id,
    id_pedido: 71,
    cantidad: thousandths,
    centro_logistico: 'PL01',
    nombre_centro_logistico: 'Planta Mansilla',
    cod_producto: code,
    descripcion: description,
    unidad_medida: 'GLN',
  };
}

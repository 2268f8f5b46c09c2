import type { Sandbox } from '@surtidor/sandbox';

/** The objects of a person and a station that the probes refer to. */
export interface Target {
  readonly client: string;
  /** A telephone number with the length used in the company's country. */
  readonly telephone: string;
  readonly person: { readonly id: number; readonly email: string };
  readonly station: { readonly id: number; readonly code: string; readonly name: string };
  readonly invoice: Document;
  readonly payment: Document;
  /** The order's invoice. */
  readonly orderInvoice: Document;
  readonly order: { readonly number: string; readonly station: string; readonly invoice: string };
  readonly delivery: { readonly number: string; readonly remission: string };
  readonly loadOrder: string;
  readonly attempt: { readonly uuid: string; readonly state: string };
  readonly purchase: { readonly uuid: string; readonly email: string };
  readonly compensation: { readonly id: number; readonly uuid: string };
  readonly certificate: string;
}

/** A document of the account. Its balance is in wire format. */
export interface Document {
  readonly id: number;
  readonly historyId: number;
  readonly number: string;
  readonly invoice: string;
  readonly cufe: string;
  readonly balance: string;
  readonly dueDate: string;
}

type Database = Sandbox['environment']['db'];
type Params = Parameters<Database['get']>[1];

const documentSql = `select id, id_histocta_detalle as historyId, num_documento as number,
  num_factura as invoice, coalesce(cufe, '') as cufe, fecha_vencimiento_documento as dueDate,
  printf('%.2f', saldo / 100.0) as balance from documents`;

/** Reads the objects that belong to a person and to a station of the person's company. */
export function getTarget(db: Database, email: string, stationCode: string): Target {
  const readRow = <Row>(sql: string, params: Params): Row => {
    const row = db.get<Row>(sql, params);
    if (!row) throw new Error(`Nothing found for ${email}: ${sql}`);
    return row;
  };
  const person = readRow<{ id: number; email: string; client: string }>(
    'select id, email, client_code as client from users where email = :email',
    { email },
  );
  const { client } = person;
  const isAvailable = "id not in (select document_id from document_locks) and bloqueada = '0'";
  const getDocument = (condition: string) =>
    readRow<Document>(
      `${documentSql} where client_code = :client and ${condition} and ${isAvailable} order by id limit 1`,
      { client },
    );
  const stationParams = { client, station: stationCode };
  const order = readRow<Target['order']>(
    `select num_pedido as number, destino as station, num_factura as invoice from orders
     where client_code = :client and destino = :station and num_factura in (
       select num_factura from documents where client_code = :client)
     order by id_pedido limit 1`,
    stationParams,
  );
  return {
    client,
    telephone: readRow<{ telephone: string }>('select telephone from users where email = :email', {
      email,
    }).telephone,
    person,
    order,
    orderInvoice: readRow(
      `${documentSql} where client_code = :client and num_factura = :invoice order by id limit 1`,
      { client, invoice: order.invoice },
    ),
    station: readRow(
      `select id_destinatario as id, codigo_destinatario as code, nombre_comercial as name
       from destinations where client_code = :client and codigo_destinatario = :station`,
      stationParams,
    ),
    invoice: getDocument("naturaleza = 'INVOICE' and tipo_documento = 'RV' and saldo > 0"),
    payment: getDocument("naturaleza = 'PAYMENT' and saldo < 0"),
    delivery: readRow(
      `select num_entrega as number, id_remision as remission from order_deliveries
       join orders using (id_pedido)
       where client_code = :client and destino = :station and id_remision is not null
       order by num_entrega limit 1`,
      stationParams,
    ),
    loadOrder: readRow<{ id: string }>(
      `select id_orden_cargue as id from order_deliveries join orders using (id_pedido)
       where client_code = :client and destino = :station and id_orden_cargue is not null
       order by num_entrega limit 1`,
      stationParams,
    ).id,
    attempt: readRow(
      `select uuid, estado as state from transactions
       where client_code = :client and user_id = :user and tipo = 'CONTADO' limit 1`,
      { client, user: person.id },
    ),
    purchase: readRow(
      'select uuid, email from vouchers where customer = :client and status = :status limit 1',
      {
        client,
        status: 'ACTIVO',
      },
    ),
    compensation: readRow(
      `select id_compensacion as id, id_transaccion as uuid from compensations
       where client_code = :client order by id_compensacion limit 1`,
      { client },
    ),
    certificate: readRow<{ number: string }>(
      `select increment_sales_certificate as number from certificates
       where client_code = :client and destinatario = :station limit 1`,
      stationParams,
    ).number,
  };
}

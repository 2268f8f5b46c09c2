import type { Sandbox } from '@surtidor/sandbox';

type Database = Sandbox['environment']['db'];

/** The two stations of a company that the matrix uses. */
export interface Stations {
  /** A station at which the company's Operativo works. */
  readonly own: string;
  /** A station at which the Operativo does not work. */
  readonly other: string;
}

function assignStation(db: Database, client: string, station: string, index: number): void {
  const params = { client, station, index };
  db.run(
    `update orders set destino = :station, nombre_destino =
       (select nombre_comercial from destinations where codigo_destinatario = :station and client_code = :client)
     where id_pedido = (
       select o.id_pedido from orders o
       join documents d on d.num_factura = o.num_factura and d.client_code = o.client_code
       join order_deliveries e on e.id_pedido = o.id_pedido
       where o.client_code = :client and e.id_remision is not null and e.id_orden_cargue is not null
       group by o.id_pedido order by o.id_pedido limit 1 offset :index)`,
    params,
  );
  db.run(
    `update certificates set destinatario = :station where id = (
       select id from certificates where client_code = :client order by id limit 1 offset :index)`,
    params,
  );
}

/** Gives a station a unique code, because companies use the same codes. */
function makeCodeUnique(db: Database, client: string, code: string): string {
  const unique = `${client}-${code}`;
  db.run(
    `update destinations set codigo_destinatario = :unique
     where client_code = :client and codigo_destinatario = :code`,
    { unique, client, code },
  );
  return unique;
}

/**
 * Assigns an order with all its documents and a certificate to each of two stations of a company, and creates
 * a payment attempt for each of the company's users. Returns the stations.
 */
export function prepareCompany(db: Database, client: string): Stations {
  const getStation = (condition: string): string => {
    const row = db.get<{ code: string }>(
      `select codigo_destinatario as code from destinations where client_code = :client
         and id_destinatario ${condition} (
           select id_destinatario from user_destinations join users on users.id = user_id
           where email like 'operativo@%' and client_code = :client)
       order by id_destinatario limit 1`,
      { client },
    );
    if (!row) throw new Error(`${client} has no such station.`);
    return row.code;
  };
  const stations = {
    own: makeCodeUnique(db, client, getStation('in')),
    other: makeCodeUnique(db, client, getStation('not in')),
  };
  assignStation(db, client, stations.own, 0);
  assignStation(db, client, stations.other, 1);
  db.run(
    `insert into transactions (uuid, client_code, user_id, fingerprint, tipo, id_segment, total,
       moneda, phrase, token, created_at, updated_at)
     select lower(hex(randomblob(16))), client_code, id, 'access', 'CONTADO', '1100', 100000, 'COP',
       'phrase', 'token', created_at, created_at
     from users where client_code = :client`,
    { client },
  );
  return stations;
}

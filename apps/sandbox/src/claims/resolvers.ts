import type { AdjuntoInput, EventoReclamo, Reclamo, Resolvers } from '@surtidor/data/schema';
import { claimLimits } from '@surtidor/domain/vocabulary';
import type { ClaimRow, UserRow } from '../database/index.ts';
import { type Dealer, getDealer, type SandboxContext } from '../environment/context.ts';
import { createGraphqlError, createInvalidInputError } from '../shared/errors.ts';
import type { EveryField } from '../shared/every-field.ts';
import { parseIdempotencyKey } from '../shared/idempotency.ts';
import { checkFiles } from './check-files.ts';

/** The reasons that users can choose. */
const claimReasons = [
  { codigo: 'VALOR', nombre: 'El valor no coincide' },
  { codigo: 'CANTIDAD', nombre: 'La cantidad no coincide' },
  { codigo: 'ENTREGA', nombre: 'Problema con la entrega' },
  { codigo: 'PAGO', nombre: 'El pago no aparece' },
  { codigo: 'PREGUNTA', nombre: 'Otra pregunta' },
] as const;

/** Finds the number under which claims about an object are stored, in tables of the dealer's client and stations only. */
const subjectQueries: Readonly<Record<string, string>> = {
  FACTURA: `select num_documento as number, destino as station from documents
            where client_code = :client and :number in (num_documento, num_factura, nif_comunitario)`,
  PEDIDO: `select num_pedido as number, destino as station from orders
           where client_code = :client and num_pedido = :number`,
  PAGO: `select uuid as number, null as station from transactions
         where client_code = :client and uuid = :number`,
};

/** Returns the stored number of an object. Throws NOT_FOUND for one of another company or station. */
function findSubject({ db, clientCode, stations }: Dealer, kind: string, number: string): string {
  const query = subjectQueries[kind];
  const row = query
    ? db.get<{ number: string; station: string | null }>(query, { client: clientCode, number })
    : undefined;
  const isVisible = stations === null || row?.station == null || stations.includes(row.station);
  if (!row || !isVisible) throw createGraphqlError('NOT_FOUND', 'Data not found');
  return row.number;
}

const toReclamo = ({ db }: Dealer, row: ClaimRow) => {
  // Written as JSON of the contract's types.
  const events = JSON.parse(row.eventos) as EventoReclamo[];
  const user = db.get<UserRow>('select * from users where id = :id', { id: row.user_id });
  return {
    id: row.id,
    estado: events.at(-1)?.estado ?? 'ABIERTO',
    motivo: claimReasons.find(({ codigo }) => codigo === row.motivo)?.nombre ?? row.motivo,
    nombre_usuario: user ? `${user.firstname} ${user.lastname}` : null,
    adjuntos: JSON.parse(row.adjuntos) as string[],
    eventos: events,
  } satisfies EveryField<Reclamo>;
};

interface ClaimInput {
  readonly clave: string;
  readonly tipo: string;
  readonly referencia: string;
  readonly motivo: string;
  readonly texto: string;
  readonly adjuntos?: readonly AdjuntoInput[] | null;
}

/** Files a claim, or returns the one that the same key has filed. */
function createClaim(dealer: Dealer, input: ClaimInput): ClaimRow {
  const { db, clientCode: client, user, instant } = dealer;
  const key = parseIdempotencyKey(input.clave);
  if (key === null) throw createInvalidInputError('clave', 'Falta la clave de la solicitud.');
  const number = findSubject(dealer, input.tipo, input.referencia);
  const text = input.texto.trim();
  if (text.length < claimLimits.minText || text.length > claimLimits.maxText)
    throw createInvalidInputError('texto', 'El texto es muy corto o muy largo.');
  if (!claimReasons.some(({ codigo }) => codigo === input.motivo))
    throw createInvalidInputError('motivo', 'El motivo no existe.');
  const names = checkFiles(input.adjuntos ?? []);
  return db.transaction(() => {
    const find = () =>
      db.get<ClaimRow>('select * from claims where client_code = :client and clave = :key', {
        client,
        key,
      });
    const existing = find();
    if (existing) return existing;
    db.run(
      `insert into claims (id, client_code, user_id, clave, tipo, referencia, motivo, adjuntos, eventos, created_at)
       values (:id, :client, :user, :key, :kind, :number, :reason, :files, :events, :at)`,
      {
        id: crypto.randomUUID(),
        client,
        user: user.id,
        key,
        kind: input.tipo,
        number,
        reason: input.motivo,
        files: JSON.stringify(names),
        events: JSON.stringify([{ estado: 'ABIERTO', fecha: instant, texto: text }]),
        at: instant,
      },
    );
    const row = find();
    if (!row) throw new Error('The claim was not stored.');
    return row;
  });
}

/** Questions and claims about an invoice, order or payment. */
export const claimsResolvers: Resolvers<SandboxContext> = {
  Query: {
    reclamos(_, { tipo, referencia }, context) {
      const dealer = getDealer(context);
      const number = findSubject(dealer, tipo, referencia);
      const rows = dealer.db.all<ClaimRow>(
        `select * from claims where client_code = :client and tipo = :tipo and referencia = :number
         order by created_at desc, id`,
        { client: dealer.clientCode, tipo, number },
      );
      return { motivos: [...claimReasons], items: rows.map((row) => toReclamo(dealer, row)) };
    },
  },
  Mutation: {
    crearReclamo(_, input, context) {
      const dealer = getDealer(context);
      return toReclamo(dealer, createClaim(dealer, input));
    },
  },
};

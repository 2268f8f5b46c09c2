import { formatAmount, formatDay } from '../format.ts';
import { toClientParty, toIssuerParty } from '../parties.ts';
import type { PdfDocument } from '../pdf/pdf-document.ts';
import type { PrintContext } from '../print-context.ts';

interface Balance {
  readonly classification: string;
  readonly documents: number;
  readonly expired: number;
  readonly saldo: number;
}

const BALANCES_QUERY = `select classification, count(*) as documents, sum(saldo) as saldo,
    sum(case when saldo > 0 and fecha_vencimiento_documento < :today
      and fecha_vencimiento_documento <> '0000-00-00' then saldo else 0 end) as expired
  from documents where client_code = :client and saldo <> 0
  group by classification order by classification`;

/** Builds the certificate of balances: open balances by document class. */
export function buildBalancesPdf(context: PrintContext): PdfDocument {
  const { db, client, currency, today } = context;
  const balances = db.all<Balance>(BALANCES_QUERY, { client: client.cliente, today });
  const total = balances.reduce((sum, { saldo }) => sum + saldo, 0);
  const format = (minor: number) => formatAmount(minor, currency);
  return {
    title: 'Certificado de saldos',
    number: null,
    issuer: toIssuerParty(context.country),
    parties: [toClientParty(client)],
    facts: [
      { label: 'Fecha de corte', value: formatDay(today) },
      { label: 'Cuenta', value: client.numero_cuenta },
      { label: 'Sociedad', value: client.codigoCompania },
      { label: 'Moneda', value: currency },
    ],
    statement: `${toIssuerParty(context.country).name} certifica que, al ${formatDay(today)}, ${client.nombre}, identificado con ${client.tipoNit} ${client.clienteNit}, presenta los saldos que se relacionan a continuación.`,
    tables: [
      {
        title: 'Saldos por clase de documento',
        columns: [
          { title: 'Clase', share: 0.34, align: 'left' },
          { title: 'Documentos', share: 0.16, align: 'right' },
          { title: 'Vencido', share: 0.25, align: 'right' },
          { title: 'Saldo', share: 0.25, align: 'right' },
        ],
        rows: balances.map(({ classification, documents, expired, saldo }) => [
          classification,
          String(documents),
          format(expired),
          format(saldo),
        ]),
        emptyText: 'No hay saldos abiertos: el cliente está a paz y salvo.',
      },
    ],
    totals: [{ label: 'Saldo total', value: format(total) }],
    notes: ['Documento de un ambiente de demostración, sin validez contable.'],
  };
}

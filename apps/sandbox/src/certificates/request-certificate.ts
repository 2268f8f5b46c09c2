import type { CertificadoVentasInput, CertificadoVentasResult } from '@surtidor/data/schema';
import { certificateBusinesses, printFormats } from '@surtidor/domain/vocabulary';
import type { Dealer } from '../environment/context.ts';
import { addDays, isDate } from '../shared/time.ts';

const createRejection = (mensaje: string): CertificadoVentasResult => ({ codigo: 400, mensaje });

/** Returns the same day of the previous year. 29 February becomes 1 March. */
const getSameDayLastYear = (date: string): string => {
  const [year = '', month = '', dayOfMonth = ''] = date.split('-');
  return new Date(Date.UTC(Number(year) - 1, Number(month) - 1, Number(dayOfMonth)))
    .toISOString()
    .slice(0, 10);
};

/** Returns the error message for a date range, or null if it is valid (spec 5). */
function getRangeError({ today }: Dealer, from: string, to: string): string | null {
  if (!isDate(from) || !isDate(to)) return 'Las fechas no son válidas.';
  if (from > to) return 'La fecha inicial no puede ser posterior a la final.';
  if (from < getSameDayLastYear(today)) return 'La fecha inicial no puede ser anterior a un año.';
  if (to > addDays(today, -1)) return 'La fecha final no puede ser posterior a ayer.';
  return null;
}

const isOneOf = (options: readonly string[], value: string): boolean => options.includes(value);

interface Station {
  readonly codigo_destinatario: string;
  readonly nombre_comercial: string;
}

/** Creates a sales certificate with the next number (spec 7). */
export function requestCertificate(
  dealer: Dealer,
  input: CertificadoVentasInput,
): CertificadoVentasResult {
  const { db, clientCode, instant } = dealer;
  const { fecha_inicio: from, fecha_fin: to, modo_impresion: format, negocio: business } = input;
  const rangeError = getRangeError(dealer, from, to);
  if (rangeError) return createRejection(rangeError);
  if (!isOneOf(printFormats, format))
    return createRejection('El formato de impresión no es válido.');
  if (!isOneOf(certificateBusinesses, business)) return createRejection('El negocio no es válido.');
  const code = input.codigo_destinatario?.trim() || null;
  const station =
    code === null
      ? undefined
      : db.get<Station>(
          `select codigo_destinatario, nombre_comercial from destinations
           where client_code = :client and codigo_destinatario = :code`,
          { client: clientCode, code },
        );
  if (code !== null && !station)
    return createRejection('El destinatario no pertenece a su empresa.');
  if (dealer.stations !== null && !(code !== null && dealer.stations.includes(code))) {
    return createRejection('Elija uno de los destinos que tiene asignados.');
  }
  db.run(
    `insert into certificates (client_code, increment_sales_certificate, destinatario, received,
       nombre_comercial, fecha_inicio, fecha_fin, modo_impresion, negocio, created_at, ready)
     select :client, printf('%09d', 1 + coalesce(max(cast(increment_sales_certificate as integer)), 100000)),
       :code, :received, :name, :from, :to, :format, :business, :at, '1' from certificates`,
    {
      client: clientCode,
      code,
      received: station?.nombre_comercial ?? 'Todos los destinatarios',
      name: station?.nombre_comercial ?? null,
      from,
      to,
      format,
      business,
      at: instant,
    },
  );
  return { codigo: 200, mensaje: 'Su certificado fue generado. Ya puede descargarlo en la lista.' };
}

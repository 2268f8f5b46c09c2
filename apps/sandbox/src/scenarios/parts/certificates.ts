import { addDays } from '../../shared/time.ts';
import { buildCertificate } from '../builders/build-certificate.ts';
import { getPastTimestamp, type ScenarioContext } from '../scenario-context.ts';
import type { ScenarioRows } from '../scenario-rows.ts';
import type { Station } from './stations.ts';

const businesses = ['EDS', 'INDUSTRIA', 'RUMBO'] as const;

/** Builds certificates in both formats for the three businesses. The last certificate has no PDF yet. */
export const buildCertificates = (
  context: ScenarioContext,
  stations: readonly Station[],
  count: number,
): ScenarioRows => ({
  certificates: Array.from({ length: count }, (_, index) => {
    const issuedOn = addDays(context.today, -(count - 1 - index) * 9);
    const station = index % 3 === 0 ? undefined : stations[index % stations.length];
    return buildCertificate(context, {
      destinatario: station?.codigo_destinatario ?? null,
      received: station?.nombre_comercial ?? 'Todos los destinatarios',
      nombre_comercial: station?.nombre_comercial ?? null,
      fecha_inicio: addDays(issuedOn, -30 - (index % 4) * 30),
      fecha_fin: addDays(issuedOn, -1),
      modo_impresion: index % 2 === 0 ? 'CONSOLIDADO' : 'DETALLADO',
      negocio: businesses[index % businesses.length] ?? 'EDS',
      created_at: getPastTimestamp(context, issuedOn, 9 * 60 + index),
      ready: index === count - 1 ? '0' : '1',
    });
  }),
});

import { addDays } from '../../shared/time.ts';
import { getPastTimestamp, type ScenarioContext } from '../scenario-context.ts';
import type { RowIn } from '../scenario-rows.ts';

/** Builds a sales certificate with a PDF, for all destinations and the last month. */
export function buildCertificate(
  context: ScenarioContext,
  overrides: Partial<RowIn<'certificates'>> = {},
): RowIn<'certificates'> {
  const id = context.nextId('certificate');
  return {
    id,
    client_code: context.client,
    increment_sales_certificate: String(100_000 + id).padStart(9, '0'),
    received: 'Todos los destinatarios',
    fecha_inicio: addDays(context.today, -31),
    fecha_fin: addDays(context.today, -1),
    modo_impresion: 'CONSOLIDADO',
    negocio: 'EDS',
    created_at: getPastTimestamp(context, context.today, 8 * 60),
    ...overrides,
  };
}

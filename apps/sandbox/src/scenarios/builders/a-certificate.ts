import { addDays } from '../../shared/time.ts';
import { happened, type ScenarioContext } from '../scenario-context.ts';
import type { RowIn } from '../scenario-rows.ts';

/** A sales certificate of every destination over the last month, ready. */
export function aCertificate(
  context: ScenarioContext,
  over: Partial<RowIn<'certificates'>> = {},
): RowIn<'certificates'> {
  const id = context.ids('certificate');
  return {
    id,
    client_code: context.client,
    increment_sales_certificate: String(100_000 + id).padStart(9, '0'),
    received: 'Todos los destinatarios',
    fecha_inicio: addDays(context.today, -31),
    fecha_fin: addDays(context.today, -1),
    modo_impresion: 'CONSOLIDADO',
    negocio: 'EDS',
    created_at: happened(context, context.today, 8 * 60),
    ...over,
  };
}

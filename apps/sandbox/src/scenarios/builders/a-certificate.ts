import { addDays } from '../../shared/time.ts';
import type { RowIn } from '../scenario-rows.ts';
import { happened, type Scene } from '../scene.ts';

/** A sales certificate of every destination over the last month, ready. */
export function aCertificate(
  scene: Scene,
  over: Partial<RowIn<'certificates'>> = {},
): RowIn<'certificates'> {
  const id = scene.ids('certificate');
  return {
    id,
    client_code: scene.client,
    increment_sales_certificate: String(100_000 + id).padStart(9, '0'),
    received: 'Todos los destinatarios',
    fecha_inicio: addDays(scene.today, -31),
    fecha_fin: addDays(scene.today, -1),
    modo_impresion: 'CONSOLIDADO',
    negocio: 'EDS',
    created_at: happened(scene, scene.today, 8 * 60),
    ...over,
  };
}

import { addDays } from '../../shared/time.ts';
import type { UserWithId } from '../builders/build-user.ts';
import { getPastTimestamp, type ScenarioContext } from '../scenario-context.ts';
import type { ScenarioRows } from '../scenario-rows.ts';

/** Builds a claim about one invoice that was answered and closed. */
export function buildClaims(
  context: ScenarioContext,
  { client_code, id: user_id }: UserWithId,
  documents: NonNullable<ScenarioRows['documents']>,
): ScenarioRows {
  const document = documents.find(({ num_factura }) => num_factura.endsWith('100072'));
  if (!document) return {};
  const getAt = (daysAgo: number) =>
    getPastTimestamp(context, addDays(context.today, -daysAgo), 9 * 60);
  const fecha = getAt(9);
  const events = [
    {
      estado: 'ABIERTO',
      fecha,
      texto: 'El valor de esta factura no coincide con lo que recibimos.',
    },
    {
      estado: 'RESPONDIDO',
      fecha: getAt(7),
      texto: 'Revisamos la remisión: el valor es correcto.',
    },
    { estado: 'CERRADO', fecha: getAt(6), texto: '' },
  ];
  return {
    claims: [
      {
        id: '7b1f0c52-3d1e-4c0a-9a43-5a2f6c1d8e90',
        client_code,
        user_id,
        clave: 'typical-claim-1',
        tipo: 'FACTURA',
        referencia: document.num_documento,
        motivo: 'VALOR',
        adjuntos: JSON.stringify(['remisión.pdf']),
        eventos: JSON.stringify(events),
        created_at: fecha,
      },
    ],
  };
}

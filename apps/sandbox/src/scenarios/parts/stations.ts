import { buildDestination } from '../builders/build-destination.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import type { RowIn } from '../scenario-rows.ts';

/** A destination row with its id. */
export type Station = RowIn<'destinations'> & { readonly id_destinatario: number };

/** Builds the dealer's stations. Every ninth one is closed. */
export const buildStations = (context: ScenarioContext, count: number): readonly Station[] =>
  Array.from({ length: count }, (_, serial) => {
    const row = buildDestination(context, serial, serial % 9 === 8 ? { estado: '0' } : {});
    return { ...row, id_destinatario: row.id_destinatario ?? 0 };
  });

/** Returns the destination columns of a document or order. */
export const getDestinationColumns = (station: Station | undefined) => ({
  destino: station?.codigo_destinatario ?? '',
  nombre_destino: station?.nombre_comercial ?? '',
});

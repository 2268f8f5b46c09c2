import { aDestination } from '../builders/a-destination.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import type { RowIn } from '../scenario-rows.ts';

/** A destination as the rest of a scenario needs it. */
export type Station = RowIn<'destinations'> & { readonly id_destinatario: number };

/** The dealer's stations; every ninth one is closed. */
export const getStations = (context: ScenarioContext, count: number): readonly Station[] =>
  Array.from({ length: count }, (_, serial) => {
    const row = aDestination(context, serial, serial % 9 === 8 ? { estado: '0' } : {});
    return { ...row, id_destinatario: row.id_destinatario ?? 0 };
  });

/** The columns of a document or an order that say where it goes. */
export const getPlace = (station: Station | undefined) => ({
  destino: station?.codigo_destinatario ?? '',
  nombre_destino: station?.nombre_comercial ?? '',
});

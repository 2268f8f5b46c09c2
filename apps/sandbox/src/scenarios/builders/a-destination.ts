import { station } from '../names/companies.ts';
import { streetIn, townIn } from '../names/places.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import type { RowIn } from '../scenario-rows.ts';

/** A service station of the context's dealer; `serial` counts the dealer's own from 0. */
export function aDestination(
  context: ScenarioContext,
  serial: number,
  over: Partial<RowIn<'destinations'>> = {},
): RowIn<'destinations'> {
  const { store, client, ids } = context;
  const rng = context.rng.fork(`destination/${serial}`);
  const town = townIn(store.facts, rng);
  const name = station(rng, serial);
  return {
    id_destinatario: ids('destination'),
    client_code: client,
    codigo_destinatario: String(Number(client) * 100_000 + 1 + serial).slice(-10),
    nombre_comercial: name,
    destino: name,
    nombre_destino: name,
    canal: store.lubricants ? '20' : '10',
    sector: store.lubricants ? '02' : '01',
    centro_logistico: rng.pick(store.facts.plants).code,
    estado: '1',
    organizacion_ventas: store.company,
    direccion: streetIn(store.facts, rng),
    ciudad: town.name,
    departamento: town.department,
    pais: store.country,
    telefono: rng.digits(store.facts.inventedTelephoneDigits),
    ...over,
  };
}

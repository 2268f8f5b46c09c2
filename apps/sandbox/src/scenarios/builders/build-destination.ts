import { generateStationName } from '../names/companies.ts';
import { generateStreet, pickTown } from '../names/places.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import type { RowIn } from '../scenario-rows.ts';

/** Builds a service station of the dealer. `serial` numbers the dealer's stations from 0. */
export function buildDestination(
  context: ScenarioContext,
  serial: number,
  overrides: Partial<RowIn<'destinations'>> = {},
): RowIn<'destinations'> {
  const { store, client, nextId } = context;
  const rng = context.rng.fork(`destination/${serial}`);
  const town = pickTown(store.facts, rng);
  const name = generateStationName(rng, serial);
  return {
    id_destinatario: nextId('destination'),
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
    direccion: generateStreet(store.facts, rng),
    ciudad: town.name,
    departamento: town.department,
    pais: store.country,
    telefono: rng.digits(store.facts.generatedTelephoneDigits),
    ...overrides,
  };
}

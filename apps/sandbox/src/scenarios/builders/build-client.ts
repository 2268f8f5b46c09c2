import { generateCompanyName } from '../names/companies.ts';
import { generateStreet, pickTown } from '../names/places.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import type { RowIn } from '../scenario-rows.ts';

/** Builds the dealer company of a context. */
export function buildClient(
  context: ScenarioContext,
  overrides: Partial<RowIn<'clients'>> = {},
): RowIn<'clients'> {
  const { store, client, domain, nextId } = context;
  const rng = context.rng.fork('client');
  const id = nextId('client');
  const name = generateCompanyName(store.facts, rng);
  const town = pickTown(store.facts, rng);
  return {
    cliente: client,
    id,
    store_code: store.code,
    moneda: store.currency,
    clienteNit: rng.digits(store.facts.taxNumber.digits),
    tipoNit: store.facts.taxNumber.type,
    nombre: name,
    nombreComercial: name,
    nombreLargo: name,
    direccion: generateStreet(store.facts, rng),
    telefono: rng.digits(store.facts.generatedTelephoneDigits),
    email: `facturacion@${domain}`,
    oficinaVentas: `${store.company.slice(0, 2)}01`,
    departamento: town.department,
    ciudad: town.name,
    pais: store.country,
    codigoCompania: store.company,
    organizacionVentas: store.company,
    canal: store.lubricants ? '20' : '10',
    sector: store.lubricants ? '02' : '01',
    clienteGrupo1: store.lubricants ? '140' : '110',
    representanteComercial: 'Mesa comercial de aliados',
    modificationDate: context.today,
    modificationHour: '08:00:00',
    id_edocta: 70_000 + id,
    id_histocuenta: 90_000 + id,
    numero_cuenta: `${store.company}${client}`,
    ...overrides,
  };
}

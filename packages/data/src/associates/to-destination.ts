import type { Destination } from '@surtidor/domain/associates';
import { readObject, readString } from '../shared/readers.ts';
import type { DestinationsQuery } from './destinations.generated.ts';

type Row = NonNullable<NonNullable<DestinationsQuery['listarDestinatarios']>['items']>[number];

/** Maps a destination of the client (spec 3); returns null without an id or a code. */
export function toDestination(row: Row): Destination | null {
  const wire = readObject(row);
  const id = readString(wire?.id_destinatario);
  const code = readString(wire?.codigo_destinatario);
  return id && code ? { id, code, name: readString(wire?.nombre_comercial) } : null;
}

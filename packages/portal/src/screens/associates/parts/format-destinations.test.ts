import type { Role } from '@surtidor/domain';
import type { Associate } from '@surtidor/domain/associates';
import { expect, it } from 'vitest';
import { createText } from '../../../platform/messages/text-context.tsx';
import { spanish } from '../../../shared/messages/es.ts';
import { formatDestinations } from './format-destinations.ts';

const north = { id: '1', code: '1001', name: 'EDS Norte' };
const unnamed = { id: '2', code: '1002', name: '' };

it.each([
  ['operations', [], 'Sin destinos'],
  ['operations', [north], 'EDS Norte'],
  ['operations', [unnamed, north], '1002 y 1 más'],
  ['administrative', [north], 'Todos los destinos'],
  ['purchasing', [], 'Todos los destinos'],
  ['financial', [north], undefined],
] as const satisfies readonly (readonly [Role, Associate['destinations'], string | undefined])[])(
  'the destinations of %s with %j are %s',
  (role, destinations, expected) => {
    // The other fields are not read.
    const person = { role, destinations } as Partial<Associate> as Associate;
    expect(formatDestinations(person, createText(spanish))).toBe(expected);
  },
);

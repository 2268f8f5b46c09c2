import type { CorporateInfo } from '@surtidor/domain';
import type { RemoteQuery } from '../shared/remote-query.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { entry, text } from '../shared/wire.ts';
import {
  CorporateInformationDocument,
  type CorporateInformationQuery,
} from './corporate-info.generated.ts';

type Wire = CorporateInformationQuery['informacionCorporativa'];

/** The company behind the account (spec 3); the document type is NIT where none came (spec 2). */
function toCorporateInfo(row: Wire): CorporateInfo | null {
  const wire = entry(row);
  if (!wire) return null;
  return {
    documentType: text(wire.tipoNit) || 'NIT',
    document: text(wire.clienteNit),
    name: text(wire.nombre),
    address: text(wire.direccion),
    telephone: text(wire.telefono),
    country: text(wire.pais),
    city: text(wire.ciudad),
    department: text(wire.departmentName),
    email: text(wire.email),
  };
}

/**
 * The corporate information panel (spec 2; the call is decided). Asked once: the letterhead of printed
 * pages and the panel share the answer.
 */
export const corporateInfoQuery: RemoteQuery<
  CorporateInformationQuery,
  Record<string, never>,
  CorporateInfo
> = {
  document: CorporateInformationDocument,
  freshness: 'reuse',
  read: ({ informacionCorporativa }) => toCorporateInfo(informacionCorporativa),
};

const noVariables = {};

/** The company of whoever is signed in. */
export const useCorporateInfo = (): Remote<CorporateInfo> =>
  useRemote(corporateInfoQuery, noVariables);

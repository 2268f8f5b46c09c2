import type { CorporateInfo } from '@surtidor/domain/session';
import { readObject, readString } from '../shared/readers.ts';
import { defineRemoteQuery } from '../shared/remote-query.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import {
  CorporateInformationDocument,
  type CorporateInformationQuery,
} from './corporate-info.generated.ts';

type Wire = CorporateInformationQuery['informacionCorporativa'];

/** Maps the company of the account (spec 3); the document type defaults to NIT (spec 2). */
function toCorporateInfo(row: Wire): CorporateInfo | null {
  const wire = readObject(row);
  if (!wire) return null;
  return {
    documentType: readString(wire.tipoNit) || 'NIT',
    document: readString(wire.clienteNit),
    name: readString(wire.nombre),
    address: readString(wire.direccion),
    telephone: readString(wire.telefono),
    country: readString(wire.pais),
    city: readString(wire.ciudad),
    department: readString(wire.departmentName),
    email: readString(wire.email),
  };
}

/**
 * The company in the corporate information panel (spec 2), receipts and the letterhead of printed pages. Fetched once.
 */
export const corporateInfoQuery = defineRemoteQuery({
  document: CorporateInformationDocument,
  fetchPolicy: 'cache-first',
  read: ({ informacionCorporativa }) => toCorporateInfo(informacionCorporativa),
});

/** Builds the request for the company of the signed-in user. */
export const buildCorporateInfoRequest = () => ({
  document: CorporateInformationDocument,
  variables: {},
});

/** Queries the company of the signed-in user; false skips the query. */
export const useCorporateInfo = (isNeeded: boolean): Remote<CorporateInfo> =>
  useRemote(corporateInfoQuery, isNeeded ? buildCorporateInfoRequest().variables : null);

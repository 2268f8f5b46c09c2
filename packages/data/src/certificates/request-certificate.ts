import { type Failure, noDataFailure, toServerFailure } from '@surtidor/domain';
import { type CertificateRequest, getCertificateOutcome } from '@surtidor/domain/certificates';
import type { DataClient } from '../client/data-client.ts';
import type { CertificadoVentasInput } from '../generated/types.ts';
import { toFailure } from '../shared/errors/to-failure.ts';
import { readObject, readString } from '../shared/readers.ts';
import { RequestCertificateDocument } from './request-certificate.generated.ts';

/** The outcome of a request: `accepted` with the backend's message, or a failure. */
export type RequestCertificateOutcome =
  | { readonly kind: 'accepted'; readonly serverText: string }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Converts a request to the mutation's input (spec 3); without a destination it covers all. */
const toWireRequest = (request: CertificateRequest): CertificadoVentasInput => ({
  codigo_destinatario: request.destinationCode || null,
  fecha_inicio: request.startDate,
  fecha_fin: request.endDate,
  modo_impresion: request.printFormat,
  negocio: request.business,
});

/**
 * Requests a sales certificate, without retries (spec 7, `solicitarCertificadoVentas`). Codes from 200 to 299
 * are success; otherwise the backend's message is the reason (spec 5).
 */
export async function requestCertificate(
  client: DataClient,
  request: CertificateRequest,
): Promise<RequestCertificateOutcome> {
  try {
    const { data } = await client.mutate({
      mutation: RequestCertificateDocument,
      variables: { input: toWireRequest(request) },
      fetchPolicy: 'no-cache',
    });
    const response = readObject(data?.solicitarCertificadoVentas);
    if (!response) return { kind: 'failed', failure: noDataFailure };
    const outcome = getCertificateOutcome(response.codigo ?? null, readString(response.mensaje));
    if (outcome.kind === 'success') return { kind: 'accepted', serverText: outcome.text };
    const messages = outcome.text === '' ? [] : [outcome.text];
    return { kind: 'failed', failure: toServerFailure('certificate', messages) };
  } catch (error) {
    return { kind: 'failed', failure: toFailure(error, 'certificate') };
  }
}

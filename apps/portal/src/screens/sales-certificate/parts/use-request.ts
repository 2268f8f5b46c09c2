import { requestCertificate, useDataContext } from '@surtidor/data';
import {
  type CalendarDate,
  type CertificateBusiness,
  type CertificateForm,
  checkCertificateForm,
  emptyCertificateForm,
  getCertificateLimits,
  getToday,
  type PrintFormat,
} from '@surtidor/domain';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import {
  createRulesSchema,
  type SaveResult,
  usePortalForm,
} from '../../../features/forms/index.ts';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import type { PortalMessageKey } from '../../../platform/messages/portal-message-key.ts';
import { useText } from '../../../platform/messages/text-context.tsx';

const shape = z.object({
  destinationCode: z.string(),
  startDate: z.nullable(z.custom<CalendarDate>()),
  endDate: z.nullable(z.custom<CalendarDate>()),
  printFormat: z.nullable(z.custom<PrintFormat>()),
  business: z.nullable(z.custom<CertificateBusiness>()),
});

const fieldNames = {
  destinationCode: 'Destination',
  startDate: 'Start date',
  endDate: 'End date',
  printFormat: 'Print format',
  business: 'Business',
} as const satisfies Record<keyof CertificateForm, PortalMessageKey>;

/** The dates are one field: errors of the range are shown at its start. */
const rangeErrors = (form: CertificateForm, today: CalendarDate) => {
  const checked = checkCertificateForm(form, today, fieldNames);
  if (checked.kind !== 'invalid') return {};
  const { endDate, ...errors } = checked.errors;
  return endDate && !errors.startDate ? { ...errors, startDate: endDate } : errors;
};

/**
 * The form of a request with the domain's rules (spec 5). It keeps its values after a response, since the
 * next certificate often differs in one field.
 * @param station Code of the initial station; empty for none.
 * @param onSettled Called when a request has settled: the list may have the certificate either way.
 */
export function useRequest(station: string, onSettled: () => void) {
  const text = useText();
  const { client } = useDataContext();
  const { now } = usePortal();
  const today = getToday(useVariant().timeZone, now());
  const [resultText, setResultText] = useState<string | null>(null);
  const schema = useMemo(
    () => createRulesSchema<CertificateForm>(shape, (form) => rangeErrors(form, today), text),
    [today, text],
  );
  const form = usePortalForm<CertificateForm>({
    schema,
    initial: { ...emptyCertificateForm, destinationCode: station },
    // Errors of the range are shown at its start.
    labels: {
      startDate: 'Dates of the sales',
      printFormat: fieldNames.printFormat,
      business: fieldNames.business,
    },
    draftName: 'sales-certificate',
    save: async (values): Promise<SaveResult<CertificateForm>> => {
      setResultText(null);
      const checked = checkCertificateForm(values, today, fieldNames);
      if (checked.kind === 'invalid') throw new Error('The schema keeps the same rules.');
      const outcome = await requestCertificate(client, checked.request);
      if (outcome.kind !== 'failed') setResultText(outcome.serverText);
      onSettled();
      return outcome.kind === 'failed' ? outcome : { kind: 'done' };
    },
  });
  return {
    form,
    today,
    limits: getCertificateLimits(today),
    /** The server's message of the last successful request; null before that. */
    resultText,
  };
}

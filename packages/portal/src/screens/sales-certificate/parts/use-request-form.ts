import { requestCertificate, useDataContext } from '@surtidor/data';
import { type CalendarDate, getCertificateLimits } from '@surtidor/domain';
import {
  type CertificateBusiness,
  type CertificateForm,
  checkCertificateForm,
  emptyCertificateForm,
  type PrintFormat,
} from '@surtidor/domain/certificates';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import {
  createRulesSchema,
  type SaveResult,
  usePortalForm,
} from '../../../features/forms/index.ts';
import { useToday } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';

const shape = z.object({
  destinationCode: z.string(),
  startDate: z.nullable(z.custom<CalendarDate>()),
  endDate: z.nullable(z.custom<CalendarDate>()),
  printFormat: z.nullable(z.custom<PrintFormat>()),
  business: z.nullable(z.custom<CertificateBusiness>()),
});

const fieldLabels = {
  destinationCode: 'Destination',
  startDate: 'Start date',
  endDate: 'End date',
  printFormat: 'Print format',
  business: 'Business',
} as const satisfies Record<keyof CertificateForm, PortalMessageKey>;

/** Returns the errors of the form. The dates are one field, so errors of the end date move to the start date. */
const getFormErrors = (form: CertificateForm, today: CalendarDate) => {
  const result = checkCertificateForm(form, today, fieldLabels);
  if (result.kind !== 'invalid') return {};
  const { endDate, ...errors } = result.errors;
  return endDate && !errors.startDate ? { ...errors, startDate: endDate } : errors;
};

/**
 * Manages the form of a request, with the rules of the domain (spec 5). The form keeps its values after a
 * response, because the next certificate often differs in only one field.
 * @param station The code of the initial station; empty for none.
 * @param onSettled Called when a request settles. The list may have a new certificate even after an error.
 */
export function useRequestForm(station: string, onSettled: () => void) {
  const text = useText();
  const { client } = useDataContext();
  const today = useToday();
  const [resultText, setResultText] = useState<string | null>(null);
  const schema = useMemo(
    () => createRulesSchema<CertificateForm>(shape, (form) => getFormErrors(form, today), text),
    [today, text],
  );
  const form = usePortalForm<CertificateForm>({
    schema,
    initial: { ...emptyCertificateForm, destinationCode: station },
    // `endDate` has no label because its errors move to `startDate`.
    labels: {
      startDate: 'Sales dates',
      printFormat: fieldLabels.printFormat,
      business: fieldLabels.business,
    },
    draftName: 'sales-certificate',
    save: async (values): Promise<SaveResult<CertificateForm>> => {
      setResultText(null);
      const result = checkCertificateForm(values, today, fieldLabels);
      if (result.kind === 'invalid') throw new Error('The schema accepted an invalid request.');
      const outcome = await requestCertificate(client, result.request);
      if (outcome.kind !== 'failed') setResultText(outcome.serverText);
      onSettled();
      return outcome.kind === 'failed' ? outcome : { kind: 'done' };
    },
  });
  return {
    form,
    today,
    limits: getCertificateLimits(today),
    /** The server message of the last successful request; null if there is none. */
    resultText,
  };
}

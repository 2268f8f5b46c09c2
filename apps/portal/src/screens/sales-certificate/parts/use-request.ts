import { zodResolver } from '@hookform/resolvers/zod';
import { type RequestedCertificate, requestCertificate, useDataContext } from '@surtidor/data';
import {
  type CalendarDate,
  type CertificateBusiness,
  type CertificateForm,
  certificateLimits,
  checkCertificateForm,
  emptyCertificateForm,
  type PrintFormat,
  todayIn,
} from '@surtidor/domain';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { rulesSchema } from '../../../features/forms/index.ts';
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

/**
 * The form of a request with the domain's rules (spec 5). What was chosen stays after an answer of
 * either kind: the next certificate often differs in one field.
 * @param onSettled Told when a request has ended, well or not: the list may hold it either way.
 */
export function useRequest(onSettled: () => void) {
  const text = useText();
  const { client } = useDataContext();
  const { now } = usePortal();
  const today = todayIn(useVariant().timeZone, now());
  const [answer, setAnswer] = useState<RequestedCertificate | null>(null);
  const schema = useMemo(() => {
    const rules = (form: CertificateForm) => {
      const checked = checkCertificateForm(form, today, fieldNames);
      return checked.kind === 'invalid' ? checked.errors : {};
    };
    return rulesSchema<CertificateForm>(shape, rules, text);
  }, [today, text]);
  const form = useForm<CertificateForm, unknown, CertificateForm>({
    resolver: zodResolver(schema),
    defaultValues: emptyCertificateForm,
  });
  const { isSubmitting, errors, submitCount } = form.formState;
  const send = async (values: CertificateForm) => {
    setAnswer(null);
    const checked = checkCertificateForm(values, today, fieldNames);
    if (checked.kind === 'invalid') return;
    setAnswer(await requestCertificate(client, checked.request));
    onSettled();
  };
  const submit = form.handleSubmit(send, () => setAnswer(null));
  return {
    form,
    today,
    limits: certificateLimits(today),
    errors,
    /** How often it was sent, in vain or not. */
    sends: submitCount,
    requesting: isSubmitting,
    /** How the last request ended; null before one, and while one is under way. */
    answer,
    submit: () => void submit(),
  };
}

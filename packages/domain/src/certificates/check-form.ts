import {
  type CalendarDate,
  certificateLimits,
  type Message,
  withinLimits,
} from '../shared/index.ts';
import type { CertificateCheck, CertificateField, CertificateForm } from './types.ts';

/** How the form names its fields in a message. */
export type CertificateFieldNames = Readonly<Record<CertificateField, string>>;

/**
 * Dates, print format and business are required; dates lie between one year ago and yesterday,
 * start not after end (spec 5). Without a destination the certificate covers all (inferred).
 */
export const checkCertificateForm = (
  form: CertificateForm,
  today: CalendarDate,
  names: CertificateFieldNames,
): CertificateCheck => {
  const { destinationCode, startDate, endDate, printFormat, business } = form;
  if (startDate === null || endDate === null || printFormat === null || business === null) {
    return { kind: 'invalid', errors: missingFields(form, names) };
  }
  const errors = dateErrors(startDate, endDate, today);
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  return {
    kind: 'valid',
    request: {
      destinationCode: destinationCode.trim(),
      startDate,
      endDate,
      printFormat,
      business,
    },
  };
};

type Errors = Partial<Record<CertificateField, Message>>;

const requiredFields = ['startDate', 'endDate', 'printFormat', 'business'] as const;

const missingFields = (form: CertificateForm, names: CertificateFieldNames): Errors => {
  const errors: Errors = {};
  for (const field of requiredFields) {
    if (form[field] === null) {
      errors[field] = { key: '"{fieldName}" is required.', params: { fieldName: names[field] } };
    }
  }
  return errors;
};

const dateErrors = (
  startDate: CalendarDate,
  endDate: CalendarDate,
  today: CalendarDate,
): Errors => {
  const limits = certificateLimits(today);
  const outside: Message = { key: 'The date is outside the allowed range.' };
  const errors: Errors = {};
  if (!withinLimits(startDate, limits)) errors.startDate = outside;
  else if (startDate > endDate) {
    errors.startDate = { key: 'The start date cannot be after the end date.' };
  }
  if (!withinLimits(endDate, limits)) errors.endDate = outside;
  return errors;
};

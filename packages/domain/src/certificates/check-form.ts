import {
  type CalendarDate,
  getCertificateLimits,
  isWithinLimits,
  type Message,
} from '../shared/index.ts';
import type { CertificateCheck, CertificateField, CertificateForm } from './types.ts';

/** The name of each field in error messages. */
export type CertificateFieldNames = Readonly<Record<CertificateField, string>>;

/**
 * Validates the form. Dates, print format and business are required. The dates must be between one
 * year ago and yesterday, and the start must not be after the end (spec 5). An empty destination
 * means all destinations (inferred).
 */
export const checkCertificateForm = (
  form: CertificateForm,
  today: CalendarDate,
  names: CertificateFieldNames,
): CertificateCheck => {
  const { destinationCode, startDate, endDate, printFormat, business } = form;
  if (startDate === null || endDate === null || printFormat === null || business === null) {
    return { kind: 'invalid', errors: getMissingFieldErrors(form, names) };
  }
  const errors = getDateErrors(startDate, endDate, today);
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

type CertificateErrors = Partial<Record<CertificateField, Message>>;

const requiredFields = ['startDate', 'endDate', 'printFormat', 'business'] as const;

const getMissingFieldErrors = (
  form: CertificateForm,
  names: CertificateFieldNames,
): CertificateErrors => {
  const errors: CertificateErrors = {};
  for (const field of requiredFields) {
    if (form[field] === null) {
      errors[field] = { key: '"{fieldName}" is required.', params: { fieldName: names[field] } };
    }
  }
  return errors;
};

const getDateErrors = (
  startDate: CalendarDate,
  endDate: CalendarDate,
  today: CalendarDate,
): CertificateErrors => {
  const limits = getCertificateLimits(today);
  const outOfRangeError: Message = { key: 'The date is outside the allowed range.' };
  const errors: CertificateErrors = {};
  if (!isWithinLimits(startDate, limits)) errors.startDate = outOfRangeError;
  else if (startDate > endDate) {
    errors.startDate = { key: 'The start date cannot be after the end date.' };
  }
  if (!isWithinLimits(endDate, limits)) errors.endDate = outOfRangeError;
  return errors;
};

import type {
  CalendarDate,
  certificateBusinesses,
  FormErrors,
  printFormats,
} from '../shared/index.ts';

/** The print format of a certificate (spec 5). */
export type PrintFormat = (typeof printFormats)[number];
/** The business of a requested certificate (spec 5). */
export type CertificateBusiness = (typeof certificateBusinesses)[number];

/** A requested sales certificate (spec 3). */
export interface SalesCertificate {
  readonly id: string;
  /** The request number shown in the list. */
  readonly requestNumber: string;
  readonly destinationCode: string;
  /** Trade name of the recipient. */
  readonly recipientName: string;
  readonly received: string;
  readonly startDate: CalendarDate | null;
  readonly endDate: CalendarDate | null;
  /** URL of the PDF; empty until it is generated. */
  readonly downloadUrl: string;
}

/** The state of the certificate form (spec 2). */
export interface CertificateForm {
  readonly destinationCode: string;
  readonly startDate: CalendarDate | null;
  readonly endDate: CalendarDate | null;
  readonly printFormat: PrintFormat | null;
  readonly business: CertificateBusiness | null;
}

/** A valid request (spec 3). */
export interface CertificateRequest {
  readonly destinationCode: string;
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  readonly printFormat: PrintFormat;
  readonly business: CertificateBusiness;
}

/** A field of the certificate form. */
export type CertificateField = keyof CertificateForm;

/** The result of validating the form: a request, or an error per field. */
export type CertificateCheck =
  | { readonly kind: 'valid'; readonly request: CertificateRequest }
  | { readonly kind: 'invalid'; readonly errors: FormErrors<CertificateField> };

/** The backend's response to a request: codes from 200 to 299 are success (spec 5). */
export type CertificateOutcome =
  | { readonly kind: 'success'; readonly text: string }
  | { readonly kind: 'failure'; readonly text: string };

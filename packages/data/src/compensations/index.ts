export {
  buildCompensableDocumentsRequest,
  type CompensableParams,
  useCompensableDocuments,
} from './compensable-documents.ts';
export {
  buildCompensationsRequest,
  compensationsQuery,
  useCompensations,
} from './compensations.ts';
export {
  type CompensationRequest,
  type CreateCompensationOutcome,
  createCompensation,
} from './create-compensation.ts';
export { fetchCandidateInvoices, fetchCompensables } from './fetch-compensables.ts';
export { type FoundCompensation, findCompensationByKey } from './find-compensation.ts';
export { findSentCompensation } from './find-sent-compensation.ts';

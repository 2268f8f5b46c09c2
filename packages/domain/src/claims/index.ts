export { type ClaimSubject, claimSubjectCodes } from '../shared/claim-subject.ts';
export {
  cleanClaimFileName,
  getClaimErrors,
  getClaimFilesProblem,
  getClaimFileType,
} from './claim-rules.ts';
export type {
  Claim,
  ClaimDraft,
  ClaimEvent,
  ClaimFile,
  ClaimFileProblem,
  ClaimReason,
  ClaimState,
} from './types.ts';
export { claimLimits } from './vocabulary.ts';

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
  ClaimSubject,
} from './types.ts';
export { claimLimits, claimSubjectCodes } from './vocabulary.ts';

import type { FoundCompensation, Outcome } from '@surtidor/data';
import type { AttemptEvent, AttemptKind, PaymentAttempt } from '@surtidor/domain';
import { askAboutCompensation } from './ask-about-compensation.ts';
import { askAboutTransaction, type TransactionQuestions } from './ask-about-transaction.ts';

/** Everything that can be asked of the backend about attempts. */
export interface AttemptQuestions extends TransactionQuestions {
  readonly findCompensation: (key: string) => Promise<Outcome<FoundCompensation | null>>;
}

/** Asks how an attempt stands; the answer is an event of the journal. */
export type AskAboutAttempt = (attempt: PaymentAttempt) => Promise<AttemptEvent>;

/** How each kind of attempt is found again: the one place that tells the kinds apart. */
export function askAboutAttempt(questions: AttemptQuestions): AskAboutAttempt {
  const aboutTransaction: AskAboutAttempt = (attempt) => askAboutTransaction(attempt, questions);
  const byKind: Record<AttemptKind, AskAboutAttempt> = {
    invoices: aboutTransaction,
    cash: aboutTransaction,
    vouchers: aboutTransaction,
    compensation: (attempt) => askAboutCompensation(attempt, questions.findCompensation),
  };
  return (attempt) => byKind[attempt.kind](attempt);
}

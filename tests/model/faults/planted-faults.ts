/** A fault that is planted into the shipped sources, to try whether the proofs would find it. */
export interface PlantedFault {
  readonly name: string;
  /** What a user would see. */
  readonly harm: string;
  /** From the workspace's root. */
  readonly file: string;
  /** Occurs once in the file. */
  readonly find: string;
  readonly replace: string;
}

const flows = 'packages/flows/src';
const rules = 'packages/domain/src/payments';

export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'no-hold',
    harm: 'An invoice whose payment is under way is sent again.',
    file: `${flows}/attempts/attempt-sender.ts`,
    find: 'if (holdStartedAt !== null) return',
    replace: 'if (holdStartedAt === -1) return',
  },
  {
    name: 'hold-of-this-tab-only',
    harm: 'An invoice that another tab is paying is sent again.',
    file: `${flows}/attempts/attempt-sender.ts`,
    find: '  journal.refresh();\n  const snapshot',
    replace: '  const snapshot',
  },
  {
    name: 'no-hold-without-documents',
    harm: 'Cash is sent again while another tab waits for the response.',
    file: `${flows}/attempts/attempt-sender.ts`,
    find: 'lines.length === 0\n',
    replace: 'lines.length < 0\n',
  },
  {
    name: 'sent-before-recorded',
    harm: 'A crash forgets the payment.',
    file: `${flows}/attempts/attempt-sender.ts`,
    find: 'if (!journal.record(createAttempt({ key, owner, payer, ...subject }, now())))',
    replace: 'if (createAttempt({ key, owner, payer, ...subject }, now()) === null)',
  },
  {
    name: 'one-key',
    harm: 'Two payments share a key, so one gets the result of the other.',
    file: `${flows}/attempts/attempt-sender.ts`,
    find: 'const key = dependencies.createKey();',
    replace: "dependencies.createKey(); const key = 'attempt-1';",
  },
  {
    name: 'retry',
    harm: 'A lost response sends the payment again.',
    file: `${flows}/attempts/attempt-sender.ts`,
    find: 'const response = await definition.send(order, key);',
    replace:
      "let response = await definition.send(order, key); if (response.kind === 'response-lost') response = await definition.send(order, key);",
  },
  {
    name: 'lost-is-refused',
    harm: 'A payment whose response is lost counts as not charged.',
    file: `${flows}/attempts/attempt-sender.ts`,
    find: "        kind: 'response-lost',\n",
    replace: "        kind: 'refused',\n",
  },
  {
    name: 'stop-is-not-sent',
    harm: 'A payment that the user no longer waits for counts as not sent.',
    file: `${flows}/attempts/attempt-sender.ts`,
    find: "journal.advance(key, { kind: 'response-lost' });",
    replace: "journal.advance(key, { kind: 'not-sent' });",
  },
  {
    name: 'late-hand-off',
    harm: 'A late response sends the browser to the bank after the user has paid again.',
    file: `${flows}/attempts/attempt-sender.ts`,
    find: "return attempt === undefined || attempt.phase === 'dropped';",
    replace: 'return attempt === undefined;',
  },
  {
    name: 'incomplete-stays-open',
    harm: 'A purchase without vouchers can still be paid.',
    file: `${flows}/attempts/attempt-sender.ts`,
    find: "      journal.advance(key, { kind: 'abandoned' });\n",
    replace: '',
  },
  {
    name: 'other-tab-ignored',
    harm: 'A purchase that is paid in another tab is shown as not charged.',
    file: `${flows}/attempts/attempt-sender.ts`,
    find: "if (isKnownInOtherTab(journal, key)) return { kind: 'verifying', key };",
    replace: '',
  },
  {
    name: 'bank-without-vouchers',
    harm: 'Vouchers are paid that are not registered.',
    file: `${flows}/vouchers/voucher-definition.ts`,
    find: "if (result.kind === 'not-registered') {",
    replace: 'if (result.kind === null) {',
  },
  {
    name: 'compensation-rejected',
    harm: 'A compensation that the distributor has received is shown as rejected.',
    file: `${flows}/compensations/compensation-definition.ts`,
    find: "result: 'approved', uuid",
    replace: "result: 'rejected', uuid",
  },
  {
    name: 'refused-address-is-paid',
    harm: 'A payment whose bank was not opened is shown as approved.',
    file: `${flows}/attempts/provider-hand-off.ts`,
    find: "advance({ kind: 'abandoned' })",
    replace: "advance({ kind: 'answered', result: 'approved' })",
  },
  {
    name: 'refused-address-is-free',
    harm: 'An invoice whose session at the bank is still open can be paid again.',
    file: `${rules}/attempt-phases.ts`,
    find: "isOpen(attempt) || attempt.phase === 'abandoned'",
    replace: 'isOpen(attempt)',
  },
  {
    name: 'final-changes',
    harm: 'A payment that is approved becomes something else.',
    file: `${rules}/attempt-transitions.ts`,
    find: 'if (isFinal(attempt)) return attempt;',
    replace: '',
  },
  {
    name: 'absent-at-once',
    harm: 'A payment that has not arrived yet counts as not charged.',
    file: `${rules}/attempt-transitions.ts`,
    find: 'mutationTimeoutMs + maxBackendTimeoutMs + 60_000',
    replace: '0',
  },
  {
    name: 'absent-too-early',
    harm: 'A request that arrives within the time limits counts as not charged.',
    file: `${rules}/attempt-transitions.ts`,
    find: 'mutationTimeoutMs + maxBackendTimeoutMs + 60_000',
    replace: '30_000',
  },
  {
    name: 'released-while-held',
    harm: 'A payment whose documents the backend blocks counts as not charged.',
    file: `${rules}/attempt-transitions.ts`,
    find: 'event.documentsHeld\n',
    replace: '!event.documentsHeld\n',
  },
  {
    name: 'opened-is-approved',
    harm: 'A payment is shown as approved when the bank is opened.',
    file: `${rules}/attempt-transitions.ts`,
    find: "{ preparing: 'redirecting', sent: 'redirecting', dropped: 'unknown' }",
    replace: "{ preparing: 'redirecting', sent: 'approved', dropped: 'unknown' }",
  },
  {
    name: 'returned-is-rejected',
    harm: 'Whoever comes back from the bank sees that nothing was charged.',
    file: `${rules}/attempt-transitions.ts`,
    find: "redirecting: 'verifying' },",
    replace: "redirecting: 'dropped' },",
  },
  {
    name: 'lost-is-dropped',
    harm: 'A payment whose response is lost is never looked up.',
    file: `${rules}/attempt-transitions.ts`,
    find: "'response-lost': { sent: 'verifying' }",
    replace: "'response-lost': { sent: 'dropped' }",
  },
  {
    name: 'final-is-merged-away',
    harm: 'A tab that knows less turns an approved payment back into a pending one.',
    file: `${rules}/attempt-merge.ts`,
    find: 'if (rankDifference < 0) return other;',
    replace: 'if (rankDifference < 0) return one;',
  },
  {
    name: 'tab-overwrites',
    harm: 'A tab forgets the payments of another.',
    file: `${flows}/attempts/journal-store.ts`,
    find: ': mergeJournals(getTabJournal(storedJson), parseJournal(storedJson));\n  };',
    replace: ': getTabJournal(storedJson);\n  };',
  },
  {
    name: 'unknown-is-approved',
    harm: 'A state that nobody knows is shown as approved.',
    file: `${rules}/payment-result.ts`,
    find: "isOneOf(states.approved) ? 'approved' : 'pending'",
    replace: "'approved'",
  },
  {
    name: 'pending-is-rejected',
    harm: 'A pending payment is shown as rejected.',
    file: `${rules}/payment-result.ts`,
    find: "isOneOf(states.approved) ? 'approved' : 'pending'",
    replace: "isOneOf(states.approved) ? 'approved' : 'rejected'",
  },
  {
    name: 'rejected-is-approved',
    harm: 'A rejected payment is shown as approved.',
    file: `${rules}/payment-result.ts`,
    find: "if (isOneOf(states.rejected)) return 'rejected';",
    replace: "if (isOneOf(states.rejected)) return 'approved';",
  },
  {
    name: 'failed-lookup-is-absent',
    harm: 'A lookup without a response counts as "never received".',
    file: `${flows}/attempts/query-transaction.ts`,
    find: "if (outcome?.kind !== 'done') return undefined;",
    replace: "if (outcome?.kind !== 'done') return null;",
  },
  {
    name: 'stale-after-a-minute',
    harm: 'An invoice whose payment is a minute old can be paid again.',
    file: `${rules}/payment-journal.ts`,
    find: 'const openStaleAfterMs = 24 * 3_600_000;',
    replace: 'const openStaleAfterMs = 60_000;',
  },
];

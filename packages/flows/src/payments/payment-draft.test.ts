import {
  draftPayment,
  getAmounts,
  type PayableDocument,
  setEntryAmount,
  setEntryMode,
} from '@surtidor/domain/payments';
import { describe, expect, it } from 'vitest';
import { createDraftSlot } from '../drafts/draft-slot.ts';
import { createMemoryStorage } from '../storage.ts';
import {
  createPaymentDraft,
  getTypedAmounts,
  type PaymentDraftEvent,
  type PaymentDraftState,
  readSavedPayment,
  reducePaymentDraft,
  type SavedPayment,
  savePaymentDraft,
} from './payment-draft.ts';

const createDocument = (documentNumber: string, minor = 900): PayableDocument => ({
  id: `id-${documentNumber}`,
  documentNumber,
  kind: 'invoice',
  invoiceNumber: '',
  communityTaxId: '',
  documentType: '',
  documentClass: '',
  dueDate: null,
  balance: { minor, currency: 'COP' },
  blocked: false,
  settled: false,
  destinationCode: '',
  destinationName: '',
});
const [first, second] = [createDocument('1'), createDocument('2')];
const createDraft = (...documents: readonly PayableDocument[]) =>
  draftPayment('COP', documents, new Map());
const open = (...documents: readonly PayableDocument[]): PaymentDraftEvent => ({
  kind: 'open',
  draft: createDraft(...documents),
  amounts: [],
});
/** Types an amount for a document of the open payment. */
const type = (documentNumber: string, minor: number): PaymentDraftEvent => ({
  kind: 'update',
  update: (draft) => {
    const id = `id-${documentNumber}`;
    return setEntryAmount(setEntryMode(draft, id, 'partial'), id, minor);
  },
});
const close: PaymentDraftEvent = { kind: 'close' };

/** A tab, in which sessions and pages follow each other. */
const createTab = () => {
  const tabStorage = createMemoryStorage();
  const createSlot = (session: string) =>
    createDraftSlot({ pageDrafts: new Map(), tabStorage }, 'invoices', 'session', {
      person: '900/7',
      session,
      now: () => 0,
      isSignedOut: () => false,
    });
  /** Plays events and saves after each, as the hook does. */
  const play = (
    state: PaymentDraftState,
    events: readonly PaymentDraftEvent[],
    selected: readonly PayableDocument[] = [],
  ) =>
    events.reduce((previous, event) => {
      const next = reducePaymentDraft(previous, event);
      savePaymentDraft(createSlot('one'), next, selected);
      return next;
    }, state);
  return {
    play,
    startPage: (session = 'one') => createPaymentDraft(createSlot(session)),
    readSaved: () => createSlot('two').readInterrupted(),
  };
};
const play = (...events: readonly PaymentDraftEvent[]) =>
  events.reduce(reducePaymentDraft, createPaymentDraft(undefined));

/** Sends the open payment. */
const send = (state: PaymentDraftState) => {
  if (state.draft === null) throw new Error('Expected an open payment.');
  const { draft } = state;
  return { draft, sent: reducePaymentDraft(state, { kind: 'send', draft }) };
};

describe('the amounts of a payment', () => {
  it('start in full, with the typed ones of an earlier payment', () => {
    const { draft } = play(open(first, second), type('2', 300), close, open(second, first));
    expect(draft && getAmounts(draft)).toEqual([
      { documentNumber: '2', partial: 300 },
      { documentNumber: '1', partial: null },
    ]);
  });

  it('replace those typed before if the payment opens with amounts', () => {
    const amounts = [{ documentNumber: '1', partial: 500 }];
    const state = play(open(first), type('1', 300), close, {
      kind: 'open',
      draft: createDraft(first),
      amounts,
    });
    expect(getTypedAmounts(state)).toEqual(amounts);
  });

  it('are kept for a document that the user removes from the payment', () => {
    const remove: PaymentDraftEvent = { kind: 'remove', documentId: 'id-1' };
    const state = play(open(first, second), type('1', 300), remove);
    expect(state.draft?.entries).toHaveLength(1);
    const { draft } = [close, open(first)].reduce(reducePaymentDraft, state);
    expect(draft?.entries[0]).toMatchObject({ mode: 'partial', amount: { minor: 300 } });
  });

  it('are in one place: in the open payment, or kept for the next one', () => {
    const state = play(open(first, second), type('1', 300), close, open(first), type('1', 200));
    expect(state.keptAmounts).toEqual([{ documentNumber: '2', partial: null }]);
    expect(getTypedAmounts(state)).toContainEqual({ documentNumber: '1', partial: 200 });
  });

  it('are discarded when the payment was sent', () => {
    const { sent } = send(play(open(first), type('1', 300)));
    expect(getTypedAmounts(reducePaymentDraft(sent, close))).toEqual([]);
  });

  it('of other documents are kept while a payment is sent', () => {
    const { sent, draft } = send(play(open(first), type('1', 300), close, open(second)));
    const kept = [{ documentNumber: '1', partial: 300 }];
    expect(getTypedAmounts(reducePaymentDraft(sent, close))).toEqual(kept);
    const restored = reducePaymentDraft(sent, { kind: 'restore', draft });
    expect(getTypedAmounts(restored)).toEqual([...kept, ...getAmounts(draft)]);
  });

  it('stay in a payment that was not sent', () => {
    const { sent, draft } = send(play(open(first), type('1', 300)));
    const restored = reducePaymentDraft(sent, { kind: 'restore', draft });
    expect(restored).toMatchObject({ draft, sentDraft: null });
    expect(getTypedAmounts(reducePaymentDraft(restored, close))).toEqual(getAmounts(draft));
  });

  it('are kept if nothing was sent after the user closed the payment, but newer ones stay', () => {
    const { sent, draft } = send(play(open(first, second), type('1', 300), type('2', 300)));
    const newer = [close, open(first), type('1', 500)].reduce(reducePaymentDraft, sent);
    const restored = reducePaymentDraft(newer, { kind: 'restore', draft });
    expect(getTypedAmounts(restored)).toEqual([
      { documentNumber: '2', partial: 300 },
      { documentNumber: '1', partial: 500 },
    ]);
    expect(restored.draft).toBe(newer.draft);
  });
});

describe('a saved payment', () => {
  it('is opened by the next session with its amounts, and a full balance is paid in full', () => {
    const { play, startPage } = createTab();
    play(startPage(), [open(first, second), type('1', 300), type('2', 900)]);
    const state = startPage('two');
    expect(state.draft).toBeNull();
    const documents = [first, second];
    const resumed = play(state, [{ kind: 'resume', draft: createDraft(...documents), documents }]);
    expect(resumed.savedPayment).toBeNull();
    expect(resumed.draft?.entries).toMatchObject([
      { mode: 'partial', amount: { minor: 300 } },
      { mode: 'full' },
    ]);
  });

  it('keeps its amounts without opening after a reload', () => {
    const { play, startPage } = createTab();
    play(startPage(), [open(first), type('1', 300)]);
    const resume = { kind: 'resume', draft: createDraft(first), documents: [first] } as const;
    const resumed = play(startPage(), [resume], [first]);
    expect(resumed.draft).toBeNull();
    expect(getTypedAmounts(resumed)).toEqual([{ documentNumber: '1', partial: 300 }]);
  });

  it('keeps the selection beside an open payment of another document', () => {
    const { play, startPage } = createTab();
    play(startPage(), [open(first), type('1', 300)], [second]);
    const typed = [{ documentNumber: '1', partial: 300 }];
    const [amounts, selected] = [[...typed, { documentNumber: '2', partial: null }], ['2']];
    // A reload closes the payment, the next session opens it again.
    expect(startPage().savedPayment).toEqual({ opened: [], selected, amounts });
    expect(startPage('two').savedPayment).toEqual({ opened: ['1'], selected, amounts });
    const documents = [first, second];
    const resume = { kind: 'resume', draft: createDraft(...documents), documents } as const;
    const reloaded = reducePaymentDraft(startPage(), resume);
    const { draft } = play(startPage('two'), [resume], [second]);
    expect(draft && getAmounts(draft)).toEqual(typed);
    expect(reloaded.draft).toBeNull();
    expect(reducePaymentDraft(reloaded, open(first)).draft?.entries[0]?.amount.minor).toBe(300);
  });

  it('selects what was open after a reload if nothing was selected', () => {
    const { play, startPage } = createTab();
    play(startPage(), [open(first), type('1', 300)]);
    expect(startPage().savedPayment).toMatchObject({ opened: [], selected: ['1'] });
  });

  it('opens nothing if none of its documents can be paid', () => {
    const { play, startPage } = createTab();
    play(startPage(), [open(first), type('1', 300)]);
    const resume = { kind: 'resume', draft: createDraft(), documents: [first] } as const;
    expect(play(startPage('two'), [resume])).toMatchObject({ draft: null, savedPayment: null });
  });

  it('consists of the selection and its typed amounts while no payment is open', () => {
    const { play, startPage, readSaved } = createTab();
    const state = play(startPage(), [open(first), type('1', 300), close], [second, first]);
    expect(readSaved()).toEqual({
      opened: [],
      selected: ['2', '1'],
      amounts: [
        { documentNumber: '2', partial: null },
        { documentNumber: '1', partial: 300 },
      ],
    } satisfies SavedPayment);
    play(state, [{ kind: 'dismiss' }], []);
    expect(readSaved()).toBeNull();
  });

  it('is not overwritten by a selection before it is resumed or dismissed', () => {
    const { play, startPage, readSaved } = createTab();
    play(startPage(), [open(first), type('1', 300)]);
    const saved = readSaved();
    const state = play(startPage('two'), [close], [second]);
    expect(readSaved()).toEqual(saved);
    play(state, [{ kind: 'dismiss' }], [second]);
    expect(readSaved()).toMatchObject({ opened: [], selected: ['2'] });
  });

  it('is not saved again once it was sent', () => {
    const { play, startPage, readSaved } = createTab();
    const state = play(startPage(), [open(first), type('1', 300)]);
    const saved = readSaved();
    const { draft, sent } = send(state);
    play(sent, [type('1', 200)]);
    expect(readSaved()).toEqual(saved);
    play(sent, [{ kind: 'restore', draft }, type('1', 100)]);
    expect(readSaved()).toMatchObject({ amounts: [{ partial: 100 }] });
  });
});

describe('readSavedPayment', () => {
  const amounts = [
    { documentNumber: '1', partial: null },
    { documentNumber: '2', partial: 500 },
  ];

  it('restores a saved payment', () => {
    const saved = { opened: ['1'], selected: ['2'], amounts };
    expect(readSavedPayment(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
  });

  it.each([null, 7, 'x', [], {}, { amounts: 'x' }, { amounts: [] }, { amounts: [{}, null] }])(
    'returns null for %j',
    (value) => expect(readSavedPayment(value)).toBeNull(),
  );

  it('keeps the valid parts of a malformed payment', () => {
    const malformed = {
      opened: ['1', 3, 'unknown'],
      selected: 'all',
      amounts: [...amounts, { documentNumber: 3, partial: 'all' }],
    };
    const selected = ['1', '2'];
    expect(readSavedPayment(malformed)).toEqual({ opened: ['1'], selected, amounts });
  });
});

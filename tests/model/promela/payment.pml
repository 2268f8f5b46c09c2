/*
 * The protocol of a payment, written a second time: two attempts of each browser to pay one invoice, with a journal that the
 * tabs of a browser share, a network that loses, delays and reorders, a backend and a bank. The names are those of
 * packages/domain/src/payments; what the engine adds (drafts, texts, several invoices) is not here.
 *
 * -DPLAIN: one browser, and a backend that looks at the balance but not at pending transactions, so that the journal alone
 * keeps the invoice from being paid twice. -DVERY_LATE: a request may arrive after it was given up.
 * -DFAULT_...: a planted fault, which spin must find.
 * What spin proves for all orders of events: the asserts, and that no attempt is left without a result.
 */
#if defined(PLAIN) && !defined(FAULT_TWO_BROWSERS)
#define BROWSERS 1
#else
#define BROWSERS 2
#endif
#define PER_BROWSER 2
#define ATTEMPTS (BROWSERS * PER_BROWSER)

/* The phases of an attempt, as its browser's journal has them. */
#define NONE 0
#define SENT 1
#define REDIRECTING 2
#define VERIFYING 3
#define UNKNOWN 4
#define ABANDONED 5
#define DROPPED 6
#define REJECTED 7
#define APPROVED 8
byte phase[ATTEMPTS];
bool knowsUuid[ATTEMPTS];
/* The result that the user was shown last, which may not change. */
byte shown[ATTEMPTS];

/* A request or response. */
#define IDLE 0
#define UNDERWAY 1
#define ARRIVED 2
#define LOST 3
byte request[ATTEMPTS];
byte response[ATTEMPTS];
bool accepted[ATTEMPTS];

/* The transaction of an attempt at the backend: PENDING, then as the bank decides. */
#define PENDING 1
byte transaction[ATTEMPTS];
/* Whether the browser went to the bank with the session. */
bool opened[ATTEMPTS];
byte paid = 0;
byte pending = 0;

#define isFinal(a) (phase[a] == DROPPED || phase[a] == REJECTED || phase[a] == APPROVED)
/* Whether the journal of the browser keeps the invoice from being paid again. */
#if defined(FAULT_HOLD_ENDS_WHEN_ABANDONED)
#define releases(a) (isFinal(a) || phase[a] == ABANDONED)
#elif defined(FAULT_HOLD_ENDS_WHEN_VERIFYING)
#define releases(a) (isFinal(a) || phase[a] == VERIFYING)
#else
#define releases(a) isFinal(a)
#endif
#define isHeld(a) (phase[a] != NONE && !releases(a))
#define isLive(a) (phase[a] != NONE && !isFinal(a))
/* The other attempt of the same browser. */
#define other(a) (a ^ 1)
/* After three minutes a request has arrived or never will, unless the assumption does not hold. */
#ifdef VERY_LATE
#define isLate(a) true
#else
#define isLate(a) (request[a] != UNDERWAY)
#endif
#define isAbsent(a) (transaction[a] == NONE && !knowsUuid[a] && (phase[a] == SENT || phase[a] == VERIFYING))

/* A result that the user was shown does not change, and is what happened. */
inline conclude(a, result) {
  phase[a] = result;
  assert(shown[a] == NONE || shown[a] == result);
  shown[a] = result;
  assert(result != DROPPED || transaction[a] != APPROVED);
  assert(result != APPROVED || transaction[a] == APPROVED);
  assert(result != REJECTED || transaction[a] == REJECTED)
}

/* All that can happen to an attempt. A step of a page is not interrupted, as in browsers. */
proctype Attempt(byte a) {
end:
  do
  /* The user presses Pay in one of the tabs, which share the journal. */
  :: atomic { phase[a] == NONE ->
       if
#ifndef FAULT_NO_JOURNAL
       :: isHeld(other(a)) -> conclude(a, DROPPED) /* In progress, not sent. */
       :: !isHeld(other(a)) ->
#else
       :: true ->
#endif
          phase[a] = SENT;
          request[a] = UNDERWAY
       fi }
  :: atomic { phase[a] == NONE -> conclude(a, DROPPED) } /* The user does not pay. */

  /* The network and the backend. */
  :: atomic { request[a] == UNDERWAY -> request[a] = LOST }
  :: atomic { request[a] == UNDERWAY ->
       request[a] = ARRIVED;
       response[a] = UNDERWAY;
#ifdef PLAIN
       accepted[a] = (paid == 0);
#else
       accepted[a] = (paid == 0 && pending == 0);
#endif
       if
       :: accepted[a] -> transaction[a] = PENDING; pending++
       :: else
       fi }
  :: atomic { response[a] == UNDERWAY -> response[a] = LOST }

  /* The browser gets a response. */
  :: atomic { response[a] == UNDERWAY && !accepted[a] ->
       response[a] = ARRIVED;
       if
       :: phase[a] == SENT || phase[a] == VERIFYING -> conclude(a, DROPPED)
       :: else
       fi }
  :: atomic { response[a] == UNDERWAY && accepted[a] ->
       response[a] = ARRIVED;
       knowsUuid[a] = true;
       if
       :: phase[a] == SENT -> phase[a] = REDIRECTING; opened[a] = true
       :: phase[a] == DROPPED -> /* Given up while the request was pending: looked up, not opened. */
          phase[a] = UNKNOWN;
#ifdef VERY_LATE
          shown[a] = NONE; /* The one result that is taken back. */
#endif
#ifdef FAULT_OPENS_GIVEN_UP
          opened[a] = true
#endif
       :: else
       fi }
  :: atomic { phase[a] == SENT && (request[a] == LOST || response[a] == LOST) ->
       phase[a] = VERIFYING }

  /* The user stops waiting, comes back from the bank, or will not pay the session. */
  :: atomic { phase[a] == SENT -> phase[a] = VERIFYING }
  :: atomic { phase[a] == REDIRECTING ->
#if defined(FAULT_RETURNED_IS_NOT_CHARGED)
       conclude(a, DROPPED)
#elif defined(FAULT_RETURNED_IS_APPROVED)
       conclude(a, APPROVED)
#else
       phase[a] = VERIFYING
#endif
     }
  :: atomic { phase[a] == UNKNOWN || (knowsUuid[a] && (phase[a] == REDIRECTING || phase[a] == VERIFYING)) ->
#ifdef FAULT_ABANDONED_IS_NOT_CHARGED
       conclude(a, DROPPED)
#else
       phase[a] = ABANDONED
#endif
     }

  /* The browser looks the attempt up. */
#ifdef FAULT_ABSENT_AT_ONCE
  :: atomic { isAbsent(a) -> conclude(a, DROPPED) }
#else
  :: atomic { isAbsent(a) && isLate(a) -> conclude(a, DROPPED) }
#endif
#ifdef FAULT_PENDING_IS_REJECTED
  :: atomic { transaction[a] == PENDING && isLive(a) -> conclude(a, REJECTED) }
#else
  :: atomic { transaction[a] == PENDING && isLive(a) && phase[a] != ABANDONED && phase[a] != UNKNOWN ->
       knowsUuid[a] = true;
       phase[a] = UNKNOWN }
#endif
#ifndef FAULT_NEVER_LOOKED_UP
  :: atomic { transaction[a] == APPROVED && isLive(a) -> conclude(a, APPROVED) }
  :: atomic { transaction[a] == REJECTED && isLive(a) -> conclude(a, REJECTED) }
#endif

  /* The bank takes the money of a session that a browser opened, or the session ends without. */
  :: atomic { transaction[a] == PENDING && opened[a] ->
       transaction[a] = APPROVED;
       pending--;
       paid++;
       assert(paid <= 1);
       assert(phase[a] != DROPPED && phase[a] != REJECTED) }
  :: atomic { transaction[a] == PENDING -> transaction[a] = REJECTED; pending-- }
  od
}

/* When nothing more can happen, every attempt has its result. */
active proctype End() {
  byte a;
  timeout;
  for (a : 0 .. ATTEMPTS - 1) {
    assert(isFinal(a))
  }
}

init {
  byte a;
  atomic {
    for (a : 0 .. ATTEMPTS - 1) {
      run Attempt(a)
    }
  }
}

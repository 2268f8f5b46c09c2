/** A page that runs story after story is never idle, and what waits for that would wait for its time limit. */
window.requestIdleCallback = (callback) =>
  window.setTimeout(callback, 0, { didTimeout: false, timeRemaining: () => 50 });
window.cancelIdleCallback = window.clearTimeout;

import { createRoot, hydrateRoot } from 'react-dom/client';
import { PortalRoot } from './app/root/portal-root.tsx';
import { loadSignIn } from './app/root/sign-in.tsx';
import { whereToStart } from './app/root/where-to-start.ts';
import { createBrowser } from './platform/browser/browser.ts';
import { deploymentOptionsOf, readConfig } from './platform/config/read-config.ts';
import { createConnectionEvents } from './platform/connection/connection-events.ts';
import type { Portal } from './platform/context/portal-context.tsx';
import { afterFirstPaint } from './platform/loading/after-first-paint.ts';
import { firstFrameId } from './platform/loading/first-frame.ts';
import { documentCookies } from './platform/session/cookie-jar.ts';
import { createCookieSessionStore } from './platform/session/cookie-session-store.ts';
import { readReturnedSignIn } from './platform/session/returned-sign-in.ts';
import { sessionRequests } from './platform/session/session-requests.ts';

const config = readConfig(document);
const deploymentOptions = deploymentOptionsOf(config);
const browser = createBrowser();
const sessions = createCookieSessionStore({
  cookies: documentCookies(document),
  requests: sessionRequests,
  shared: browser.shared,
  stores: config.stores,
  defaultStore: config.defaultStore,
});
const answers = createConnectionEvents();
const portal: Portal = { config, deploymentOptions, sessions, browser, answers, now: Date.now };

// Another tab may have signed in or out while this one was in the background.
for (const event of ['focus', 'pageshow', 'storage']) {
  window.addEventListener(event, sessions.refresh);
}
document.addEventListener('visibilitychange', sessions.refresh);
window.addEventListener('online', () => void sessions.settle());
void sessions.settle();

const start = whereToStart(sessions.getSnapshot(), window.location, deploymentOptions);
const props = { portal, start, returned: readReturnedSignIn(document) };
const element = document.getElementById('root');
const ahead = element?.firstElementChild ?? null;
// The server renders the sign-in page ahead, and the frame of every signed-in page.
const isFrame = ahead?.id === firstFrameId;
if (element !== null && start === 'login' && ahead !== null && !isFrame) {
  // It is taken over as it stands, so its code comes first; without that its form is the server's.
  void loadSignIn().then(
    ({ default: signIn }) => hydrateRoot(element, <PortalRoot {...props} signIn={signIn} />),
    () => undefined,
  );
} else if (element !== null) {
  if (start === 'application' && isFrame) element.before(ahead);
  element.replaceChildren();
  createRoot(element).render(<PortalRoot {...props} />);
}

// What the portal needs to be opened without a connection; it does without where that fails.
afterFirstPaint(() => {
  void import('./platform/connection/register-service-worker.ts').then(
    ({ registerServiceWorker }) => registerServiceWorker(navigator),
    () => undefined,
  );
});

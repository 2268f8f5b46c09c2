import { beginQueries, type DataContext } from '@surtidor/data';
import { type ComponentType, lazy } from 'react';
import { loadFirstChunk } from '../../platform/loading/chunk-load-error.ts';
import { loadChunk } from '../../platform/loading/load-chunk.ts';
import { preventFlicker } from '../../platform/loading/prevent-flicker.ts';
import type { BuiltPage } from '../../platform/routes/find-page.ts';
import type { FirstQueries, FirstView } from '../../platform/routes/first-queries.ts';
import type { ScreenId } from '../../platform/routes/routes.ts';

/** The code of every screen but the sign-in page, which is never apart from the root. */
const modules = import.meta.glob<{ readonly default: ComponentType }>([
  '../../screens/*/*-screen.tsx',
  '!../../screens/login/*',
]);

/** What each screen asks first, in a small file of its own that is here before the screen. */
const firstQueriesOf = import.meta.glob<FirstQueries>('../../screens/*/first-queries.ts', {
  import: 'firstQueries',
});

/** Who opens a page, and the client that asks for them; null for somebody who is not signed in. */
export interface Opening {
  readonly view: FirstView;
  readonly client: DataContext['client'];
}

/**
 * Asks what the page asks first, while its screen is loaded: the answers wait for the screen. Where
 * this fails the screen asks by itself; a page that was left meanwhile asks nothing.
 */
async function begin({ screen }: BuiltPage, { view, client }: Opening): Promise<void> {
  const { href } = window.location;
  const firstQueries = await firstQueriesOf[`../../screens/${screen}/first-queries.ts`]?.();
  if (firstQueries === undefined || window.location.href !== href) return;
  beginQueries(client, firstQueries(view));
}

/** Fetches a screen with its styles, all at once. */
function loadScreen(page: BuiltPage, opening: Opening | null) {
  const { screen, firstVisit } = page;
  const load = modules[`../../screens/${screen}/${screen}-screen.tsx`];
  if (load === undefined) throw new Error(`There is no screen '${screen}'.`);
  const loading = (firstVisit ? loadFirstChunk : loadChunk)(async () => {
    // Awaited too: a screen that came first would ask the same.
    const begun = opening && begin(page, opening).catch(() => undefined);
    const [module] = await Promise.all([load(), begun]);
    return module;
  });
  return preventFlicker(loading);
}

const known = new Map<ScreenId, ComponentType>();

/** The screen of a page, loaded when it is first rendered: once the gate has let somebody in. */
export function screenOf(page: BuiltPage, opening: Opening | null): ComponentType {
  const screen = known.get(page.screen) ?? lazy(() => loadScreen(page, opening));
  known.set(page.screen, screen);
  return screen;
}

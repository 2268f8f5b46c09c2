import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  type RouterHistory,
  useMatches,
  useRouter,
} from '@tanstack/react-router';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type AppLocation, resolveUrl, toLocation } from './app-location.ts';
import { isOverlayEntry } from './overlay-entry.ts';

/** Creates a router without routes, for screens that render in isolation. */
const createLocationRouter = (history: RouterHistory) =>
  createRouter({ routeTree: createRootRoute(), history });

export interface MemoryRouterProps {
  /** The initial URL. */
  readonly initial?: string;
  readonly children: ReactNode;
}

/** Provides an in-memory location, for stories and tests. */
export const MemoryRouter = ({ initial = '/', children }: MemoryRouterProps) => {
  const [router] = useState(() =>
    createLocationRouter(createMemoryHistory({ initialEntries: [initial] })),
  );
  return <RouterContextProvider router={router}>{children}</RouterContextProvider>;
};

const removeTrailingSlash = (pathname: string) => pathname.replace(/(?<=.)\/$/, '');

/**
 * Returns the location of the page on screen. It changes in the same render as the search params. While another
 * page loads, it remains the location of the page on screen.
 */
export function useLocation(): AppLocation {
  const { history } = useRouter();
  const href = useSyncExternalStore(
    history.subscribe,
    () => history.location.href,
    // The server does not know the fragment.
    () => `${history.location.pathname}${history.location.search}`,
  );
  const location = useMemo(() => toLocation(href), [href]);
  const matchedPath = useMatches({ select: (matches) => matches.at(-1)?.pathname });
  const isMatched =
    matchedPath === undefined ||
    removeTrailingSlash(matchedPath) === removeTrailingSlash(location.pathname);
  const previousLocation = useRef(location);
  useLayoutEffect(() => {
    if (isMatched) previousLocation.current = location;
  });
  return isMatched ? location : previousLocation.current;
}

export interface NavigateOptions {
  /** Replaces the current history entry. */
  readonly replace?: boolean;
}

export type NavigateTo = (to: string, options?: NavigateOptions) => void;

/**
 * Returns a stable function that navigates to a URL of the portal. It replaces the history entry of an overlay,
 * so that the back button returns to the page below the overlay.
 */
export function useNavigate(): NavigateTo {
  const { history } = useRouter();
  return useCallback(
    (to, { replace = false } = {}) => {
      const href = resolveUrl(to, history.location);
      if (replace || isOverlayEntry(history)) history.replace(href);
      else history.push(href);
    },
    [history],
  );
}

type SetSearch = (next: URLSearchParams, options?: NavigateOptions) => void;

/** Returns the search params, and a function that changes them on the same page. */
export function useSearchParams(): readonly [URLSearchParams, SetSearch] {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const searchParams = useMemo(() => new URLSearchParams(search), [search]);
  const setSearchParams = useCallback<SetSearch>(
    (next, options) => {
      const text = next.toString();
      navigate(text === '' ? pathname : `${pathname}?${text}`, options);
    },
    [navigate, pathname],
  );
  return [searchParams, setSearchParams];
}

/** Navigates when it renders. */
export const Navigate = ({ to, replace = false }: { to: string; replace?: boolean }) => {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace }), [navigate, to, replace]);
  return null;
};

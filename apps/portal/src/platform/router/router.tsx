import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  type AppLocation,
  createBrowserHistory,
  createMemoryHistory,
  type LocationHistory,
} from './history.ts';

const HistoryContext = createContext<LocationHistory | null>(null);

/** The history of the router above, for the router's own hooks. */
export function useHistory(): LocationHistory {
  const history = useContext(HistoryContext);
  if (history === null) throw new Error('The router’s hooks need a router above them.');
  return history;
}

/** Follows the window's address. */
export const BrowserRouter = ({ children }: { children: ReactNode }) => {
  const [history] = useState(() => createBrowserHistory(window));
  useEffect(() => history.close, [history]);
  return <HistoryContext value={history}>{children}</HistoryContext>;
};

export interface MemoryRouterProps {
  /** The address to begin at. */
  readonly initial?: string;
  readonly children: ReactNode;
}

/** Follows an address of its own, for stories and tests. */
export const MemoryRouter = ({ initial, children }: MemoryRouterProps) => {
  const [history] = useState(() => createMemoryHistory(initial));
  return <HistoryContext value={history}>{children}</HistoryContext>;
};

/** Where one is. */
export function useLocation(): AppLocation {
  const { subscribe, getLocation } = useHistory();
  return useSyncExternalStore(subscribe, getLocation);
}

/** How a navigation is made. */
export interface NavigateOptions {
  /** Takes the present entry's place in the history. */
  readonly replace?: boolean;
}

export type NavigateTo = (to: string, options?: NavigateOptions) => void;

/** Goes to an address of the portal. The function keeps its identity. */
export function useNavigate(): NavigateTo {
  const { go } = useHistory();
  return useCallback((to, { replace = false } = {}) => go(to, replace), [go]);
}

type SetSearch = (next: URLSearchParams, options?: NavigateOptions) => void;

/** The address's query, and a way to change it on the same page. */
export function useSearchParams(): readonly [URLSearchParams, SetSearch] {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback<SetSearch>(
    (next, options) => {
      const text = next.toString();
      navigate(text === '' ? pathname : `${pathname}?${text}`, options);
    },
    [navigate, pathname],
  );
  return [parameters, change];
}

/** Goes elsewhere as soon as it is rendered. */
export const Navigate = ({ to, replace = false }: { to: string; replace?: boolean }) => {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace }), [navigate, to, replace]);
  return null;
};

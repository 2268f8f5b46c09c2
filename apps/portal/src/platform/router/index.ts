/** The portal's router: the address, a way to change it, and links. Routes are the domain's table. */
export { Link } from './link.tsx';
export {
  MemoryRouter,
  Navigate,
  useLocation,
  useNavigate,
  useSearchParams,
} from './router.tsx';
export { useBackCloses } from './use-back-closes.ts';
export { type LeaveQuestion, useLeaveGuard } from './use-leave-guard.ts';

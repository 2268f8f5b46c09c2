/** The router of the portal: location, navigation and links. The domain defines the routes. */
export { Link } from './link.tsx';
export {
  MemoryRouter,
  Navigate,
  useLocation,
  useNavigate,
  useSearchParams,
} from './router.tsx';
export { CloseOnBack, useCloseOnBack } from './use-close-on-back.ts';
export { type LeaveConfirmation, useLeaveGuard } from './use-leave-guard.ts';

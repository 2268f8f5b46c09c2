import { usePortal } from '../../platform/context/portal-context.tsx';
import { Bell } from './bell.tsx';

/** The bell of the header; absent if the deployment has no realtime database (faults 24). */
export const BellSlot = () => {
  const { realtime } = usePortal().config;
  return realtime && <Bell settings={realtime} />;
};

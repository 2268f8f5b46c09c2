import { usePortal } from '../../platform/context/portal-context.tsx';
import { Bell } from './bell.tsx';

/** Renders the bell of the header, if the deployment has a realtime database (faults 24). */
export const BellSlot = () => {
  const { realtime } = usePortal().config;
  return realtime && <Bell settings={realtime} />;
};

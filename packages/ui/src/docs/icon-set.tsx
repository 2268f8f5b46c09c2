import {
  Bell,
  CalendarDays,
  Check,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CircleX,
  Clock,
  CreditCard,
  EllipsisVertical,
  ExternalLink,
  Eye,
  FileDown,
  FileText,
  Hourglass,
  House,
  Info,
  Lock,
  LogOut,
  type LucideIcon,
  Mail,
  MapPin,
  Menu,
  Search,
  SlidersHorizontal,
  Trash2,
  TriangleAlert,
  Truck,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../illustrations/index.ts';
import { DocFrame } from './doc-frame.tsx';

const icons: readonly (readonly [LucideIcon, string])[] = [
  [House, 'home'],
  [Menu, 'menu'],
  [Bell, 'notifications'],
  [LogOut, 'sign out'],
  [Search, 'search'],
  [SlidersHorizontal, 'filters'],
  [CalendarDays, 'dates'],
  [ChevronDown, 'opens below'],
  [ChevronRight, 'goes on'],
  [EllipsisVertical, 'more actions'],
  [X, 'close, remove'],
  [Trash2, 'delete'],
  [Check, 'chosen'],
  [Eye, 'show password'],
  [CreditCard, 'pay'],
  [FileText, 'document'],
  [FileDown, 'download'],
  [ExternalLink, 'new tab'],
  [Mail, 'e-mail'],
  [MapPin, 'place'],
  [Truck, 'delivery'],
  [Clock, 'time'],
  [Hourglass, 'in progress'],
  [Info, 'information'],
  [CircleCheck, 'success'],
  [TriangleAlert, 'warning'],
  [CircleX, 'error'],
  [CircleAlert, 'field with an error'],
  [Lock, 'locked'],
  [CircleHelp, 'help'],
];

/** The icons in use and what each stands for. */
export const IconSet = () => (
  <DocFrame>
    <div
      className="doc-grid"
      style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))' }}
    >
      {icons.map(([Icon, meaning]) => (
        <div key={meaning} className="doc-icon">
          <Icon size={24} aria-hidden="true" />
          <span className="doc-note">{meaning}</span>
        </div>
      ))}
    </div>
  </DocFrame>
);

/** Every one; a picture that is missing here breaks the build. */
const pictures: Readonly<Record<IllustrationName, ReactNode>> = {
  empty: <Illustration name="empty" />,
  'no-match': <Illustration name="no-match" />,
  done: <Illustration name="done" />,
  failed: <Illustration name="failed" />,
  offline: <Illustration name="offline" />,
  forbidden: <Illustration name="forbidden" />,
  'not-found': <Illustration name="not-found" />,
  maintenance: <Illustration name="maintenance" />,
  'session-ended': <Illustration name="session-ended" />,
};

/** The pictures of empty and broken places. */
export const Pictures = () => (
  <DocFrame>
    <div className="doc-tiles">
      {Object.entries(pictures).map(([name, picture]) => (
        <div key={name} className="doc-icon">
          {picture}
          <span className="doc-note">{name}</span>
        </div>
      ))}
    </div>
  </DocFrame>
);

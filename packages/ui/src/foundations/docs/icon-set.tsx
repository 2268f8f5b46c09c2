import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-help';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import CreditCard from 'lucide-react/icons/credit-card';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import FileDown from 'lucide-react/icons/file-down';
import FileText from 'lucide-react/icons/file-text';
import Hourglass from 'lucide-react/icons/hourglass';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import Lock from 'lucide-react/icons/lock';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Truck from 'lucide-react/icons/truck';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../../data-display/illustrations/index.ts';
import { DocFrame } from './doc-frame.tsx';

const icons: readonly (readonly [LucideIcon, string])[] = [
  [House, 'home'],
  [Menu, 'menu'],
  [Bell, 'notifications'],
  [LogOut, 'sign out'],
  [Search, 'search'],
  [SlidersHorizontal, 'filters'],
  [CalendarDays, 'dates'],
  [ChevronDown, 'expand'],
  [ChevronRight, 'continue'],
  [EllipsisVertical, 'more actions'],
  [X, 'close, remove'],
  [Trash2, 'delete'],
  [Check, 'selected'],
  [Eye, 'show password'],
  [CreditCard, 'pay'],
  [FileText, 'document'],
  [FileDown, 'download'],
  [ExternalLink, 'new tab'],
  [Mail, 'e-mail'],
  [MapPin, 'location'],
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

/** The icons of the kit and their meanings. */
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

/** All illustrations; a missing one is a type error. */
const illustrations: Readonly<Record<IllustrationName, ReactNode>> = {
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

/** The illustrations of empty and error states. */
export const IllustrationSet = () => (
  <DocFrame>
    <div className="doc-tiles">
      {Object.entries(illustrations).map(([name, illustration]) => (
        <div key={name} className="doc-icon">
          {illustration}
          <span className="doc-note">{name}</span>
        </div>
      ))}
    </div>
  </DocFrame>
);
